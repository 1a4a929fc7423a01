"""The room and what stands along its walls. Each builder returns [(part, surface, mesh)]. Metres; a piece faces -Y."""

from mesh import bevel, prism
from parts import bar, box, pot, row, tube, turned
from shapes import cut, rectangle, shift

SIDE, WALL, HEIGHT, SLAB = 3.6, 0.12, 2.1, 0.14
WINDOW_AT = -0.32  # its middle along the wall
WINDOW = (0.9, 0.95, 0.85)  # width, height, sill


def _boards(count=12):
    wide = SIDE / count
    return [
        box("boards", "boards", (SIDE, wide - 0.008, 0.03), (0, (k + 0.5) * wide - SIDE / 2, -0.03), 0.004)
        for k in range(count)
    ]


def room():
    """A square floor of boards and two walls; the wall at the back has an opening for the window."""
    half = SIDE / 2
    back = shift(prism("wall", rectangle(SIDE + WALL, WALL), HEIGHT), WALL / 2, half + WALL / 2, -0.03)
    hole = shift(prism("hole", rectangle(WINDOW[0], 1), WINDOW[1]), WINDOW_AT, half, WINDOW[2])
    side = shift(prism("wall", rectangle(WALL, SIDE), HEIGHT), half + WALL / 2, 0, -0.03)
    skirting = [
        box("skirting", "dark wood", (SIDE, 0.02, 0.09), (0, half - 0.01, 0), 0.004),
        box("skirting", "dark wood", (0.02, SIDE, 0.09), (half - 0.01, 0, 0), 0.004),
    ]
    caps = [
        box("section", "section", (SIDE + WALL, WALL, 0.025), (WALL / 2, half + WALL / 2, HEIGHT - 0.03), 0.004),
        box("section", "section", (WALL, SIDE, 0.025), (half + WALL / 2, 0, HEIGHT - 0.03), 0.004),
        box("section", "section", (SIDE + WALL, SIDE + WALL, SLAB), (WALL / 2, WALL / 2, -0.031 - SLAB), 0.01),
    ]
    walls = [("walls", "plaster", bevel(cut(back, hole), 0.005, 2)), ("walls", "plaster", bevel(side, 0.005, 2))]
    return [*_boards(), *walls, *skirting, *caps]


def window():
    """Six panes in a wooden frame with a sill; two small pots stand on it."""
    w, h = WINDOW[0], WINDOW[1]
    frame = [box("frame", "wood", (0.05, 0.09, h), (x, 0, 0)) for x in (-w / 2 + 0.025, w / 2 - 0.025)]
    frame += [box("frame", "wood", (w, 0.09, 0.05), (0, 0, z)) for z in (0, h - 0.05)]
    frame += [box("frame", "wood", (0.028, 0.05, h), (x, 0, 0)) for x in (-w / 6, w / 6)]
    frame.append(box("frame", "wood", (w, 0.05, 0.028), (0, 0, h * 0.5)))
    sill = box("sill", "wood", (w + 0.12, 0.2, 0.035), (0, -0.11, -0.035))
    panes = box("panes", "sky", (w - 0.06, 0.008, h - 0.06), (0, 0.02, 0.03), 0.002)
    return [
        *frame,
        sill,
        panes,
        pot("cup", "glaze celadon", (-0.28, -0.11, 0)),
        pot("bottle", "terracotta", (0.3, -0.11, 0), 0.62),
    ]


def shelves():
    """Four boards between two ladders, full of fired ware."""
    w, d, h = 1.3, 0.34, 1.8
    made = [box("frame", "iron", (0.035, 0.035, h), (x, y, 0)) for x in (-w / 2, w / 2) for y in (-d / 2, d / 2)]
    made += [box("frame", "iron", (0.025, d, 0.025), (x, 0, z)) for x in (-w / 2, w / 2) for z in (0.1, 0.62, 1.14, 1.66)]
    levels = [0.13, 0.65, 1.17, 1.69]
    made += [box("boards", "wood", (w + 0.04, d + 0.02, 0.03), (0, 0, z)) for z in levels]
    ware = [
        [("crock", "terracotta", 1), ("crock", "glaze iron", 1), ("planter", "terracotta", 1.1), ("crock", "glaze bone", 0.9)],
        [("jar", "glaze celadon", 1), ("vase", "glaze ink", 0.9), ("jar", "glaze bone", 1), ("bottle", "glaze iron", 1)],
        [("bowl", "glaze bone", 1), ("bowl", "glaze celadon", 1.05), ("bowl", "glaze iron", 1), ("bowl", "glaze bone", 1)],
    ]
    for z, pots in zip(levels, ware):
        made += row((-0.47, 0, z + 0.03), (0.47, 0, z + 0.03), pots)
    for z in (0.085, 0.17):
        made += [pot("bowl", surface, (x, 0, 1.2 + z * 0.55)) for x, surface in ((-0.47, "glaze bone"), (0.47, "glaze bone"))]
    cups = ["glaze bone", "glaze ink", "glaze bone", "glaze celadon", "glaze bone", "glaze iron"]
    return made + row((-0.52, 0, 1.72), (0.52, 0, 1.72), [("beaker", cup, 1) for cup in cups])


def workbench():
    """A heavy table with a rolled slab, a rolling pin, two boards and a lower shelf."""
    w, d, h = 1.5, 0.7, 0.86
    made = [
        box("frame", "wood", (0.08, 0.08, h), (x, y, 0))
        for x in (-w / 2 + 0.07, w / 2 - 0.07)
        for y in (-d / 2 + 0.07, d / 2 - 0.07)
    ]
    made += [box("frame", "wood", (w - 0.14, 0.04, 0.1), (0, y, h - 0.1)) for y in (-d / 2 + 0.07, d / 2 - 0.07)]
    made += [
        box("top", "wood", (w, d, 0.06), (0, 0, h), 0.012),
        box("shelf", "dark wood", (w - 0.16, d - 0.12, 0.03), (0, 0, 0.22)),
    ]
    made.append(box("cloth", "cloth", (0.74, 0.54, 0.006), (-0.22, -0.02, h + 0.06), 0.002, 4))
    made.append(box("slab", "wet clay", (0.56, 0.36, 0.02), (-0.22, -0.02, h + 0.066), 0.008, 4))
    pin = [(-0.48, -0.03, h + 0.123), (0.04, 0.05, h + 0.123)]
    made.append(bar("rolling pin", "wood", pin, 0.036, 20))
    made.append(bar("rolling pin", "dark wood", [(-0.58, -0.045, h + 0.123), (0.14, 0.065, h + 0.123)], 0.014, 12))
    made += [
        pot("bowl", "glaze bone", (0.5, 0.12, h + 0.06)),
        pot("cup", "greenware", (0.36, 0.22, h + 0.06)),
        pot("cup", "greenware", (0.6, -0.16, h + 0.06)),
    ]
    made += row(
        (-0.5, 0, 0.25),
        (0.5, 0, 0.25),
        [("crock", "terracotta", 0.95), ("planter", "greenware", 1.1), ("jar", "glaze ink", 1.1), ("planter", "terracotta", 1)],
    )
    return made


def tools():
    """A board for the wall with ribs, loops, a wire, brushes and a sponge, each on its peg."""
    made = [
        box("board", "dark wood", (0.95, 0.025, 0.55), (0, 0, 0)),
        box("board", "wood", (0.95, 0.05, 0.03), (0, -0.02, 0.48)),
    ]
    for k, x in enumerate((-0.4, -0.3, -0.2, -0.1)):
        made.append(bar("brushes", "wood", [(x, -0.035, 0.47), (x, -0.035, 0.24 - 0.02 * k)], 0.009, 10))
        made.append(
            bar(
                "brushes",
                "print",
                [(x, -0.035, 0.24 - 0.02 * k), (x, -0.035, 0.15 - 0.02 * k)],
                lambda t: 0.014 - 0.009 * t,
                10,
            )
        )
    for x, wide in ((0.02, 0.03), (0.12, 0.042)):
        made.append(bar("loops", "wood", [(x, -0.035, 0.47), (x, -0.035, 0.25)], 0.01, 10))
        loop = [
            (x - 0.006, -0.035, 0.25),
            (x - wide, -0.035, 0.19),
            (x, -0.035, 0.14),
            (x + wide, -0.035, 0.19),
            (x + 0.006, -0.035, 0.25),
        ]
        made.append(bar("loops", "steel", loop, 0.005, 8))
    made.append(box("ribs", "wood", (0.13, 0.012, 0.09), (0.28, -0.03, 0.34), 0.005))
    made.append(box("ribs", "terracotta", (0.11, 0.012, 0.08), (0.28, -0.03, 0.2), 0.005))
    wire = [(0.39, -0.035, 0.46), (0.37, -0.035, 0.3), (0.4, -0.035, 0.16), (0.43, -0.035, 0.3), (0.41, -0.035, 0.46)]
    made += [bar("wire", "steel", wire, 0.003, 6)]
    made += [tube("wire", "wood", 0.014, 0.07, (x, -0.035, 0.42)) for x in (0.385, 0.415)]
    return made


def lamp():
    """A standing lamp with a bent neck and an iron shade."""
    neck = [(0, 0, 0.03), (0, 0, 1.3), (0, -0.02, 1.45), (0, -0.1, 1.56), (0, -0.24, 1.6), (0, -0.36, 1.56)]
    shade = [(0, 0.16), (0.03, 0.16), (0.045, 0.13), (0.15, 0.0), (0.145, -0.002), (0.04, 0.12), (0, 0.13)]
    return [
        tube("foot", "iron", 0.16, 0.03),
        bar("neck", "iron", neck, 0.014, 14),
        turned("shade", "iron", shade, (0, -0.38, 1.4)),
        turned("bulb", "bulb", [(0, 0.0), (0.03, 0.012), (0.042, 0.045), (0.025, 0.085), (0, 0.095)], (0, -0.38, 1.4)),
    ]
