//! The sound of a seed that falls, made by the page.

use std::cell::RefCell;

use web_sys::{AudioContext, AudioContextState, OscillatorType};

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// What is heard of a drop, which makes so many seeds; without a number, of a capture.
pub(crate) fn hear(now: Option<u8>) {
    match now {
        Some(seeds) => knock(seeds),
        None => take(),
    }
}

/// A dull knock, a little higher the more seeds lie in the pit.
fn knock(seeds: u8) {
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        if let Some(context) = context {
            let _ = play(context, 240.0 + 22.0 * f32::from(seeds.min(16)), 0.09, 0.2);
        }
    });
}

/// Seeds that are taken: lower and longer.
fn take() {
    CONTEXT.with_borrow_mut(|context| {
        if let Some(context) = context {
            let _ = play(context, 150.0, 0.25, 0.25);
        }
    });
}

fn play(
    context: &AudioContext,
    pitch: f32,
    length: f64,
    loud: f32,
) -> Result<(), wasm_bindgen::JsValue> {
    if context.state() == AudioContextState::Suspended {
        let _ = context.resume()?;
    }
    let (tone, volume) = (context.create_oscillator()?, context.create_gain()?);
    let now = context.current_time();
    tone.set_type(OscillatorType::Triangle);
    tone.frequency().set_value_at_time(pitch, now)?;
    tone.frequency()
        .exponential_ramp_to_value_at_time(pitch / 2.0, now + length)?;
    volume.gain().set_value_at_time(loud, now)?;
    volume
        .gain()
        .exponential_ramp_to_value_at_time(0.001, now + length)?;
    tone.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    tone.start()?;
    tone.stop_with_when(now + length)
}
