"""Six papers. Each returns (colour RGB 0…1 in sRGB, roughness, height, relief in pixels)."""

import numpy as np
from colour import over, ramp
from noise import Field, unit


def _formation(f, low=6, high=60):
    """How the pulp settled: soft clouds, finer than they look."""
    return unit(f.spectrum(low, high, 1.3))


def laid(size):
    """Cream rag from a laid mould: close wires across, chain lines every 25 mm, pulp a little thicker beside them."""
    f = Field(size, 311)
    cloud, fine = _formation(f), f.spectrum(200, 1000, 0.2)
    sway = 0.0009 * f.spectrum(1, 5, 1.3)
    wires = np.cos(2 * np.pi * 110 * (f.y + sway)) * (0.75 + 0.25 * unit(f.spectrum(2, 30, 1.0)))
    off = (np.mod(f.x + sway, 1 / 6) * 6 - 0.5) * (25 / 0.45)
    chain = np.exp(-(off**2)) - 0.4 * np.exp(-((off / 5) ** 2))
    hairs = f.fibres(900, 110, 0.9)
    height = unit(0.3 * cloud + 0.13 * wires + 0.3 * chain + 0.05 * fine + 0.2 * hairs, 0.05, 99.95)
    colour = ramp(unit(0.55 * cloud + 0.09 * wires + 0.26 * chain + 0.04 * fine), "#DCCFB2", "#E5DAC1", "#ECE3CF", "#F2EBDB")
    colour = over(colour, "#F7F2E6", 0.4 * hairs)
    return colour, np.clip(0.88 + 0.03 * fine - 0.03 * wires, 0, 1), height, 9


def wove(size):
    """White cotton from a woven mould: felt marks on both sides, nothing else."""
    f = Field(size, 317)
    cloud, fine = _formation(f, 8), f.spectrum(200, 1000, 0.2)
    felt = f.spectrum(50, 190, 0.25, angle=0.5, stretch=1.6)
    pale, dark = f.fibres(1500, 120, 0.9), f.fibres(110, 80, 0.8, 0.8)
    height = unit(0.26 * cloud + 0.17 * felt + 0.04 * fine + 0.26 * pale + 0.16 * dark, 0.05, 99.95)
    colour = ramp(unit(0.5 * cloud + 0.12 * felt + 0.05 * fine), "#E6E1D6", "#EDE9DF", "#F2EFE7", "#F7F4EE")
    colour = over(over(colour, "#FBF9F4", 0.4 * pale), "#9B8D7A", 0.4 * dark)
    return colour, np.clip(0.9 + 0.03 * fine - 0.04 * cloud, 0, 1), height, 10


def kraft(size):
    """Brown wrapping paper: long fibres along the machine, dark shives, a faint sheen from the rolls."""
    f = Field(size, 331)
    cloud, fine = _formation(f, 4, 90), f.spectrum(200, 1000, 0.3)
    grain = f.spectrum(20, 500, 0.6, angle=0.0, stretch=7)
    pale, dark = f.fibres(2600, 90, 0.8, 0.3), f.fibres(900, 60, 0.9, 0.4)
    shives = f.grains(700, 1.5, 6, 0.6)
    height = unit(0.3 * cloud + 0.14 * unit(grain) + 0.03 * fine + 0.2 * pale + 0.12 * dark, 0.05, 99.95)
    colour = ramp(unit(0.45 * cloud + 0.2 * grain * 0.5 + 0.06 * fine), "#8A6440", "#A0774E", "#B0875C", "#BF996D")
    colour = over(over(colour, "#D0AE84", 0.5 * pale), "#5E3F24", 0.6 * np.maximum(dark, shives))
    return colour, np.clip(0.72 + 0.06 * cloud + 0.03 * fine, 0, 1), height, 6


def blotter(size):
    """Thick, soft and thirsty: grey-green felt of pulp with a linen print and a nap that eats the light."""
    f = Field(size, 337)
    cloud, fine = _formation(f, 10, 120), f.spectrum(160, 1000, 0.15)
    sway = 0.0012 * f.spectrum(2, 20, 1.2)
    weave = np.cos(2 * np.pi * 72 * (f.x + sway)) * np.cos(2 * np.pi * 72 * (f.y + sway))
    nap, hairs = f.spectrum(40, 400, 0.5), f.fibres(2400, 70, 1.0, 0.9)
    height = unit(0.22 * cloud + 0.1 * weave + 0.12 * nap + 0.06 * fine + 0.26 * hairs, 0.05, 99.95)
    colour = ramp(unit(0.5 * cloud + 0.13 * nap + 0.07 * fine + 0.06 * weave), "#76806F", "#869080", "#949D8D", "#A3AB9A")
    colour = over(colour, "#BAC0AF", 0.4 * hairs)
    return colour, np.clip(0.95 + 0.02 * fine, 0, 1), height, 14


def mulberry(size):
    """Thin sheet of mulberry bark: long silky fibres that cross, thin places where the light would come through."""
    f = Field(size, 347)
    cloud, fine = unit(f.spectrum(4, 60, 1.4)), f.spectrum(200, 1000, 0.3)
    long_, silk = f.fibres(300, 560, 1.5, 0.22), f.fibres(2600, 260, 0.8, 0.25)
    bark = f.fibres(46, 120, 2.6, 0.5)
    height = unit(0.3 * cloud + 0.4 * long_ + 0.26 * silk + 0.4 * bark + 0.02 * fine, 0.05, 99.95)
    colour = ramp(unit(0.6 * cloud + 0.05 * fine), "#D3C4A2", "#DDD0B2", "#E6DBC2", "#EDE5D1")
    colour = over(over(colour, "#F5EEDD", 0.5 * silk), "#FBF6E9", 0.75 * long_)
    colour = over(colour, "#7D6440", 0.75 * bark)
    return colour, np.clip(0.74 + 0.1 * cloud - 0.22 * long_ + 0.02 * fine, 0, 1), height, 12


def indigo(size):
    """Cotton dyed in the vat: blue that took unevenly, pale hairs, a bronze bloom where the dye stayed on top."""
    f = Field(size, 353)
    vat, cloud = unit(f.spectrum(2, 60, 1.7)), _formation(f, 8, 90)
    felt, fine = f.spectrum(60, 220, 0.2), f.spectrum(200, 1000, 0.2)
    hairs, flecks = f.fibres(1300, 110, 0.9), f.grains(500, 1.5, 6, 0.8)
    height = unit(0.3 * cloud + 0.15 * felt + 0.04 * fine + 0.3 * hairs, 0.05, 99.95)
    colour = ramp(unit(0.5 * vat + 0.3 * cloud + 0.05 * felt), "#18233A", "#1F2F4E", "#283D61", "#365077")
    colour = over(over(colour, "#6C86A6", 0.45 * hairs), "#B7C3CC", 0.5 * flecks)
    return colour, np.clip(0.86 + 0.03 * fine - 0.1 * (1 - vat), 0, 1), height, 10


SURFACES = {"laid": laid, "wove": wove, "kraft": kraft, "blotter": blotter, "mulberry": mulberry, "indigo": indigo}
