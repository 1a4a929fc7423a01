"""What the potter works with: wheel, kiln, clay, glaze, racks. Each builder returns [(part, surface, mesh)]. Metres."""

import math

from mesh import bevel, prism
from parts import bar, box, pot, row, tube, turned
from shapes import cut, rectangle, shift


def wheel():
    """An electric wheel with a splash pan, a thrown jar of wet clay, a sponge and a water bowl."""
    made = [box("body", "iron", (0.56, 0.62, 0.05), (0, 0.02, 0.44), 0.02)]
    made += [box("body", "iron", (0.05, 0.05, 0.44), (x, y, 0), 0.01) for x in (-0.22, 0.22) for y in (-0.22, 0.26)]
    made.append(box("motor", "cloth", (0.34, 0.34, 0.2), (0, 0.04, 0.25), 0.02))
    pan = [(0, 0), (0.24, 0), (0.29, 0.012), (0.3, 0.1), (0.292, 0.106), (0.282, 0.1), (0.274, 0.02), (0, 0.016)]
    made.append(turned("pan", "bucket", pan, (0, 0, 0.49), 64))
    made.append(tube("head", "steel", 0.17, 0.02, (0, 0, 0.56), 0.004, 64))
    made.append(tube("head", "steel", 0.03, 0.07, (0, 0, 0.5)))
    made.append(tube("jar", "wet clay", 0.11, 0.018, (0, 0, 0.58), 0.008, 48))
    made.append(pot("jar", "wet clay", (0, 0, 0.594), 0.95, "jar", 44))
    made += [
        pot("bowl", "glaze bone", (0.22, 0.25, 0.49), 0.62),
        box("pedal", "steel", (0.12, 0.2, 0.03), (0.36, -0.3, 0.02), 0.01),
    ]
    return [*made, box("pedal", "iron", (0.14, 0.24, 0.02), (0.36, -0.3, 0), 0.006)]


def kiln():
    """A front-loading kiln on legs; the door stands ajar and the fire shows, with ware on its shelf."""
    w, d, h, low = 0.92, 0.8, 1.05, 0.32
    shell = shift(prism("shell", rectangle(w, d), h), z=low)
    hole = shift(prism("hole", rectangle(w - 0.26, 0.7), h - 0.26), y=-0.18, z=low + 0.13)
    made = [("shell", "iron", bevel(cut(shell, hole), 0.012, 2))]
    lining, t = [], 0.03
    for size, at in (((t, 0.6, h - 0.26), (-w / 2 + 0.145, -0.1, low + 0.13)), ((t, 0.6, h - 0.26), (w / 2 - 0.145, -0.1, low + 0.13)),
                     ((w - 0.26, 0.6, t), (0, -0.1, low + 0.13)), ((w - 0.26, 0.6, t), (0, -0.1, low + h - 0.16))):  # fmt: skip
        lining.append(box("lining", "firebrick", size, at, 0.004))
    made += lining
    made.append(box("fire", "fire", (w - 0.32, 0.02, h - 0.32), (0, 0.13, low + 0.16), 0.004))
    made += [
        box("elements", "fire", (0.012, 0.5, 0.022), (x, -0.1, low + z), 0.003)
        for x in (-0.3, 0.3)
        for z in (0.3, 0.45, 0.6, 0.75)
    ]
    made.append(box("shelf", "firebrick", (w - 0.36, 0.46, 0.025), (0, -0.1, low + 0.47), 0.004))
    made += row(
        (-0.17, -0.16, low + 0.16), (0.17, -0.16, low + 0.16), [("jar", "terracotta", 0.85), ("jar", "terracotta", 0.85)]
    )
    made += row(
        (-0.19, -0.16, low + 0.495),
        (0.19, -0.16, low + 0.495),
        [("beaker", "terracotta", 1.2), ("beaker", "terracotta", 1.2), ("beaker", "terracotta", 1.2)],
    )
    made += [
        box("legs", "steel", (0.06, 0.06, low), (x, y, 0), 0.006)
        for x in (-w / 2 + 0.06, w / 2 - 0.06)
        for y in (-d / 2 + 0.06, d / 2 - 0.06)
    ]
    turn, edge = 150, (-w / 2, -d / 2 - 0.005)
    door = [
        ("door", "iron", (w, 0.05, h), (w / 2, -0.025, 0)),
        ("door", "firebrick", (w - 0.3, 0.08, h - 0.3), (w / 2, 0.035, 0.15)),
    ]
    door.append(("handle", "steel", (0.04, 0.05, 0.3), (w - 0.08, -0.075, h / 2 - 0.15)))
    for part, surface, size, at in door:
        name, coat, made_part = box(part, surface, size, at, 0.01)
        made.append((name, coat, shift(made_part, edge[0], edge[1], low, -turn)))
    made += [
        box("control", "steel", (0.05, 0.22, 0.36), (w / 2 + 0.025, -0.1, low + 0.5), 0.01),
        box("control", "print", (0.01, 0.14, 0.1), (w / 2 + 0.052, -0.1, low + 0.7), 0.003),
    ]
    made.append(tube("flue", "steel", 0.07, 0.42, (0.2, 0.18, low + h), 0.006))
    return [*made, turned("flue", "steel", [(0, 0.09), (0.11, 0.02), (0.11, 0), (0, 0)], (0.2, 0.18, low + h + 0.44))]


def clay_bags():
    """Five bags on a pallet, one of them open on its block of clay."""
    made = [box("pallet", "wood", (0.9, 0.1, 0.03), (0, y, 0.1), 0.004) for y in (-0.3, -0.15, 0, 0.15, 0.3)]
    made += [box("pallet", "wood", (0.09, 0.7, 0.1), (x, 0, 0), 0.004) for x in (-0.4, 0, 0.4)]
    for x, y, z, turn in (
        (-0.22, -0.16, 0.13, 3),
        (0.22, -0.15, 0.13, -4),
        (-0.22, 0.17, 0.13, -2),
        (0.22, 0.18, 0.13, 5),
        (-0.2, 0.02, 0.31, 12),
    ):
        made.append(box("bags", "bag", (0.4, 0.3, 0.18), (x, y, z), 0.05, turn))
        made.append(box("labels", "print", (0.16, 0.12, 0.004), (x, y, z + 0.1795), 0.001, turn))
    made.append(box("block", "wet clay", (0.26, 0.2, 0.16), (0.22, 0.02, 0.312), 0.02, -8))
    return made


def _bucket(at, glaze, lid):
    line = [
        (0, 0),
        (0.125, 0),
        (0.135, 0.01),
        (0.155, 0.3),
        (0.165, 0.302),
        (0.165, 0.322),
        (0.147, 0.322),
        (0.128, 0.02),
        (0, 0.016),
    ]
    made = [
        turned("buckets", "bucket", line, at, 40),
        tube("stripes", glaze, 0.1485, 0.09, (at[0], at[1], at[2] + 0.13), 0.002, 40),
    ]
    made.append(tube("glaze", glaze, 0.144, 0.01, (at[0], at[1], at[2] + 0.27), 0.002, 40))
    if lid:
        made.append(tube("lids", "bucket", 0.17, 0.022, (at[0], at[1], at[2] + 0.322), 0.006, 40))
        made.append(tube("lids", glaze, 0.06, 0.006, (at[0], at[1], at[2] + 0.344), 0.002, 32))
    return made


def glaze_buckets():
    """Four buckets, three with lids; the open one shows its glaze and a whisk."""
    made = []
    for at, glaze, lid in (
        ((-0.2, 0.16, 0), "glaze ink", True),
        ((0.19, 0.18, 0), "glaze celadon", True),
        ((0.2, -0.2, 0), "glaze iron", True),
        ((-0.18, -0.2, 0), "terracotta", False),
    ):
        made += _bucket(at, glaze, lid)
    return [*made, bar("stick", "wood", [(-0.2, -0.21, 0.26), (-0.06, -0.13, 0.58)], 0.012, 12)]


def drying_rack():
    """A trolley with five boards of raw ware."""
    w, d, h = 0.95, 0.5, 1.5
    made = [box("frame", "steel", (0.035, 0.035, h), (x, y, 0.09)) for x in (-w / 2, w / 2) for y in (-d / 2, d / 2)]
    made += [box("frame", "steel", (0.03, d, 0.03), (x, 0, z)) for x in (-w / 2, w / 2) for z in (0.13, 0.43, 0.73, 1.03, 1.33)]
    made += [box("frame", "steel", (w, 0.03, 0.03), (0, y, 1.56)) for y in (-d / 2, d / 2)]
    made += [
        turned("castors", "print", [(0, 0), (0.03, 0.006), (0.045, 0.045), (0.03, 0.084), (0, 0.09)], (x, y, 0), 20)
        for x in (-w / 2, w / 2)
        for y in (-d / 2, d / 2)
    ]
    sets = [("planter", 0.85), ("cylinder", 0.85), ("bowl", 1.0), ("cup", 1.4), ("vase", 0.62)]
    for z, (kind, scale) in zip((0.16, 0.46, 0.76, 1.06, 1.36), sets):
        made.append(box("boards", "wood", (w + 0.02, d - 0.06, 0.022), (0, 0, z), 0.005))
        count = 4 if kind in ("cup", "vase", "cylinder") else 3
        for y in (-0.11, 0.11):
            made += row((-0.34, y, z + 0.022), (0.34, y, z + 0.022), [(kind, "greenware", scale)] * count)
    return made


def stool():
    """A round stool on three splayed legs with a ring."""
    legs = [math.radians(d) for d in (90, 210, 330)]
    made = [tube("seat", "wood", 0.18, 0.045, (0, 0, 0.47), 0.014, 48)]
    made += [
        bar(
            "legs",
            "dark wood",
            [(0.12 * math.cos(a), 0.12 * math.sin(a), 0.48), (0.2 * math.cos(a), 0.2 * math.sin(a), 0.015)],
            0.018,
            14,
        )
        for a in legs
    ]
    ring = [(0.172 * math.cos(math.radians(k)), 0.172 * math.sin(math.radians(k)), 0.17) for k in range(0, 361, 15)]
    return [*made, bar("ring", "steel", ring, 0.009, 10)]


def ware_board():
    """A plank with six thrown cups, to be carried from the wheel to the rack."""
    made = [box("board", "wood", (1.0, 0.22, 0.025), (0, 0, 0.12), 0.006)]
    made += [box("trestles", "dark wood", (0.06, 0.2, 0.12), (x, 0, 0), 0.006) for x in (-0.36, 0.36)]
    return made + row((-0.41, 0, 0.145), (0.41, 0, 0.145), [("cup", "greenware", 1.3)] * 6)


def crate():
    """A slatted crate with finished ware in straw-coloured paper."""
    w, d = 0.62, 0.44
    made = [box("slats", "wood", (w, 0.018, 0.07), (0, y, z), 0.004) for y in (-d / 2, d / 2) for z in (0.02, 0.11, 0.2)]
    made += [box("slats", "wood", (0.018, d, 0.07), (x, 0, z), 0.004) for x in (-w / 2, w / 2) for z in (0.02, 0.11, 0.2)]
    made += [
        box("posts", "dark wood", (0.04, 0.04, 0.29), (x, y, 0), 0.004)
        for x in (-w / 2 + 0.03, w / 2 - 0.03)
        for y in (-d / 2 + 0.03, d / 2 - 0.03)
    ]
    made += [
        box("floor", "wood", (w - 0.02, d - 0.02, 0.02), (0, 0, 0.01), 0.003),
        box("paper", "firebrick", (w - 0.05, d - 0.05, 0.1), (0, 0, 0.03), 0.02),
    ]
    made += row(
        (-0.18, 0.06, 0.12),
        (0.18, 0.06, 0.12),
        [("jar", "glaze bone", 0.85), ("bottle", "glaze ink", 0.95), ("jar", "glaze celadon", 0.8)],
    )
    return made + row(
        (-0.16, -0.11, 0.12),
        (0.16, -0.11, 0.12),
        [("cup", "glaze iron", 1.3), ("cup", "glaze bone", 1.3), ("cup", "glaze iron", 1.3)],
    )
