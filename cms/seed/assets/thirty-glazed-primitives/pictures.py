"""Renders the pictures of the thirty primitives. Job: { cache, shots: [name], samples, width, height }."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "lib")]

import math  # noqa: E402

import denoise  # noqa: E402
import models  # noqa: E402
import rig  # noqa: E402


def place(materials, name, x, y, z=0.0, turn=0, glaze=None, tilt=None):
    model = models.make(models.BY_NAME[name], materials, glaze)
    model.location = (x, y, z)
    model.rotation_euler = (math.radians(tilt[0]) if tilt else 0, math.radians(tilt[1]) if tilt else 0, math.radians(turn))
    return model


def cover():
    rig.studio(0.62)
    m = models.glazes()
    for spot in [
        ("tall_vase", -0.27, 0.12), ("moon_jar", -0.1, 0.14), ("bottle", 0.075, 0.19), ("arch", 0.23, 0.13, 0, -22),
        ("torus", 0.215, -0.035), ("cube", 0.0, 0.035, 0, 28, "ink"), ("sphere", 0.095, -0.055), ("bowl", -0.125, -0.045),
        ("knot", -0.3, -0.04, 0, 30), ("cone", 0.115, 0.09), ("octahedron", -0.005, -0.13, 0, 70, "bone"),
    ]:
        place(m, *spot)
    rig.camera((-0.03, 0.02, 0.09), 1.46, 19, 4, 70)


def all_thirty():
    """Tall ones at the back, so that nothing hides anything."""
    rig.studio(1.05, key=1.0)
    m = models.glazes()
    rows = sorted((place(m, builder.__name__, 0, 0, 0, -25) for builder in models.ALL), key=lambda one: -one.dimensions.z)
    for i, model in enumerate(rows):
        row, column = divmod(i, 6)
        model.location.x, model.location.y = (column - 2.5) * 0.245, (2 - row) * 0.255
    rig.camera((0, -0.015, 0.05), 3.25, 47, 0, 70)


def close():
    rig.studio(0.5)
    m = models.glazes()
    place(m, "bottle", 0.03, 0.07, 0, 0)
    place(m, "knot", -0.095, 0.0, 0, 20)
    place(m, "bowl", 0.12, -0.045, 0, 0)
    place(m, "sphere", -0.19, 0.15, 0, 0, "bone")
    place(m, "hexagon", 0.21, 0.13, 0, 10, "ink")
    rig.camera((0.01, 0.0, 0.07), 0.78, 17, -8, 80, (0.0, 0.02, 0.07), 5.6)


def in_use():
    rig.studio(0.5)
    m = models.glazes()
    place(m, "slab", 0.03, 0.02, 0, 12, "ink")
    place(m, "cylinder", -0.14, 0.06, 0, 0, "bone")
    place(m, "disc", 0.035, 0.02, 0.034, 0, "bone")
    flacon(0.035, 0.02, 0.066)
    place(m, "arch", 0.195, 0.14, 0, -30, "ash")
    place(m, "sphere", -0.14, 0.06, 0.13, 0, "iron").scale = (0.5, 0.5, 0.5)
    place(m, "capsule", -0.205, -0.055, 0.042, -14, "ash", (0, 90))
    rig.camera((0.02, 0.03, 0.082), 1.08, 12, 6, 75)


def flacon(x, y, z):
    """What the plinth carries: a glass-dark flacon with a yellow stopper. Not part of the asset."""
    from mesh import bevel, lathe, prism

    body = bevel(prism("flacon", [(-0.03, -0.017), (0.03, -0.017), (0.03, 0.017), (-0.03, 0.017)], 0.074), 0.004)
    body.data.materials.append(rig.material("glass", "#24211B", 0.06, 0.8, 1.0))
    neck = lathe("neck", [(0, 0.07), (0.009, 0.07), (0.009, 0.084), (0, 0.084)], 48)
    neck.data.materials.append(rig.material("neck", "#0F0F0D", 0.3))
    cap = bevel(prism("cap", [(-0.013, -0.013), (0.013, -0.013), (0.013, 0.013), (-0.013, 0.013)], 0.026), 0.0025)
    cap.data.materials.append(rig.material("stopper", "#FFC810", 0.3))
    cap.location.z = 0.082
    for part in (body, neck, cap):
        part.location.x, part.location.y = x, y
        part.location.z += z
        part.rotation_euler.z = math.radians(14)


SHOTS = {"cover": cover, "gallery-1": all_thirty, "gallery-2": close, "gallery-3": in_use}
job = rig.job()
for shot in job["shots"]:
    SHOTS[shot]()
    denoise.render(os.path.join(job["cache"], f"{shot}.png"), job["samples"], job["width"], job["height"])
