"""Glazed pots in the kiln: ten upright heating elements stand around them, each rendered alone."""

import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "lib"))

import bpy  # noqa: E402
import heat  # noqa: E402
import rig  # noqa: E402
from mathutils import Vector  # noqa: E402
from scene import block, coat, glaze, glow, studio  # noqa: E402

ELEMENTS, REACH = 10, 0.56


def elements():
    """Strips of white light about the pots, the first one straight behind them, then clockwise seen from above."""
    made = []
    for k in range(ELEMENTS):
        a = math.pi / 2 - 2 * math.pi * k / ELEMENTS
        light = bpy.data.lights.new("element", "AREA")
        light.shape, light.size, light.size_y, light.energy = "RECTANGLE", 0.012, 0.5, 9
        one = bpy.data.objects.new("element", light)
        one.location = (REACH * 1.15 * math.cos(a), REACH * math.sin(a), 0.27)
        one.rotation_euler = (Vector((0, 0, 0.27)) - one.location).to_track_quat("-Z", "Y").to_euler()
        bpy.context.collection.objects.link(one)
        made.append([one])
        if math.sin(a) < 0:  # in front of the pots it would stand in the picture
            continue
        strip = glow(block("strip", (0.006, 0.006, 0.5), 0.001), "#ffffff", 5)
        strip.location = (one.location.x, one.location.y, 0.02)
        strip.visible_diffuse = strip.visible_glossy = False  # the light beside it does both, with less grain
        made[-1].append(strip)
    return made


job = rig.job()
studio(spread=0.62)
for name in ("key", "rim"):
    bpy.data.objects.remove(bpy.data.objects[name])
coat(bpy.data.objects["table"], "#26231f", 0.34)
for spot in [
    ("tall_vase", "ink", (-0.33, 0.1, 0)), ("moon_jar", "bone", (-0.15, 0.1, 0)), ("bottle", "iron", (0.035, 0.16, 0)),
    ("arch", "bone", (0.27, 0.12, 0), -18), ("torus", "iron", (0.36, -0.05, 0)), ("cube", "ink", (0.02, 0.0, 0), 28),
    ("sphere", "signal", (0.145, -0.045, 0)), ("bowl", "celadon", (-0.17, -0.1, 0)), ("octahedron", "ash", (0.03, -0.16, 0), 70),
    ("gourd", "celadon", (0.15, 0.16, 0)), ("knot", "iron", (-0.36, -0.08, 0), 30),
]:  # fmt: skip
    glaze(*spot)
rig.camera((0, 0.02, 0.13), 1.6, 11, 0, 60)
heat.passes(job["cache"], elements(), job["samples"], job["width"], job["height"], world=0.3)
heat.film_curve(job["cache"])
