//! The picture of a board for the card of a link, from the layout that every board picture is drawn from.

use semailles_core::{Layout, Picture, Place, Shape};

const WIDTH: usize = 1200;
const HEIGHT: usize = 630;

type Colour = [f32; 3];

const SAND: Colour = [240.0, 226.0, 200.0];
const WOOD: Colour = [140.0, 88.0, 50.0];
const HOLLOW: Colour = [92.0, 55.0, 30.0];
const SEED: Colour = [246.0, 236.0, 214.0];
const FIRST: Colour = [250.0, 244.0, 232.0];
const SECOND: Colour = [40.0, 32.0, 28.0];

/// The golden angle: seeds in one pit lie like those of a sunflower.
const GOLDEN: f32 = 2.399_963;

/// The board as a PNG of 1200 × 630 pixels, the size that messengers ask for.
pub(crate) fn png(layout: &Layout, picture: &Picture) -> Option<Vec<u8>> {
    let mut sheet = Sheet::new();
    let unit = (1080.0 / layout.width).min(510.0 / layout.height);
    let left = (WIDTH as f32 - unit * layout.width) / 2.0;
    let top = (HEIGHT as f32 - unit * layout.height) / 2.0;
    let on_wood = !matches!(layout.shape, Shape::Grid { .. } | Shape::Ring);
    if on_wood {
        let (width, height) = (unit * layout.width, unit * layout.height);
        sheet.plank(left - 30.0, top - 30.0, width + 60.0, height + 60.0, 50.0);
    }
    for spot in &layout.spots {
        let (x, y) = (left + unit * spot.x, top + unit * spot.y);
        if let Place::Square(i) = spot.place {
            sheet.disc(x, y, 0.1 * unit, WOOD);
            if let Some(piece) = picture.squares.get(usize::from(i)).copied().flatten() {
                let colour = if piece.0.0 == 0 { FIRST } else { SECOND };
                sheet.disc(x, y, 0.36 * unit, WOOD);
                sheet.disc(x, y, 0.33 * unit, colour);
            }
            continue;
        }
        sheet.disc(x, y, 0.42 * unit, HOLLOW);
        let seeds = picture.count(spot.place).min(40);
        let room = 0.32 * (f32::from(seeds) / 24.0).sqrt().clamp(0.4, 1.0);
        for i in 0..seeds {
            let far = room * unit * ((f32::from(i) + 0.5) / f32::from(seeds)).sqrt();
            let angle = GOLDEN * f32::from(i);
            let (dx, dy) = (far * angle.cos(), far * angle.sin());
            sheet.disc(x + dx, y + dy, 0.07 * unit, WOOD);
            sheet.disc(x + dx, y + dy, 0.055 * unit, SEED);
        }
    }
    sheet.encode()
}

struct Sheet(Vec<Colour>);

impl Sheet {
    fn new() -> Self {
        Self(vec![SAND; WIDTH * HEIGHT])
    }

    fn disc(&mut self, x: f32, y: f32, radius: f32, colour: Colour) {
        self.fill(
            x - radius,
            y - radius,
            x + radius,
            y + radius,
            colour,
            |px, py| (px - x).hypot(py - y) - radius,
        );
    }

    /// A rectangle with round corners.
    fn plank(&mut self, left: f32, top: f32, width: f32, height: f32, corner: f32) {
        let (right, bottom) = (left + width, top + height);
        self.fill(left, top, right, bottom, WOOD, |px, py| {
            let dx = (left + corner - px).max(px - right + corner).max(0.0);
            let dy = (top + corner - py).max(py - bottom + corner).max(0.0);
            dx.hypot(dy) - corner
        });
    }

    /// Colours what is inside: where the distance is below 0, and half of the edge.
    fn fill(
        &mut self,
        left: f32,
        top: f32,
        right: f32,
        bottom: f32,
        colour: Colour,
        distance: impl Fn(f32, f32) -> f32,
    ) {
        let clamp = |v: f32, most: usize| (v.max(0.0) as usize).min(most);
        for y in clamp(top - 1.0, HEIGHT)..clamp(bottom + 2.0, HEIGHT) {
            for x in clamp(left - 1.0, WIDTH)..clamp(right + 2.0, WIDTH) {
                let inside = (0.5 - distance(x as f32 + 0.5, y as f32 + 0.5)).clamp(0.0, 1.0);
                let pixel = &mut self.0[y * WIDTH + x];
                for (old, new) in pixel.iter_mut().zip(colour) {
                    *old += inside * (new - *old);
                }
            }
        }
    }

    fn encode(&self) -> Option<Vec<u8>> {
        let mut out = Vec::new();
        let mut encoder = png::Encoder::new(&mut out, WIDTH as u32, HEIGHT as u32);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        let bytes: Vec<u8> = self.0.iter().flatten().map(|&v| v.round() as u8).collect();
        let mut writer = encoder.write_header().ok()?;
        writer.write_image_data(&bytes).ok()?;
        writer.finish().ok()?;
        Some(out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_has_its_picture() {
        for entry in semailles_games::CATALOGUE {
            let game = semailles_games::game(entry.id).unwrap();
            let mut run = game.begin();
            for _ in 0..6 {
                if let Some(&m) = run.legal().first() {
                    run.play(m).unwrap();
                }
            }
            let picture = png(&game.layout(), &run.picture()).unwrap();
            let decoder = png::Decoder::new(std::io::Cursor::new(&picture));
            let mut reader = decoder.read_info().unwrap();
            let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
            let info = reader.next_frame(&mut pixels).unwrap();
            assert_eq!((info.width, info.height), (1200, 630));
            let seeds = pixels
                .chunks(3)
                .filter(|p| p.iter().all(|&v| v > 205))
                .count();
            assert!(seeds > 1000, "{}: nothing lies on the board", entry.id);
            assert!(
                picture.len() < 200_000,
                "{}: {} bytes",
                entry.id,
                picture.len()
            );
        }
    }
}
