// Boards in the page of a game come alive where they stand: the program shows them in a frame. Without this script the
// same links open the program.
//
// One board at a time: each frame runs the program once.
let alive;

for (const link of document.querySelectorAll("a.here")) {
  const words = link.textContent;
  const figure = link.closest("figure");
  link.setAttribute("role", "button");
  link.setAttribute("aria-expanded", "false");
  const sleep = () => {
    figure.classList.remove("alive");
    figure.querySelector("iframe").remove();
    link.textContent = words;
    link.setAttribute("aria-expanded", "false");
    alive = undefined;
  };
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (alive === sleep) return sleep();
    alive?.();
    alive = sleep;
    const frame = document.createElement("iframe");
    frame.title = link.dataset.title;
    frame.src = link.href;
    frame.addEventListener("load", () => fit(frame));
    figure.classList.add("alive");
    figure.prepend(frame);
    link.textContent = link.dataset.back;
    link.setAttribute("aria-expanded", "true");
    figure.scrollIntoView({ block: "nearest" });
  });
  // A link that acts as a button answers to the space bar too.
  link.addEventListener("keydown", (event) => {
    if (event.key !== " ") return;
    event.preventDefault();
    link.click();
  });
}

/** The frame is as tall as what it shows, whenever that changes. */
function fit(frame) {
  const inside = frame.contentDocument?.body;
  if (!inside) return;
  const measure = () => {
    const shown = inside.querySelector("main.small");
    if (shown) frame.height = Math.ceil(shown.getBoundingClientRect().height);
  };
  new ResizeObserver(measure).observe(inside);
  measure();
}
