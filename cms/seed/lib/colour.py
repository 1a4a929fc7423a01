"""Colours of surfaces: sRGB, 0…1, last axis RGB."""

import numpy as np


def rgb(hex_colour):
    """'#RRGGBB' as an array of three."""
    return np.array([int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def ramp(t, *colours):
    """Mixes `colours` along t = 0…1."""
    stops = np.linspace(0, 1, len(colours))
    table = np.array([rgb(c) for c in colours])
    return np.stack([np.interp(t, stops, table[:, k]) for k in range(3)], -1)


def over(base, colour, mask):
    """Lays `colour` over `base` where `mask` (0…1) says so."""
    return base + (rgb(colour) - base) * mask[..., None]
