"""Eight glazes. Each returns (colour RGB 0…1 in sRGB, roughness, height, relief in pixels, {clearcoat})."""

import numpy as np
from colour import over, ramp, rgb
from noise import Field, unit


def _step(low, high, x):
    """Smooth step from 0 at `low` to 1 at `high`."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def _drift(f, reach, low, high):
    """Two fields of displacement, about `reach` tiles far."""
    return [reach * f.spectrum(low, high, 1.2) for _ in range(2)]


def _through(body, absorbed, depth):
    """Light through tinted glass of `depth` and back from `body` (Beer–Lambert); both in sRGB, mixed in linear light."""
    light = rgb(body) ** 2.2 * np.exp(-np.array(absorbed) * depth[..., None])
    return light ** (1 / 2.2)


def _coat(*layers):
    return {"clearcoat": np.clip(sum(layers), 0, 1)}


def celadon(size):
    """Sea-green glass over combed clay: dark where it pools in the cuts, pale on their crests, with fine bubbles."""
    f = Field(size, 211)
    x, y = f.x + 0.012 * f.spectrum(1, 4, 1.4), f.y + 0.012 * f.spectrum(1, 4, 1.4)
    wave = y + 0.042 * np.sin(2 * np.pi * 2 * x) + 0.018 * np.sin(2 * np.pi * (3 * x + y) + 1)
    comb = 0.5 + 0.5 * np.cos(2 * np.pi * 24 * wave)
    stroke = _step(-0.45, 0.1, np.sin(2 * np.pi * 3 * wave + 0.6 * np.sin(2 * np.pi * x)))
    cut = f.blur(comb**3 * stroke, 5 * size / 2048)
    pool, cloud = unit(f.spectrum(1, 6, 1.5)), unit(f.spectrum(4, 40, 1.4))
    fine = f.spectrum(200, 900, 0.3)
    bubbles, iron = f.grains(9000, 1, 3.6, 0.9), f.grains(190, 1.2, 5, 0.6)
    depth = 0.3 + 1.05 * cut + 0.5 * pool + 0.16 * cloud
    colour = _through("#E6E9DC", (1.0, 0.5, 0.8), depth)
    colour = over(over(colour, "#DDE5D6", 0.2 * bubbles * depth), "#4A4A34", 0.7 * iron)
    height = unit(0.5 * pool + 0.16 * cloud - 0.34 * cut + 0.006 * fine, 0.02, 99.98)
    rough = np.clip(0.1 + 0.03 * cloud + 0.01 * fine, 0, 1)
    return colour, rough, height, 9, _coat(0.82 + 0.18 * pool, -0.5 * iron)


def crackle(size):
    """Ivory glaze with two crackles: wide iron-black lines, and between them a net of gold."""
    f = Field(size, 223)
    cloud, open_ = unit(f.spectrum(2, 12, 1.4)), unit(f.spectrum(2, 6, 1.2), 10, 90)
    fine = f.spectrum(200, 900, 0.3)
    border, tone = f.plates(34)
    drift = _drift(f, 0.0028, 4, 60)
    main, plate = f.warp(border, *drift), f.blur(f.warp(tone, *drift), 1.5 * size / 2048)
    border, chip = f.plates(400)
    drift = _drift(f, 0.0016, 6, 90)
    side, chip = f.warp(border, *drift), f.blur(f.warp(chip, *drift), 1.5 * size / 2048)
    iron = _step(1, 0, main / (1.8 + 2.6 * open_))
    gold = _step(1, 0, side / (1.0 + 1.5 * (1 - open_)))
    stain = np.maximum(np.exp(-main / 13), 0.5 * np.exp(-side / 6))
    colour = ramp(unit(0.7 * cloud + 0.16 * plate + 0.1 * chip), "#CDC6B2", "#D9D3C1", "#E2DDCD", "#E9E4D7")
    colour = over(over(colour, "#A98F63", 0.34 * stain), "#9B6F35", 0.8 * gold)
    colour = over(colour, "#1C1815", 0.93 * iron)
    height = unit(0.5 * cloud + 0.05 * plate + 0.03 * chip - 0.22 * iron - 0.05 * gold + 0.004 * fine, 0.02, 99.98)
    rough = np.clip(0.12 + 0.04 * cloud + 0.3 * iron + 0.1 * gold, 0, 1)
    return colour, rough, height, 8, _coat(np.ones_like(cloud), -0.6 * iron, -0.2 * gold)


def tenmoku(size):
    """Iron glaze, black where thick, that breaks to rust on the throwing lines and runs down in hare's fur."""
    f = Field(size, 227)
    rings = np.sin(2 * np.pi * (11 * f.y + 0.16 * f.spectrum(1, 4, 1.2)))
    edge = unit(rings + 0.7 * f.spectrum(2, 30, 1.4), 2, 98)
    fur = f.warp(f.spectrum(24, 420, 0.75, angle=np.pi / 2, stretch=9), *_drift(f, 0.004, 2, 20))
    cloud, fine = unit(f.spectrum(2, 12, 1.4)), f.spectrum(200, 900, 0.3)
    thin = np.clip(0.85 * _step(0.5, 1.1, edge + 0.1 * fur) + 0.75 * _step(0.5, 2.2, fur) * _step(0.25, 0.7, cloud), 0, 1)
    colour = ramp(thin, "#070505", "#160A06", "#3A190B", "#6B3414", "#96592A")
    colour = over(colour, "#C79A5A", 0.35 * _step(0.8, 1, thin) * _step(0.5, 2, fur))
    height = unit(0.6 * edge + 0.2 * cloud + 0.02 * fur + 0.004 * fine, 0.02, 99.98)
    rough = np.clip(0.1 + 0.26 * thin + 0.01 * fine, 0, 1)
    return colour, rough, height, 14, _coat(1 - 0.55 * thin)


def oil_spot(size):
    """Black glaze that boiled: silver spots of iron crystal, large ones with a dark eye."""
    f = Field(size, 229)
    cloud, fine = unit(f.spectrum(2, 14, 1.4)), f.spectrum(200, 900, 0.3)
    drift = _drift(f, 0.0014, 8, 90)
    big, small = f.warp(f.grains(620, 12, 74, 1.0), *drift), f.warp(f.grains(5200, 3, 15, 1.0), *drift)
    spot = np.maximum(_step(0.04, 0.28, big), 0.85 * _step(0.1, 0.5, small))
    eye = _step(0.55, 0.9, big)
    colour = ramp(unit(cloud + 0.05 * fine), "#040404", "#0B0808", "#160D09")
    sheen = ramp(unit(f.spectrum(2, 10, 1.3)), "#6E7A84", "#9AA1A2", "#A89B86")
    grain = np.clip(0.8 + 0.12 * fine, 0, 1)
    colour += (sheen * grain[..., None] - colour) * (spot * (1 - 0.72 * eye))[..., None]
    height = unit(0.4 * cloud - 0.16 * spot + 0.1 * eye + 0.004 * fine, 0.02, 99.98)
    rough = np.clip(0.07 + 0.2 * spot * (1 - eye) + 0.01 * fine, 0, 1)
    return colour, rough, height, 8, _coat(1 - 0.35 * spot)


def matte_ash(size):
    """Wood ash that ran in rivulets: dry, straw to olive, brown clay between, glass only where it gathered."""
    f = Field(size, 233)
    sway = _drift(f, 0.007, 2, 20)
    runs = f.warp(f.spectrum(4, 120, 1.3, angle=np.pi / 2, stretch=4.5), *sway)
    ridge = 1 - np.clip(np.abs(f.warp(f.spectrum(5, 90, 1.2, angle=np.pi / 2, stretch=4), *sway)) / 1.6, 0, 1)
    cloud, fine = unit(f.spectrum(2, 16, 1.3)), f.spectrum(120, 1000, 0.4)
    crumbs = f.grains(2600, 1.5, 9, 0.8)
    ash = np.clip(_step(0.2, 0.95, ridge + 0.16 * runs) * (0.86 + 0.08 * fine), 0, 1)
    gathered = _step(0.8, 0.97, f.blur(ash, 6 * size / 2048) * (0.6 + 0.6 * cloud))
    colour = ramp(unit(0.7 * cloud + 0.1 * fine), "#3A281B", "#553A26", "#6A4A30")
    colour += (ramp(unit(cloud + 0.25 * runs), "#8A8358", "#B3A674", "#CFC49B") - colour) * (0.94 * ash)[..., None]
    colour = over(over(colour, "#56613F", 0.75 * gathered), "#E3DCC2", 0.5 * crumbs * ash)
    height = unit(0.62 * ash + 0.16 * unit(runs) + 0.025 * fine + 0.14 * crumbs, 0.02, 99.98)
    rough = np.clip(0.82 + 0.04 * fine + 0.08 * ash - 0.55 * gathered, 0, 1)
    return colour, rough, height, 18, _coat(0.9 * gathered)


def iron_speckle(size):
    """Buttery white over a clay full of iron: black pips, brown blooms that bled into the glaze."""
    f = Field(size, 239)
    cloud, skin = unit(f.spectrum(1, 12, 1.5)), f.spectrum(10, 120, 1.3)
    fine = f.spectrum(200, 900, 0.3)
    pips, blooms, dust = f.grains(520, 3, 24, 0.5), f.grains(150, 8, 34, 0.8), f.grains(3000, 0.8, 4, 0.8)
    bled = f.warp(f.blur(np.maximum(pips, blooms), 8 * size / 2048), *_drift(f, 0.003, 8, 60))
    colour = ramp(unit(cloud + 0.1 * skin), "#DDD3BE", "#E7DFCD", "#EEE8DA", "#F2EDE2")
    colour = over(over(colour, "#A8763F", np.clip(1.25 * bled, 0, 0.85)), "#3A2415", 0.85 * blooms)
    colour = over(over(colour, "#15100C", 0.92 * pips), "#6B4C2F", 0.7 * dust)
    height = unit(0.4 * cloud + 0.05 * skin - 0.2 * pips - 0.1 * blooms + 0.004 * fine, 0.02, 99.98)
    rough = np.clip(0.26 + 0.05 * cloud + 0.25 * pips + 0.01 * fine, 0, 1)
    return colour, rough, height, 9, _coat(0.55 + 0.2 * cloud, -0.5 * pips)


def jun(size):
    """Opal blue over iron clay, milky with bubbles, and a splash of copper that turned plum."""
    f = Field(size, 241)
    sway = _drift(f, 0.02, 2, 10)
    milk = unit(f.warp(f.spectrum(2, 60, 1.35, angle=np.pi / 2, stretch=1.8), *sway))
    splash = unit(f.warp(f.spectrum(1.2, 30, 1.6), *sway))
    fine, bubbles = f.spectrum(200, 900, 0.3), f.grains(7000, 1, 5, 0.9)
    thin = unit(f.spectrum(2, 20, 1.3), 60, 99.5)
    colour = ramp(unit(milk + 0.02 * fine), "#3F5F86", "#5F83A4", "#86A6BC", "#AFC5CC")
    plum = _step(0.56, 0.9, splash + 0.1 * (milk - 0.5))
    colour = over(over(colour, "#7B4B78", 0.9 * plum), "#4A1832", 0.8 * _step(0.72, 1, splash))
    colour = over(over(colour, "#7A6A4A", 0.5 * thin), "#D4E0DF", 0.3 * bubbles)
    height = unit(0.6 * milk + 0.1 * bubbles + 0.004 * fine - 0.12 * thin, 0.02, 99.98)
    rough = np.clip(0.13 + 0.06 * milk + 0.01 * fine, 0, 1)
    return colour, rough, height, 9, _coat(0.85 + 0.15 * milk, -0.3 * thin)


def oxblood(size):
    """Copper fired without air: deep red that runs thin to a white, greenish edge, with a fine crackle."""
    f = Field(size, 251)
    sway = _drift(f, 0.008, 2, 24)
    runs = unit(f.warp(f.spectrum(4, 160, 1.1, angle=np.pi / 2, stretch=4.5), *sway))
    deep, fine = unit(f.spectrum(1, 12, 1.5)), f.spectrum(200, 900, 0.3)
    net = f.warp(f.plates(560)[0], *_drift(f, 0.0015, 6, 90))
    lines = _step(1, 0, net / 1.7)
    bubbles = f.grains(6000, 1, 4.4, 0.9)
    depth = np.clip(0.62 * deep + 0.38 * runs, 0, 1)
    colour = ramp(depth, "#C9BFA6", "#B5705A", "#97241F", "#74110F", "#4C0808", "#2B0405")
    colour = over(over(colour, "#D8705A", 0.22 * bubbles), "#240405", 0.45 * lines)
    height = unit(0.6 * depth + 0.03 * bubbles - 0.03 * lines + 0.004 * fine, 0.02, 99.98)
    rough = np.clip(0.09 + 0.08 * (1 - depth) + 0.1 * lines, 0, 1)
    return colour, rough, height, 9, _coat(np.ones_like(depth), -0.15 * lines)


SURFACES = {
    "celadon": celadon,
    "crackle": crackle,
    "tenmoku": tenmoku,
    "oil-spot": oil_spot,
    "matte-ash": matte_ash,
    "iron-speckle": iron_speckle,
    "jun": jun,
    "oxblood": oxblood,
}
