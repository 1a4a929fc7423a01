"""What the pieces of the workshop are put together from: materials, boxes, rods, pots. Metres; a piece faces -Y."""

import math

import rig
from mesh import bevel, join, lathe, prism, sweep, vessel_profile
from shapes import rectangle, shift

# name: (colour, roughness, metallic, clearcoat)
SURFACES = {
    "plaster": ("#D6CCB8", 0.9, 0, 0), "boards": ("#57493A", 0.75, 0, 0), "section": ("#23211D", 0.8, 0, 0),
    "wood": ("#9A7247", 0.65, 0, 0), "dark wood": ("#4B3424", 0.6, 0, 0), "steel": ("#9A978E", 0.35, 0.7, 0),
    "iron": ("#3A3731", 0.5, 0.2, 0), "firebrick": ("#CDB692", 0.9, 0, 0), "wet clay": ("#8A6F58", 0.42, 0, 0),
    "terracotta": ("#A9583A", 0.82, 0, 0), "greenware": ("#B9AA94", 0.9, 0, 0), "bag": ("#CFC9BC", 0.45, 0, 0.15),
    "print": ("#2B2925", 0.6, 0, 0), "bucket": ("#E4DECF", 0.4, 0, 0.2), "cloth": ("#7A4632", 0.95, 0, 0),
    "glaze bone": ("#E9E2D0", 0.3, 0, 0.35), "glaze ink": ("#1B1915", 0.2, 0, 0.5), "glaze iron": ("#54301A", 0.22, 0, 0.5),
    "glaze celadon": ("#A9B8A0", 0.24, 0, 0.5),
}  # fmt: skip
LIGHTS = {"fire": ("#FFB31A", 9.0), "bulb": ("#FFD9A0", 7.0), "sky": ("#9FB4C4", 0.22)}


def surfaces(bump=0.0):
    """Every material by name; those of LIGHTS shine by themselves."""
    made = {n: rig.material(n, c, r, 0.4, coat, metal, bump) for n, (c, r, metal, coat) in SURFACES.items()}
    for name, (colour, strength) in LIGHTS.items():
        made[name] = rig.material(name, "#000000")
        shader = made[name].node_tree.nodes["Principled BSDF"]
        shader.inputs["Emission"].default_value = rig.linear(colour)
        shader.inputs["Emission Strength"].default_value = strength
        # Found by bounces alone: aimed at, so many small faces would take the samples that the key needs.
        cycles = made[name].cycles
        if hasattr(cycles, "sample_as_light"):
            cycles.sample_as_light = False
        else:
            cycles.emission_sampling = "NONE"
    return made


def box(part, surface, size, at=(0, 0, 0), edge=0.006, turn=0.0):
    """A box with rounded edges; `at` is the middle of its lower side."""
    made = bevel(prism(part, rectangle(*size[:2]), size[2]), min(edge, min(size) / 3), 2)
    return part, surface, shift(made, *at, turn)


def tube(part, surface, radius, height, at=(0, 0, 0), edge=0.004, segments=32):
    """An upright cylinder with rounded rims."""
    edge = min(edge, radius / 3, height / 3)
    turn = [math.pi / 2 * k / 3 for k in range(4)]
    low = [(radius - edge + edge * math.sin(a), edge - edge * math.cos(a)) for a in turn]
    line = [(0, 0), *low, *[(r, height - z) for r, z in reversed(low)], (0, height)]
    return part, surface, shift(lathe(part, line, segments), *at)


def bar(part, surface, points, radius, segments=10, flatten=1.0):
    """A round bar along the points."""
    return part, surface, sweep(part, points, radius, segments=segments, flatten=flatten)


def turned(part, surface, line, at=(0, 0, 0), segments=36):
    """A line of (radius, height), turned; it begins and ends on the axis."""
    return part, surface, shift(lathe(part, line, segments), *at)


# The outer lines of ten pots, foot to rim.
POTS = {
    "bowl": [(0.05, 0), (0.05, 0), (0.06, 0.012), (0.1, 0.05), (0.115, 0.09)],
    "dish": [(0.07, 0), (0.07, 0), (0.1, 0.012), (0.14, 0.035)],
    "cup": [(0.034, 0), (0.034, 0), (0.044, 0.02), (0.047, 0.1)],
    "beaker": [(0.04, 0), (0.04, 0), (0.045, 0.01), (0.055, 0.13)],
    "bottle": [(0.06, 0), (0.06, 0), (0.075, 0.05), (0.07, 0.14), (0.025, 0.21), (0.024, 0.29), (0.034, 0.31)],
    "vase": [(0.055, 0), (0.055, 0), (0.06, 0.06), (0.085, 0.2), (0.05, 0.3), (0.062, 0.34)],
    "jar": [(0.06, 0), (0.06, 0), (0.105, 0.06), (0.12, 0.13), (0.095, 0.2), (0.06, 0.225), (0.062, 0.25)],
    "planter": [(0.08, 0), (0.08, 0), (0.11, 0.15), (0.118, 0.2)],
    "cylinder": [(0.07, 0), (0.07, 0), (0.075, 0.008), (0.075, 0.22)],
    "crock": [(0.09, 0), (0.09, 0), (0.13, 0.06), (0.135, 0.2), (0.11, 0.27), (0.112, 0.3)],
}


def pot(kind, surface, at=(0, 0, 0), scale=1.0, part="ware", segments=22):
    """One of the ten pots."""
    line = vessel_profile([(r * scale, z * scale) for r, z in POTS[kind]], 0.009, 0.014, 3)
    return part, surface, shift(lathe(part, line, segments), *at)


def row(start, end, pots, part="ware"):
    """Pots set out evenly from one place to another: [(kind, surface, scale)]."""
    made = []
    for k, (kind, surface, scale) in enumerate(pots):
        t = k / max(len(pots) - 1, 1)
        made.append(pot(kind, surface, [a + (b - a) * t for a, b in zip(start, end)], scale, part))
    return made


def assemble(pieces, materials):
    """Joins what has one part's name to one object; returns the objects."""
    named = {}
    for part, surface, made in pieces:
        made.data.materials.clear()
        made.data.materials.append(materials[surface])
        named.setdefault(part, []).append(made)
    return [join(part, group) if len(group) > 1 else group[0] for part, group in named.items()]
