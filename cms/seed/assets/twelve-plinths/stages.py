"""The twelve stages. Each builder returns its parts as (mesh, plaster); a product stands at the stage's origin. Metres."""

import math

import rig
from mesh import bevel, lathe, prism
from scene import block, rod
from shapes import arch_line, cut, group, rectangle, shift, turned_ring, upright

# name: (colour, roughness)
PLASTERS = {
    "bone": ("#DDD4C1", 0.82),
    "ash": ("#8E8B82", 0.85),
    "clay": ("#A35C3B", 0.85),
    "soot": ("#2E2C27", 0.8),
}


def plasters(bump=0.0):
    """The four plasters by name; `bump` adds a fine grain that glTF does not carry."""
    return {name: rig.material(f"plaster {name}", c, r, 0.3, bump=bump) for name, (c, r) in PLASTERS.items()}


def round_plinth():
    return [
        (rod("foot", 0.11, 0.09, 0.004, 128), "bone"),
        (shift(rod("top", 0.135, 0.022, 0.004, 128), z=0.09), "bone"),
    ]


def square_plinth():
    """The top floats on a gap of 6 mm."""
    return [
        (block("foot", (0.2, 0.2, 0.12), 0.003), "clay"),
        (shift(block("gap", (0.184, 0.184, 0.008), 0.0005), z=0.119), "soot"),
        (shift(block("top", (0.2, 0.2, 0.03), 0.003), z=0.126), "clay"),
    ]


def three_steps():
    return [(shift(block(f"step {k + 1}", (0.32, 0.1, 0.06 * (k + 1)), 0.004), y=0.1 * (k - 1)), "bone") for k in range(3)]


def stacked_discs():
    return [
        (rod("low disc", 0.19, 0.03, 0.006, 144), "soot"),
        (shift(rod("middle disc", 0.135, 0.04, 0.006, 128), -0.035, 0.02, 0.03), "bone"),
        (shift(rod("high disc", 0.075, 0.055, 0.006, 112), -0.06, 0.035, 0.07), "clay"),
    ]


def arch_gate():
    """The opening is 200 mm wide; the slab runs through it."""
    outer, inner = arch_line(0.34, 0.4, 40), arch_line(0.2, 0.33, 40)
    gate = cut(upright("gate", outer, 0.09, 0), upright("opening", [(x, z - 0.001) for x, z in inner], 0.2, 0))
    return [
        (shift(bevel(gate, 0.004, 4), y=0.1), "bone"),
        (block("slab", (0.18, 0.34, 0.03), 0.004), "clay"),
    ]


def triple_arch():
    """Three arches, one inside the other, each 30 mm further to the front."""
    parts = []
    for k, plaster in enumerate(("soot", "clay", "bone")):
        width, height = 0.44 - 0.12 * k, 0.36 - 0.06 * k
        outer = upright(f"arch {k + 1}", arch_line(width, height, 44), 0.06, 0)
        ring = cut(outer, upright("opening", [(x, z - 0.001) for x, z in arch_line(width - 0.124, height - 0.062, 44)], 0.2, 0))
        parts.append((shift(bevel(ring, 0.004, 4), y=0.13 - 0.03 * k), plaster))
    return [*parts, (shift(rod("disc", 0.085, 0.026, 0.004, 112), y=-0.02), "bone")]


def cove():
    """A backdrop without a corner: floor and wall meet in a quarter turn of 120 mm."""
    thick, radius, depth, height = 0.012, 0.12, 0.5, 0.44
    turn = [math.pi / 2 * k / 24 for k in range(25)]
    face = [(radius * math.sin(a), thick + radius - radius * math.cos(a)) for a in turn]
    back = [((radius + thick) * math.sin(a), thick + radius - (radius + thick) * math.cos(a)) for a in reversed(turn)]
    line = [
        (radius - depth, 0),
        *sorted(back),
        (radius + thick, height),
        (radius, height),
        *reversed(face),
        (radius - depth, thick),
    ]
    made = upright("cove", line, 0.6, 0.003, 3)
    return [(shift(made, x=0, y=0, turn=90), "bone")]


def fluted_column():
    """Twenty flutes between two discs; the flat top is 170 mm wide."""
    flutes, fine = 20, 10
    angles = [2 * math.pi * k / (flutes * fine) for k in range(flutes * fine)]
    line = [(r * math.cos(a), r * math.sin(a)) for a in angles for r in [0.07 - 0.009 * abs(math.cos(flutes * a / 2)) ** 0.8]]
    shaft = prism("shaft", line, 0.27)
    shaft.data.use_auto_smooth = True
    return [
        (rod("foot", 0.095, 0.024, 0.006, 112), "ash"),
        (shift(shaft, z=0.022), "ash"),
        (shift(rod("top", 0.085, 0.026, 0.006, 112), z=0.29), "ash"),
    ]


def oval_tray():
    """A shallow tray on three feet; its rim is 14 mm high."""
    line = [(0, 0), (0.168, 0), (0.178, 0.004), (0.182, 0.012), (0.182, 0.026), (0.1805, 0.028), (0.1775, 0.028), (0.176, 0.026),
            (0.176, 0.02), (0.172, 0.015), (0.166, 0.014), (0, 0.014)]  # fmt: skip
    tray = lathe("tray", line, 160)
    tray.data.use_auto_smooth = True
    for vertex in tray.data.vertices:
        vertex.co.y *= 0.62
        vertex.co.z += 0.024
    feet = [
        (shift(rod(f"foot {k + 1}", 0.016, 0.027, 0.003, 48), 0.125 * math.cos(a), 0.062 * math.sin(a)), "bone")
        for k, a in enumerate(math.radians(d) for d in (90, 215, 325))
    ]
    return [(tray, "clay"), *feet]


def standing_ring():
    """A ring of 400 mm, set into a low half-round step."""
    section = [
        (0.15, -0.024),
        (0.194, -0.024),
        (0.2, -0.018),
        (0.2, 0.018),
        (0.194, 0.024),
        (0.15, 0.024),
        (0.144, 0.018),
        (0.144, -0.018),
    ]
    ring = turned_ring("ring", section, 128)
    ring.data.use_auto_smooth = True
    for vertex in ring.data.vertices:
        x, y, z = vertex.co
        vertex.co = (x, 0.08 + z, y + 0.206)
    return [
        (ring, "bone"),
        (shift(rod("step", 0.16, 0.03, 0.004, 128), y=0.0), "soot"),
        (shift(rod("disc", 0.085, 0.02, 0.004, 112), y=-0.035, z=0.03), "bone"),
    ]


def folded_screen():
    """Three panels that stand by themselves, and a low block."""
    thick, fold, wide = 0.014, 0.07, 0.17
    line = [(-1.5 * wide, 0), (-0.5 * wide, fold), (0.5 * wide, 0), (1.5 * wide, fold)]
    outline = [*line, *[(x, y + thick) for x, y in reversed(line)]]
    screen = bevel(prism("screen", outline, 0.38), 0.0025, 3)
    return [
        (shift(screen, y=0.09), "clay"),
        (shift(block("block", (0.2, 0.13, 0.06), 0.004), 0.03, -0.02), "bone"),
    ]


def niche():
    """A wall with a round-headed niche, 180 mm wide and 110 mm deep."""
    wall = upright("wall", [(x, z + 0.2) for x, z in rectangle(0.36, 0.4)], 0.15, 0)
    opening = shift(upright("opening", [(x, z + 0.07) for x, z in arch_line(0.18, 0.27, 40)], 0.15, 0), y=-0.04)
    return [(bevel(cut(wall, opening), 0.004, 4), "bone")]


BUILDERS = [
    round_plinth, square_plinth, three_steps, stacked_discs, arch_gate, triple_arch, cove, fluted_column, oval_tray,
    standing_ring, folded_screen, niche,
]  # fmt: skip
# Where things stand: heights of the flat tops in millimetres, front to back or low to high.
STANDS = {
    "round-plinth": "112", "square-plinth": "156", "three-steps": "60, 120, 180", "stacked-discs": "30, 70, 125",
    "arch-gate": "30", "triple-arch": "26", "cove": "12", "fluted-column": "316", "oval-tray": "38",
    "standing-ring": "30, 50", "folded-screen": "60", "niche": "70",
}  # fmt: skip


def make(builder, materials, plaster=None):
    """One stage under an empty of its name; `plaster` gives all of it one colour."""
    parts = builder()
    for part, own in parts:
        part.data.materials.clear()
        part.data.materials.append(materials[plaster or own])
    return group(builder.__name__.replace("_", "-"), [part for part, _ in parts])


BY_NAME = {builder.__name__: builder for builder in BUILDERS}
