"""Builds the sounds: short effects synthesised from sines and noise, our own from the first sample.

    .venv/bin/python packaging/build_sound.py

Needs numpy and soundfile (extra ``art``). The program itself needs neither: it plays the OGG files.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import soundfile  # type: ignore[import-untyped,import-not-found,unused-ignore]
from numpy.typing import NDArray

RATE = 44100
FOLDER = Path(__file__).resolve().parent.parent / "assets" / "audio"
MARIMBA = ((1.0, 1.0), (3.93, 0.32), (9.5, 0.08))
GLASS = ((1.0, 1.0), (2.76, 0.5), (5.4, 0.22), (8.9, 0.1))

Wave = NDArray[np.float64]


def tone(
    pitch: float, seconds: float, partials: tuple[tuple[float, float], ...] = MARIMBA, decay: float = 6.0
) -> Wave:
    """A struck note: partials that fade, the high ones first."""
    t = np.arange(int(RATE * seconds)) / RATE
    wave = sum(
        amount * np.sin(2 * np.pi * pitch * ratio * t) * np.exp(-decay * (0.6 + 0.4 * ratio) * t)
        for ratio, amount in partials
    )
    attack = np.minimum(t / 0.004, 1.0)
    return np.asarray(wave * attack, dtype=np.float64)


def noise(seconds: float, low: float, high: float, seed: int, decay: float = 14.0) -> Wave:
    """A breath of noise between two pitches."""
    count = int(RATE * seconds)
    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(count))
    pitches = np.fft.rfftfreq(count, 1 / RATE)
    spectrum[(pitches < low) | (pitches > high)] = 0
    wave = np.fft.irfft(spectrum, count)
    t = np.arange(count) / RATE
    return np.asarray(wave / (np.abs(wave).max() or 1) * np.exp(-decay * t), dtype=np.float64)


def bubble(pitch: float, seconds: float = 0.16) -> Wave:
    """A rising blip, as of a bubble that bursts."""
    t = np.arange(int(RATE * seconds)) / RATE
    sweep = 2 * np.pi * (pitch * t + pitch * 3.2 * t * t)
    return np.asarray(np.sin(sweep) * np.exp(-16 * t) * np.minimum(t / 0.006, 1.0), dtype=np.float64)


def together(*parts: tuple[float, Wave]) -> Wave:
    """Waves that start at these moments."""
    length = max(int(at * RATE) + len(wave) for at, wave in parts)
    result = np.zeros(length)
    for at, wave in parts:
        start = int(at * RATE)
        result[start : start + len(wave)] += wave
    return result


def effects() -> dict[str, Wave]:
    """Every effect by name."""
    return {
        "click": together((0, tone(620, 0.12, decay=26)), (0, 0.2 * noise(0.04, 2000, 7000, 1))),
        "flask": together(
            (0, tone(392, 0.35, GLASS, 9)),
            (0.02, 0.35 * noise(0.09, 400, 2600, 2)),
            (0.05, 0.5 * bubble(300)),
        ),
        "cube": together((0, tone(520, 0.14, decay=22)), (0, 0.25 * noise(0.05, 900, 4200, 3))),
        "atp": together((0, 0.8 * tone(880, 0.25, GLASS, 12)), (0.03, 0.5 * tone(1320, 0.22, GLASS, 14))),
        "card": noise(0.17, 900, 6500, 4, 17),
        "vesicle": together((0, bubble(240, 0.2)), (0.07, 0.7 * bubble(330, 0.18))),
        "score": together((0, tone(659, 0.4)), (0.09, tone(784, 0.4)), (0.18, tone(1047, 0.5))),
        "event": together((0, tone(330, 0.6, GLASS, 4)), (0.12, 0.8 * tone(494, 0.6, GLASS, 4))),
        "dice": together(*((0.06 * i, 0.7 * noise(0.05, 700, 5000, 10 + i, 40)) for i in range(5))),
        "turn": together((0, tone(523, 0.4)), (0.13, tone(659, 0.5))),
        "error": together((0, tone(196, 0.25, decay=14)), (0.09, tone(185, 0.25, decay=14))),
        "water": together(
            *(
                (at, level * bubble(pitch, 0.18))
                for at, pitch, level in ((0, 260, 0.9), (0.07, 340, 0.7), (0.13, 300, 0.6))
            ),
            (0.02, 0.25 * noise(0.22, 500, 2400, 21, 13)),
        ),
        "growth": together(
            (0, 0.22 * noise(0.42, 300, 1800, 22, 6)),
            *(
                (0.07 * i, (0.5 + 0.1 * i) * tone(pitch, 0.34, decay=9))
                for i, pitch in enumerate((294, 349, 440, 587))
            ),
        ),
        "stone": together(
            (0, tone(147, 0.3, decay=20)),
            (0, 0.6 * noise(0.07, 300, 2200, 23, 40)),
            (0.06, 0.4 * tone(784, 0.3, GLASS, 12)),
        ),
        "dusk": together(
            *((0.16 * i, 0.8 * tone(pitch, 1.1, GLASS, 3.2)) for i, pitch in enumerate((659, 523, 440, 330))),
            (0.1, 0.12 * noise(0.9, 3000, 6000, 24, 3)),
        ),
        "dawn": together(
            *(
                (0.13 * i, (0.5 + 0.1 * i) * tone(pitch, 0.9, GLASS, 4))
                for i, pitch in enumerate((330, 440, 554, 659))
            )
        ),
        "win": together(
            *((0.13 * i, tone(pitch, 0.7)) for i, pitch in enumerate((523, 659, 784, 1047, 1319)))
        ),
    }


def of_amino() -> dict[str, Wave]:
    """What only Amino sounds like: a lens that opens, cards that pass, a far storm, an acid that forms."""
    low = np.cumsum(noise(1.3, 20, 180, 41, 2.6))
    storm = low / (np.abs(low).max() or 1)
    return {
        "look": together((0, 0.6 * tone(988, 0.3, GLASS, 9)), (0.05, 0.4 * tone(1480, 0.3, GLASS, 10))),
        "swap": together((0, noise(0.16, 700, 4200, 42, 13)), (0.12, 0.8 * noise(0.18, 900, 5200, 43, 15))),
        "thunder": together((0, 0.5 * noise(0.12, 1500, 8000, 44, 26)), (0.04, storm)),
        "acid": together(
            *((0.1 * i, 0.8 * tone(pitch, 0.6, GLASS, 5)) for i, pitch in enumerate((392, 494, 587, 784)))
        ),
    }


def swell(pitch: float, seconds: float, cycles: int, phase: float, seed: int) -> Wave:
    """A soft tone that comes and goes a whole number of times, so that its end meets its beginning."""
    t = np.arange(int(RATE * seconds)) / RATE
    whole = round(pitch * seconds) / seconds
    beat = round(0.21 * seconds + seed % 3) / seconds
    wave = np.sin(2 * np.pi * whole * t) + 0.45 * np.sin(2 * np.pi * (whole + beat) * t + seed)
    wave += 0.16 * np.sin(2 * np.pi * round(2 * pitch * seconds) / seconds * t)
    rise = 0.5 - 0.5 * np.cos(2 * np.pi * (cycles * t / seconds + phase))
    return np.asarray(wave * (0.15 + 0.85 * rise**2), dtype=np.float64)


def ambience(seconds: float = 32.0) -> NDArray[np.float64]:
    """A calm hum from inside a cell: slow open chords, a breath of flow, a rare bubble. It loops unheard."""
    count = int(RATE * seconds)
    left, right = np.zeros(count), np.zeros(count)
    for i, pitch in enumerate((65.4, 98.0, 130.8, 146.8, 196.0, 220.0, 293.7)):
        tone_ = swell(pitch, seconds, 2 + i % 3, i * 0.37 % 1, i) / (1 + 0.35 * i)
        pan = 0.5 + 0.32 * np.sin(2.4 * i)
        left += (1 - pan) * tone_
        right += pan * tone_
    for channel, seed in ((left, 31), (right, 32)):
        spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(count))
        pitches = np.fft.rfftfreq(count, 1 / RATE)
        spectrum *= np.exp(-(((pitches - 260) / 190) ** 2))  # periodic by construction
        flow = np.fft.irfft(spectrum, count)
        channel += 0.16 * flow / np.abs(flow).max()
    for i, at in enumerate((5.3, 12.1, 17.8, 26.4)):
        blip, start = 0.09 * bubble(210 + 37 * i, 0.22), int(at * RATE)
        (left if i % 2 else right)[start : start + len(blip)] += blip
    both = np.stack([left, right], axis=1)
    return np.asarray(both / np.abs(both).max() * 0.5, dtype=np.float64)


def main() -> None:
    """Write the background and all effects."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    hum = ambience().astype(np.float32)
    with soundfile.SoundFile(
        FOLDER / "ambience.ogg", "w", RATE // 2, 2, format="OGG", subtype="VORBIS", compression_level=0.8
    ) as file:
        file.write(np.ascontiguousarray(hum[::2]))  # it has no high tones
    for name, wave in {**effects(), **of_amino()}.items():
        level = wave / (np.abs(wave).max() or 1) * 0.7
        soundfile.write(
            FOLDER / f"{name}.ogg", level.astype(np.float32), RATE, format="OGG", subtype="VORBIS"
        )


if __name__ == "__main__":
    main()
