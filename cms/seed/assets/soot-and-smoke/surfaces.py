"""Six surfaces that fire and smoke leave. Each returns (colour RGB 0…1 in sRGB, roughness, height, relief in pixels)."""

import numpy as np
from colour import over, ramp
from noise import Field, unit


def _step(low, high, x):
    """Smooth step from 0 at `low` to 1 at `high`."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def _drift(f, reach, low, high):
    """Two fields of displacement, about `reach` tiles far."""
    return [reach * f.spectrum(low, high, 1.2) for _ in range(2)]


def carbon_trap(size):
    """A fat felspar glaze that closed over soot: cream and flame-red, with grey clouds, black dots and pinholes."""
    f = Field(size, 101)
    thick = unit(f.warp(f.spectrum(2, 70, 1.75), *_drift(f, 0.012, 2, 12)))
    skin, fine = f.spectrum(14, 120, 1.2), f.spectrum(150, 900, 0.4)
    cloud = unit(f.warp(f.spectrum(2, 90, 1.75), *_drift(f, 0.016, 2, 14)) + 0.9 * (thick - 0.5), 40, 99)
    dots, pins = f.grains(6200, 2, 15, 0.8), f.grains(900, 2, 9, 0.6)
    trap = _step(0.1, 0.85, cloud)
    leopard = dots * _step(0.05, 0.45, cloud)
    colour = ramp(unit(thick + 0.05 * skin), "#A4512B", "#D9A27A", "#EAD7BF", "#EFE5D3", "#F2EADB")
    colour = over(over(colour, "#8F8882", 0.8 * trap), "#2B2725", 0.9 * _step(0.6, 1, cloud))
    colour = over(over(colour, "#211D1C", 0.85 * leopard), "#5B2F1A", 0.8 * pins)
    height = unit(0.55 * thick + 0.09 * skin + 0.01 * fine - 0.6 * pins - 0.12 * leopard, 0.02, 99.98)
    rough = np.clip(0.3 + 0.16 * trap + 0.25 * pins + 0.02 * fine + 0.18 * (1 - thick), 0, 1)
    return colour, rough, height, 20


def pit_fired(size):
    """Burnished clay from a pit of sawdust: flame-orange to rose, with black and grey where it lay in the smoke."""
    f = Field(size, 113)
    flame = unit(f.warp(f.spectrum(1.5, 60, 1.9), *_drift(f, 0.014, 2, 9)))
    smoke = unit(f.warp(f.spectrum(1.5, 90, 1.85), *_drift(f, 0.014, 2, 14)))
    fume = unit(f.warp(f.spectrum(2, 60, 1.8), *_drift(f, 0.014, 3, 14)))
    strokes, fine = f.spectrum(30, 500, 0.5, angle=0.12, stretch=9), f.spectrum(150, 900, 0.4)
    salt = f.grains(520, 2, 18, 0.9) * _step(0.4, 0.8, flame)
    colour = ramp(unit(flame + 0.02 * strokes), "#D9BFA3", "#D6AC86", "#C67C4E", "#AC5631", "#C08468")
    colour = over(colour, "#8C7A76", 0.75 * _step(0.45, 0.9, fume))
    colour = over(over(colour, "#4A3F3C", 0.9 * _step(0.46, 0.72, smoke)), "#14110F", _step(0.58, 0.86, smoke))
    colour = over(colour, "#E8D3BC", 0.5 * salt * (1 - _step(0.5, 0.7, smoke)))
    height = unit(0.35 * unit(strokes) + 0.5 * flame + 0.025 * fine + 0.1 * salt, 0.02, 99.98)
    rough = np.clip(0.36 + 0.03 * strokes + 0.14 * _step(0.5, 0.85, fume) + 0.3 * salt + 0.02 * fine, 0, 1)
    return colour, rough, height, 7


def naked_raku(size):
    """White clay smoked through the cracks of a shell that fell off: black lines with grey halos, bare clay between."""
    f = Field(size, 131)
    cloud, open_ = unit(f.spectrum(2, 14, 1.4)), unit(f.spectrum(2, 8, 1.2), 10, 90)
    fine = f.spectrum(150, 900, 0.4)
    main = f.warp(f.plates(56)[0], *_drift(f, 0.0022, 6, 140))
    side = f.warp(f.plates(380)[0], *_drift(f, 0.0016, 8, 160))
    dots = f.grains(520, 3, 20, 0.8)
    wide = 2.2 + 5.5 * open_
    line = np.maximum(_step(1, 0, main / wide), 0.8 * _step(1, 0, side / (0.4 + 3.2 * open_)) * _step(0.3, 0.7, open_))
    halo = np.maximum(np.exp(-main / (5 + 22 * open_)), 0.55 * np.exp(-side / (3 + 9 * open_)) * _step(0.2, 0.8, open_))
    colour = ramp(unit(cloud + 0.05 * fine), "#D6CCBC", "#E4DCCE", "#EDE7DB", "#F1ECE2")
    colour = over(colour, "#77706A", 0.8 * halo)
    colour = over(over(colour, "#3A3431", 0.9 * dots), "#151211", np.clip(line, 0, 1))
    height = unit(0.4 * cloud + 0.05 * fine - 0.3 * line, 0.02, 99.98)
    rough = np.clip(0.5 + 0.08 * cloud + 0.02 * fine + 0.1 * line, 0, 1)
    return colour, rough, height, 8


def lamp_black(size):
    """Limewash above a lamp: tongues of soot that climb, velvet where they are thick."""
    f = Field(size, 149)
    sway = _drift(f, 0.012, 2, 16)
    plume = unit(f.warp(f.spectrum(1.5, 120, 1.7, angle=np.pi / 2, stretch=2.6), *sway))
    puff, fine = unit(f.warp(f.spectrum(5, 120, 1.1), *sway)), f.spectrum(150, 1000, 0.3)
    brush = f.spectrum(20, 400, 0.6, angle=0.05, stretch=7)
    flakes = f.grains(1700, 1.5, 9, 0.8)
    soot = np.clip(1.15 * _step(0.15, 0.9, plume) + 0.22 * (puff - 0.5) + 0.03 * fine, 0, 1)
    colour = ramp(unit(0.6 * puff + 0.08 * brush), "#A2978A", "#B7AD9E", "#C9C1B3")
    colour = over(over(colour, "#57504A", 0.9 * _step(0.02, 0.6, soot)), "#0B0A09", _step(0.3, 1, soot))
    colour = over(colour, "#050505", 0.8 * flakes * _step(0.3, 0.7, soot))
    height = unit(0.16 * unit(brush) * (1 - soot) + 0.3 * soot + 0.35 * puff * soot + 0.03 * fine + 0.2 * flakes * soot, 0.02, 99.98)
    rough = np.clip(0.78 + 0.2 * soot + 0.02 * fine, 0, 1)
    return colour, rough, height, 16


def flue_tar(size):
    """The inside of a flue: tar that ran, blistered and set, with brown glass where it is thin."""
    f = Field(size, 163)
    sway = _drift(f, 0.012, 2, 22)
    runs = f.warp(f.spectrum(3, 60, 1.2, angle=np.pi / 2, stretch=4), *sway)
    wrinkle = 1 - np.abs(f.warp(f.spectrum(14, 120, 0.9, angle=np.pi / 2, stretch=1.8), *sway)) / 2.4
    blister = f.blur(f.grains(760, 5, 46, 1.0), 2 * size / 2048)
    burst = f.grains(260, 3, 13, 0.35)
    thin, fine = unit(f.spectrum(2, 60, 1.8, angle=np.pi / 2, stretch=2), 40, 99), f.spectrum(150, 900, 0.4)
    dust = unit(f.spectrum(3, 200, 1.4) + 0.5 * runs, 60, 99.5)
    colour = ramp(unit(0.6 * thin + 0.15 * unit(runs)), "#080707", "#120D0A", "#2A190D", "#553013")
    colour = over(over(colour, "#020202", 0.9 * burst), "#4A443D", 0.34 * dust)
    height = unit(0.5 * unit(runs) + 0.28 * unit(wrinkle) + 0.42 * blister - 0.5 * burst + 0.01 * fine, 0.02, 99.98)
    rough = np.clip(0.16 + 0.5 * dust + 0.5 * burst + 0.02 * fine, 0, 1)
    return colour, rough, height, 26


def fly_ash(size):
    """Iron clay on the fire's side of the kiln: pale ash that settled, and glass where it melted."""
    f = Field(size, 179)
    body, fine = unit(f.spectrum(3, 90, 1.5)), f.spectrum(120, 1000, 0.4)
    fall = unit(f.warp(f.spectrum(2, 160, 1.6), *_drift(f, 0.01, 3, 20)) + 0.05 * fine, 12, 99)
    dust, crumbs, sand = f.grains(7200, 0.8, 6, 0.9), f.grains(1100, 3, 17, 0.7), f.grains(3600, 1.5, 6)
    melt = _step(0.8, 1.0, f.blur(fall, 5 * size / 2048))
    ash = np.clip(_step(0.3, 0.9, fall) * (0.75 + 0.12 * fine) + 0.7 * np.maximum(dust, crumbs) * _step(0.0, 0.4, fall), 0, 1)
    colour = ramp(unit(0.7 * body + 0.12 * fine), "#1F1612", "#32221A", "#463024", "#5C3D2B")
    colour = over(over(colour, "#7A4B30", 0.4 * sand), "#BDB29B", 0.88 * ash)
    colour = over(colour, "#77754E", 0.82 * melt)
    height = unit(0.3 * body + 0.16 * sand + 0.3 * ash + 0.3 * crumbs + 0.025 * fine * (1 - melt) + 0.2 * melt, 0.02, 99.98)
    rough = np.clip(0.78 + 0.14 * ash + 0.03 * fine - 0.6 * melt, 0, 1)
    return colour, rough, height, 20


SURFACES = {
    "carbon-trap": carbon_trap,
    "pit-fired": pit_fired,
    "naked-raku": naked_raku,
    "lamp-black": lamp_black,
    "flue-tar": flue_tar,
    "fly-ash": fly_ash,
}
