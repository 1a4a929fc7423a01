"""The four surfaces. Each returns (colour RGB 0…1 in sRGB, roughness, height, relief in pixels)."""

import numpy as np
from colour import over, ramp
from noise import Field, unit


def terracotta(size):
    """Coarse red clay, thrown: the wheel's faint ridges, sand, small pits, lime bloom."""
    f = Field(size, 11)
    body = unit(f.spectrum(2, 60, 1.1))
    fine = f.spectrum(60, 700, 0.5)
    ridges = f.warp(np.sin(2 * np.pi * (f.y * 34)) * 0.5, 0, 0.006 * f.spectrum(1, 6, 1)) * (0.4 + 0.6 * body)
    sand, pits = f.grains(5200, 1.5, 6), f.grains(1500, 2, 12, 0.6)
    bloom = unit(f.spectrum(2, 24, 1.4), 55, 99) ** 1.6
    height = unit(0.22 * ridges + 0.5 * body + 0.055 * fine + 0.34 * sand - 0.8 * pits, 0.02, 99.98)
    tone = unit(0.7 * body + 0.16 * fine + 0.1 * ridges)
    colour = ramp(tone, "#7A3F28", "#97523A", "#A9644A", "#B87457")
    colour = over(colour, "#D9B79C", 0.3 * bloom)
    colour = over(over(colour, "#C98F70", 0.5 * sand), "#4E2617", 0.75 * pits)
    rough = np.clip(0.8 + 0.05 * fine + 0.1 * bloom - 0.08 * sand, 0, 1)
    return colour, rough, height, 26


def stoneware(size):
    """Pale reduction-fired body under a thin satin glaze, with iron speckle and pinholes."""
    f = Field(size, 23)
    cloud = unit(f.spectrum(1, 14, 1.5))
    skin = f.spectrum(8, 90, 1.3)
    fine = f.spectrum(120, 900, 0.4)
    iron, specks = f.grains(620, 2, 15, 0.7), f.grains(4200, 0.8, 3.2, 0.8)
    pins = f.grains(420, 2, 6, 0.5)
    height = unit(0.5 * unit(skin) + 0.03 * fine - 0.7 * pins - 0.12 * iron + 0.25 * cloud, 0.02, 99.98)
    colour = ramp(unit(0.7 * cloud + 0.12 * skin + 0.03 * fine), "#B9AC93", "#CBBFA7", "#D8CDB8", "#E2D9C6")
    halo = f.blur(iron, 7 * size / 2048)
    colour = over(over(colour, "#9A7B52", np.clip(halo * 0.7, 0, 1)), "#4A3220", 0.85 * iron)
    colour = over(over(colour, "#5E4730", 0.6 * specks), "#6D5B45", 0.7 * pins)
    rough = np.clip(0.34 + 0.1 * (cloud - 0.5) + 0.03 * fine + 0.3 * pins + 0.12 * iron, 0, 1)
    return colour, rough, height, 14


def soot(size):
    """The kiln's inner wall: layered carbon, flakes, a breath of ash where the flame passed."""
    f = Field(size, 37)
    sway = 0.006 * f.spectrum(2, 30, 1.0)
    flow = f.warp(f.spectrum(2, 120, 1.25, angle=np.pi / 2, stretch=2.6), sway, sway)
    border, tone = f.cracks(520)
    wobble = [0.0032 * f.spectrum(6, 160, 1.0) for _ in range(4)]
    border = f.warp(border, wobble[0], wobble[1])
    tone = f.blur(f.warp(tone, wobble[0], wobble[1]), 2 * size / 2048)
    open_ = unit(f.spectrum(2, 16, 1.0), 25, 90)
    cracks = np.clip(1 - border / (1.2 + 3.4 * open_), 0, 1) * (0.25 + 0.75 * open_)
    lift = np.clip(border / 34, 0, 1) ** 0.6
    fine, dust = f.spectrum(150, 1000, 0.3), f.grains(3800, 0.8, 4, 0.8)
    ash = unit(flow + 0.25 * fine, 58, 99.7) ** 1.4
    height = unit(0.4 * lift + 0.16 * tone + 0.2 * unit(flow) + 0.035 * fine - 0.5 * cracks + 0.12 * dust, 0.02, 99.98)
    colour = ramp(unit(0.5 * unit(flow) + 0.28 * tone + 0.05 * fine), "#100F0D", "#191714", "#23201C", "#2E2A25")
    colour = over(over(colour, "#6E685E", 0.5 * ash), "#070605", 0.85 * cracks)
    colour = over(colour, "#8B8478", 0.35 * dust)
    rough = np.clip(0.58 + 0.3 * ash + 0.12 * tone + 0.03 * fine, 0, 1)
    return colour, rough, height, 20


def rag_paper(size):
    """Cotton paper from the mould: cloudy formation, felt marks, a few fibres that kept their colour."""
    f = Field(size, 53)
    cloud = unit(f.spectrum(6, 40, 1.2))
    felt = f.spectrum(60, 220, 0.2, angle=0.5, stretch=1.7)
    fine = f.spectrum(200, 1000, 0.2)
    pale, dark = f.fibres(1500, 120, 0.9), f.fibres(190, 90, 0.8, 0.8)
    height = unit(0.3 * cloud + 0.11 * felt + 0.03 * fine + 0.3 * pale + 0.2 * dark, 0.05, 99.95)
    colour = ramp(unit(0.6 * cloud + 0.1 * felt + 0.05 * fine), "#E3DAC6", "#EAE3D2", "#EFE9DB", "#F4EFE4")
    colour = over(over(colour, "#F8F4EA", 0.5 * pale), "#8A7458", 0.5 * dark)
    rough = np.clip(0.9 + 0.03 * fine - 0.04 * cloud, 0, 1)
    return colour, rough, height, 9


SURFACES = {"terracotta": terracotta, "stoneware": stoneware, "soot": soot, "rag-paper": rag_paper}
