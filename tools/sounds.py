"""Synthesises the sounds of the table: wood, cloth and small metal.

    python tools/sounds.py [web/src/assets/sounds]

writes one small mono file for each. Needs NumPy. The same seed gives the same files.
"""

import sys
import wave
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Signal = NDArray[np.float64]
PEAK = 0.25  # -12 dBFS
RANDOM = np.random.default_rng(1163)  # the year in which a cathedral was begun


def time(seconds: float, rate: int) -> Signal:
    return np.asarray(np.arange(int(seconds * rate)) / rate)


def decay(t: Signal, seconds: float) -> Signal:
    """Return a decay to a thousandth within a number of seconds."""
    return np.asarray(np.exp(-6.9 * t / seconds))


def noise(t: Signal, low: float, high: float, rate: int) -> Signal:
    """Return noise between two frequencies."""
    spectrum = np.fft.rfft(RANDOM.standard_normal(len(t)))
    at = np.fft.rfftfreq(len(t), 1 / rate)
    spectrum[(at < low) | (at > high)] = 0
    found: Signal = np.fft.irfft(spectrum, len(t))
    return np.asarray(found / (np.abs(found).max() or 1.0))


def knock(t: Signal, pitch: float, length: float, rate: int) -> Signal:
    """Boxwood on oak: a few inharmonic modes and the noise of the contact."""
    modes = ((1.0, 1.0, 1.0), (2.57, 0.45, 0.6), (4.31, 0.22, 0.35), (6.8, 0.1, 0.2))
    body = sum(a * np.sin(2 * np.pi * pitch * f * t) * decay(t, length * d) for f, a, d in modes)
    return np.asarray(body + 0.5 * noise(t, 800, 6000, rate) * decay(t, 0.012))


def put(into: Signal, sound: Signal, at: float, rate: int, loud: float = 1.0) -> None:
    start = int(at * rate)
    end = min(len(into), start + len(sound))
    into[start:end] += loud * sound[: end - start]


def piece(rate: int) -> Signal:
    t = time(0.09, rate)
    return knock(t, 900, 0.07, rate)


def coin(rate: int) -> Signal:
    found = np.zeros(int(0.16 * rate))
    t = time(0.12, rate)
    for at, pitch, loud in ((0.0, 3100, 1.0), (0.028, 3560, 0.7)):
        disc = sum(
            a * np.sin(2 * np.pi * pitch * f * t) * decay(t, 0.1 * d)
            for f, a, d in ((1, 1, 1), (1.62, 0.5, 0.8), (2.41, 0.3, 0.5))
        )
        put(
            found,
            np.asarray(disc) + 0.25 * noise(t, 3000, 9000, rate) * decay(t, 0.01),
            at,
            rate,
            loud,
        )
    return found


def die(rate: int) -> Signal:
    found = np.zeros(int(0.48 * rate))
    t = time(0.08, rate)
    for at, pitch, loud in (
        (0.0, 620, 1.0),
        (0.1, 700, 0.6),
        (0.19, 660, 0.4),
        (0.31, 720, 0.25),
        (0.4, 640, 0.15),
    ):
        put(found, knock(t, pitch, 0.05, rate), at, rate, loud)
    return found


def card(rate: int) -> Signal:
    t = time(0.12, rate)
    swell = np.sin(np.pi * np.clip(t / 0.09, 0, 1)) ** 2
    laid = noise(t, 300, 1400, rate) * decay(np.maximum(t - 0.085, 0), 0.03) * (t > 0.085)
    return np.asarray(0.6 * noise(t, 1800, 6500, rate) * swell + laid)


def bag(rate: int) -> Signal:
    t = time(0.26, rate)
    squeeze = noise(t, 150, 900, rate) * np.sin(np.pi * t / 0.26) ** 2
    found = squeeze * 0.8
    for at in (0.03, 0.08, 0.12, 0.17, 0.2):
        put(
            found, knock(time(0.05, rate), 500 + 260 * RANDOM.random(), 0.035, rate), at, rate, 0.35
        )
    return np.asarray(found)


def bell(rate: int) -> Signal:
    t = time(0.9, rate)
    modes = (
        (0.5, 0.35, 1.0),
        (1.0, 1.0, 0.85),
        (1.19, 0.4, 0.6),
        (2.0, 0.45, 0.4),
        (2.74, 0.25, 0.25),
        (4.1, 0.12, 0.12),
    )
    return np.asarray(
        sum(a * np.sin(2 * np.pi * 659.26 * f * t) * decay(t, 1.3 * d) for f, a, d in modes)
    )


def ruin(rate: int) -> Signal:
    t = time(0.52, rate)
    found = np.sin(2 * np.pi * (90 - 40 * t) * t) * decay(t, 0.4) + 0.5 * noise(
        t, 200, 2500, rate
    ) * decay(t, 0.35)
    for _ in range(14):
        grain = noise(time(0.02, rate), 600, 3500, rate) * decay(time(0.02, rate), 0.015)
        put(found, grain, 0.12 + 0.36 * RANDOM.random(), rate, 0.5 * RANDOM.random())
    return found


def flute(pitch: float, seconds: float, rate: int) -> Signal:
    t = time(seconds, rate)
    breath = np.minimum(1, t / 0.05) * np.minimum(1, (seconds - t) / 0.09)
    tremble = 1 + 0.004 * np.sin(2 * np.pi * 5.2 * t) * np.minimum(1, t / 0.3)
    phase = 2 * np.pi * np.cumsum(pitch * tremble) / rate
    tone = np.sin(phase) + 0.18 * np.sin(2 * phase) + 0.06 * np.sin(3 * phase)
    return np.asarray((tone + 0.05 * noise(t, 1500, 5000, rate)) * breath)


def beat(rate: int) -> Signal:
    t = time(0.3, rate)
    low = np.sin(2 * np.pi * (120 - 60 * t) * t) * decay(t, 0.28)
    return np.asarray(low + 0.3 * noise(t, 100, 700, rate) * decay(t, 0.06))


def fanfare(rate: int) -> Signal:
    found = np.zeros(int(1.8 * rate))
    for at, pitch, length in (
        (0.0, 392.0, 0.24),
        (0.22, 523.25, 0.24),
        (0.44, 587.33, 0.24),
        (0.68, 783.99, 1.0),
    ):
        put(found, flute(pitch, length, rate), at, rate, 0.7)
    for at in (0.0, 0.44, 0.68, 1.12):
        put(found, beat(rate), at, rate, 0.8)
    return found


def drum(rate: int) -> Signal:
    """A lost game: the drum and two notes, as friendly as a win."""
    found = np.zeros(int(1.1 * rate))
    for at, pitch, length in ((0.1, 523.25, 0.3), (0.42, 440.0, 0.6)):
        put(found, flute(pitch, length, rate), at, rate, 0.6)
    for at in (0.0, 0.42):
        put(found, beat(rate), at, rate, 0.8)
    return found


SOUNDS = {
    "piece": (piece, 22050),
    "coin": (coin, 32000),
    "die": (die, 16000),
    "card": (card, 16000),
    "bag": (bag, 11025),
    "bell": (bell, 11025),
    "ruin": (ruin, 11025),
    "fanfare": (fanfare, 11025),
    "drum": (drum, 8000),
}


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "web/src/assets/sounds")
    folder.mkdir(parents=True, exist_ok=True)
    for name, (make, rate) in SOUNDS.items():
        signal = make(rate)
        signal = signal / np.abs(signal).max() * PEAK
        signal[-max(1, rate // 200) :] *= np.linspace(1, 0, max(1, rate // 200))
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(rate)
            file.writeframes((signal * 32767).astype("<i2").tobytes())


if __name__ == "__main__":
    main()
