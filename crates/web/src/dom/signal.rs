use std::any::Any;
use std::cell::{Cell, RefCell};
use std::marker::PhantomData;
use std::rc::Rc;

use super::page::soon;

/// The number of a cell or a watcher; none is given twice.
type Key = u32;

/// A value and who follows it.
struct Followed {
    /// A `RefCell` of the signal's type.
    value: Rc<dyn Any>,
    watchers: Vec<Key>,
}

/// Something that runs again when what it has read changes.
struct Watcher {
    run: Rc<dyn Fn()>,
    /// Whether it runs at once, or with the others in the next microtask.
    at_once: bool,
    sources: Vec<Key>,
    owned: Vec<Owned>,
}

/// What belongs to a watcher and goes when it runs again.
enum Owned {
    Value(Key),
    Watcher(Key),
    Cleanup(Box<dyn FnOnce()>),
}

/// Things by their keys. Keys only grow, so what is added stands at the end, and all are in order.
struct Table<T>(RefCell<Vec<(Key, T)>>);

impl<T> Default for Table<T> {
    fn default() -> Self {
        Self(RefCell::default())
    }
}

impl<T> Table<T> {
    fn add(&self, key: Key, thing: T) {
        self.0.borrow_mut().push((key, thing));
    }

    fn with<R>(&self, key: Key, f: impl FnOnce(&mut T) -> R) -> Option<R> {
        let mut all = self.0.borrow_mut();
        let at = all.binary_search_by_key(&key, |(k, _)| *k).ok()?;
        Some(f(&mut all[at].1))
    }

    /// Takes something out; whatever its end sets off may use the table.
    fn remove(&self, key: Key) -> Option<T> {
        let mut all = self.0.borrow_mut();
        let at = all.binary_search_by_key(&key, |(k, _)| *k).ok()?;
        Some(all.remove(at).1)
    }
}

#[derive(Default)]
struct Runtime {
    last: Cell<Key>,
    values: Table<Followed>,
    watchers: Table<Watcher>,
    /// Who reads now.
    reader: Cell<Option<Key>>,
    /// What has been made by whoever runs now.
    making: RefCell<Vec<Owned>>,
    waiting: RefCell<Vec<Key>>,
}

thread_local! {
    static RUNTIME: Runtime = Runtime::default();
}

impl Runtime {
    fn key(&self) -> Key {
        self.last.set(self.last.get() + 1);
        self.last.get()
    }

    fn add(&self, value: Rc<dyn Any>) -> Key {
        let key = self.key();
        let watchers = Vec::new();
        let followed = Followed { value, watchers };
        self.values.add(key, followed);
        self.making.borrow_mut().push(Owned::Value(key));
        key
    }

    fn value(&self, key: Key) -> Option<Rc<dyn Any>> {
        self.values.with(key, |f| f.value.clone())
    }

    fn read(&self, key: Key) {
        let Some(reader) = self.reader.get() else {
            return;
        };
        let is_new = self.values.with(key, |followed| {
            let is_new = !followed.watchers.contains(&reader);
            if is_new {
                followed.watchers.push(reader);
            }
            is_new
        });
        if is_new == Some(true) {
            self.watchers.with(reader, |w| w.sources.push(key));
        }
    }

    fn changed(&self, key: Key) {
        let watchers = self.values.with(key, |f| f.watchers.clone());
        for watcher in watchers.unwrap_or_default() {
            match self.watchers.with(watcher, |w| w.at_once) {
                Some(true) => self.run(watcher),
                Some(false) => self.wait(watcher),
                None => {}
            }
        }
    }

    fn wait(&self, watcher: Key) {
        let mut waiting = self.waiting.borrow_mut();
        if waiting.is_empty() {
            soon(|| RUNTIME.with(Runtime::flush));
        }
        // Who was made first first: it may do away with those it has made, which then must not run any more.
        if let Err(at) = waiting.binary_search(&watcher) {
            waiting.insert(at, watcher);
        }
    }

    fn flush(&self) {
        for watcher in self.waiting.take() {
            self.run(watcher);
        }
    }

    fn watch(&self, run: Rc<dyn Fn()>, at_once: bool) {
        let key = self.key();
        let (sources, owned) = (Vec::new(), Vec::new());
        let watcher = Watcher {
            run,
            at_once,
            sources,
            owned,
        };
        self.watchers.add(key, watcher);
        self.making.borrow_mut().push(Owned::Watcher(key));
        self.run(key);
    }

    fn run(&self, key: Key) {
        let Some(run) = self.forget_sources(key) else {
            return;
        };
        let reader = self.reader.replace(Some(key));
        let making = self.making.take();
        run();
        let owned = self.making.replace(making);
        self.reader.set(reader);
        let mut owned = Some(owned);
        self.watchers
            .with(key, |w| w.owned = owned.take().unwrap_or_default());
        // It has done away with itself.
        self.making.borrow_mut().extend(owned.unwrap_or_default());
    }

    /// What a watcher has read and made before is no longer its own; gives what it runs.
    fn forget_sources(&self, key: Key) -> Option<Rc<dyn Fn()>> {
        let (run, sources, owned) = self.watchers.with(key, |watcher| {
            let sources = std::mem::take(&mut watcher.sources);
            let owned = std::mem::take(&mut watcher.owned);
            (watcher.run.clone(), sources, owned)
        })?;
        for source in sources {
            self.values
                .with(source, |f| f.watchers.retain(|&w| w != key));
        }
        self.let_go(owned);
        Some(run)
    }

    /// What was made last goes first: who cleans up still finds the values that were there before.
    fn let_go(&self, owned: Vec<Owned>) {
        for one in owned.into_iter().rev() {
            match one {
                Owned::Value(key) => drop(self.values.remove(key)),
                Owned::Watcher(key) => {
                    self.forget_sources(key);
                    drop(self.watchers.remove(key));
                }
                Owned::Cleanup(clean) => clean(),
            }
        }
    }
}

/// A value that others follow. It can be copied like a number; it is gone with the effect in which it was made.
pub(crate) struct Signal<T>(Key, PhantomData<T>);

impl<T> Clone for Signal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Signal<T> {}

impl<T: 'static> Signal<Option<T>> {
    /// Takes the value out, if there is one.
    pub(crate) fn clear(self) {
        if self.with_untracked(Option::is_some) {
            self.set(None);
        }
    }
}

impl<T: 'static> Signal<T> {
    /// A signal with a first value.
    pub(crate) fn new(value: T) -> Self {
        let value: Rc<dyn Any> = Rc::new(RefCell::new(value));
        Self(RUNTIME.with(|r| r.add(value)), PhantomData)
    }

    fn cell(self) -> Option<Rc<RefCell<T>>> {
        let value = RUNTIME.with(|r| r.value(self.0))?;
        value.downcast().ok()
    }

    fn live(self) -> Rc<RefCell<T>> {
        self.cell().expect("a signal is used after its page")
    }

    /// Looks at the value; `None` when the signal is gone. Nobody follows it by that.
    pub(crate) fn try_with_untracked<R>(self, f: impl FnOnce(&T) -> R) -> Option<R> {
        Some(f(&self.cell()?.borrow()))
    }

    /// Looks at the value. Nobody follows it by that.
    pub(crate) fn with_untracked<R>(self, f: impl FnOnce(&T) -> R) -> R {
        f(&self.live().borrow())
    }

    /// Looks at the value; whoever runs now follows it.
    pub(crate) fn with<R>(self, f: impl FnOnce(&T) -> R) -> R {
        RUNTIME.with(|r| r.read(self.0));
        self.with_untracked(f)
    }

    /// Changes the value and tells nobody; [`Signal::tell`] does.
    pub(crate) fn change<R>(self, f: impl FnOnce(&mut T) -> R) -> Option<R> {
        Some(f(&mut self.cell()?.borrow_mut()))
    }

    /// Tells all who follow the value that it has changed.
    pub(crate) fn tell(self) {
        RUNTIME.with(|r| r.changed(self.0));
    }

    /// Changes the value; `None` when the signal is gone.
    pub(crate) fn try_update<R>(self, f: impl FnOnce(&mut T) -> R) -> Option<R> {
        let result = self.change(f)?;
        self.tell();
        Some(result)
    }

    /// Changes the value.
    pub(crate) fn update(self, f: impl FnOnce(&mut T)) {
        self.try_update(f);
    }

    /// Puts a value in its place, if it is another one.
    pub(crate) fn put(self, value: T)
    where
        T: PartialEq,
    {
        if self.with_untracked(|before| *before != value) {
            self.set(value);
        }
    }

    /// Puts another value in its place.
    pub(crate) fn set(self, value: T) {
        self.try_update(|v| *v = value);
    }
}

impl<T: Clone + 'static> Signal<T> {
    /// The value; whoever runs now follows it.
    pub(crate) fn get(self) -> T {
        self.with(T::clone)
    }

    /// The value. Nobody follows it by that.
    pub(crate) fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }
}

/// Runs now, and again after any change of what it has read.
pub(crate) fn effect(f: impl Fn() + 'static) {
    RUNTIME.with(|r| r.watch(Rc::new(f), false));
}

/// A value made from others, as they change; who follows it hears only of a value that differs.
pub(crate) fn memo<T: PartialEq + 'static>(f: impl Fn() -> T + 'static) -> Signal<T> {
    let signal = Signal::new(untrack(&f));
    let run = move || {
        let now = f();
        if signal.try_with_untracked(|before| *before != now) == Some(true) {
            signal.set(now);
        }
    };
    RUNTIME.with(|r| r.watch(Rc::new(run), true));
    signal
}

/// Ends everything: what was made outside of any effect goes, and all that belongs to it.
pub(crate) fn end() {
    RUNTIME.with(|r| {
        let owned = r.making.take();
        r.let_go(owned);
    });
}

/// Is done when the effect that runs now runs again or goes.
pub(crate) fn on_cleanup(f: impl FnOnce() + 'static) {
    RUNTIME.with(|r| r.making.borrow_mut().push(Owned::Cleanup(Box::new(f))));
}

/// Reads without following.
pub(crate) fn untrack<R>(f: impl FnOnce() -> R) -> R {
    let reader = RUNTIME.with(|r| r.reader.take());
    let result = f();
    RUNTIME.with(|r| r.reader.set(reader));
    result
}
