"""Cuts four deckle-edged sheets (masks) and eight torn pieces (transparent PNG). Job (JSON, first argument): { out }.

A piece is a distance to its outline in pixels, roughened; face and white core are two heights of the same field.
"""

import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np  # noqa: E402
from colour import over, ramp  # noqa: E402
from noise import Field, unit  # noqa: E402
from textures import write_pixels  # noqa: E402

FIELD = 2048


def _step(low, high, x):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def _bytes(image):
    return np.clip(np.round(image * 255), 0, 255).astype(np.uint8)


def _stepped(image, levels=24):
    """As few tones as the eye lets pass: a noisy rim in 256 would double the file."""
    return np.round(image * levels) / levels


def _frame(width, height, inset):
    """Pixel places and the distance to a rectangle `inset` pixels inside the picture, positive within."""
    x, y = np.meshgrid(np.arange(width) + 0.5, np.arange(height) + 0.5)
    return x, y, np.minimum(np.minimum(x, width - x), np.minimum(y, height - y)) - inset


def deckle(seed, reach, width=2000, height=1414):
    """A sheet's outline as the mould leaves it: soft waves, thin feathered rim. Grey, white = paper."""
    f = Field(FIELD, seed)
    waves, fringe = f.spectrum(6, 60, 1.8)[:height, :width], f.spectrum(30, 400, 1.4)[:height, :width]
    inside = _frame(width, height, 3.2 * reach)[2] + reach * waves + 0.35 * reach * fringe
    return _bytes(_stepped(_step(-0.5, 1, inside) * (0.55 + 0.45 * _step(0, 2.4 * reach, inside))))


def torn(seed, shape, width, height, rough=1.0, core=1.0):
    """One torn piece, RGBA; `shape` gives the distance to its outline, `core` the width of the white inside."""
    f = Field(FIELD, seed)
    crop = (slice(0, height), slice(0, width))
    wander, ragged = f.spectrum(3, 50, 2.0)[crop], f.spectrum(14, 300, 1.75)[crop]
    fine, width_of = f.spectrum(120, 900, 0.4)[crop], unit(f.spectrum(4, 60, 1.3)[crop])
    x, y, rim = _frame(width, height, 0)
    inside = shape(x, y, rim) + rough * (15 * wander + 7 * ragged)
    hairs = f.fibres(2600, 26, 0.7, 1.2)[crop]
    alpha = _stepped(np.maximum(_step(-1, 1.4, inside + 1.6 * fine), 0.75 * hairs * _step(-9, -1, inside)), 12)
    torn_off = inside - core * (8 + 34 * width_of)
    face = _step(-1.5, 1.5, torn_off - 2 * fine - 4 * ragged)
    tone = unit(f.spectrum(8, 60, 1.3)[crop])
    pulp = _stepped(0.97 + 0.022 * fine + 0.03 * hairs, 40)
    colour = np.repeat(pulp[..., None], 3, 2) * np.array([1.0, 0.992, 0.97])
    sheet = ramp(_stepped(tone, 6), "#DED4BF", "#E6DDCB")
    colour = over(colour + (sheet - colour) * _stepped(face, 6)[..., None], "#B5AA94", 0.55 * _stepped(face * (1 - _step(0, 9, torn_off)), 6))
    return _bytes(np.dstack([np.clip(colour, 0, 1) * (alpha > 0)[..., None], alpha]))


def lower_edge(x, y, rim):
    return 330 - y


def slope(x, y, rim):
    return 300 + 0.045 * x - y


def strip(x, y, rim):
    return np.minimum(y - 70, 340 - y)


def ribbon(x, y, rim):
    return np.minimum(y - 55, 185 - y + 0.02 * x)


def corner(x, y, rim):
    return np.minimum(1040 - x, 1040 - y) - 0.0004 * (x - y) ** 2 * 0.1


def scrap(x, y, rim):
    return rim - 60


PIECES = {
    "edge-1-straight": (401, lower_edge, 2000, 420, 0.5, 0.5),
    "edge-2-ragged": (402, lower_edge, 2000, 460, 1.9, 1.0),
    "edge-3-wide-core": (403, lower_edge, 2000, 460, 1.1, 2.2),
    "edge-4-slope": (404, slope, 2000, 480, 1.2, 1.2),
    "strip-1-broad": (405, strip, 2000, 420, 1.2, 1.0),
    "strip-2-narrow": (406, ribbon, 2000, 290, 0.8, 0.6),
    "corner": (407, corner, 1150, 1150, 1.5, 1.3),
    "scrap": (408, scrap, 1300, 920, 1.6, 1.3),
}
DECKLES = {"deckle-1-fine": (421, 3), "deckle-2-even": (422, 6), "deckle-3-deep": (423, 11), "deckle-4-wild": (424, 17)}


def main():
    out = json.loads(sys.argv[1])["out"]
    for folder in ("torn", "deckle"):
        os.makedirs(os.path.join(out, folder), exist_ok=True)
    for name, (seed, shape, *sizes) in PIECES.items():
        write_pixels(os.path.join(out, "torn", f"{name}.png"), torn(seed, shape, *sizes))
    for name, (seed, reach) in DECKLES.items():
        write_pixels(os.path.join(out, "deckle", f"{name}.png"), deckle(seed, reach))


main()
