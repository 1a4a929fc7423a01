"""The lamp Ebb One: a foot, a stem, a shade that tilts. Three set-ups are rendered light by light, one as a plain picture."""

import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "lib"))

import bpy  # noqa: E402
import heat  # noqa: E402
import rig  # noqa: E402
from mesh import lathe, smooth_line  # noqa: E402
from mathutils import Matrix  # noqa: E402
from scene import coat, rod, studio  # noqa: E402

BONE = {"colour": "#e6dfce", "roughness": 0.38, "clearcoat": 0.2}
STEEL = {"colour": "#a8a49a", "roughness": 0.3, "metallic": 1.0}
TOP = 0.285


def ebb(x=0.0, y=0.0, turn=0, tilt=24, on=True):
    """One lamp; `tilt` is how far the shade leans forward. Returns its light, which hangs in the shade."""
    where = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    foot = coat(rod("foot", 0.078, 0.016, 0.005, 128), **BONE)
    stem = coat(rod("stem", 0.0062, TOP, 0.002), **STEEL)
    stem.location = (0.052, 0, 0.012)
    button = coat(rod("joint", 0.0105, 0.034, 0.003), rig.SIGNAL, 0.32, 0.4)
    outer = smooth_line([(0.108, -0.072), (0.106, -0.06), (0.095, -0.03), (0.072, -0.004), (0.04, 0.012), (0.014, 0.017)], 10)
    inner = [(p.x - 0.0032, p.y - 0.0026) for p in reversed(outer)]
    shade = coat(lathe("shade", [(0, 0.0175), *[(p.x, p.y) for p in reversed(outer)], *[inner[k] for k in range(len(inner) - 1, -1, -1)], (0, 0.0145)], 160), **BONE)
    lean = Matrix.Translation((0.052, 0, TOP)) @ Matrix.Rotation(math.radians(-tilt), 4, "Y") @ Matrix.Translation((-0.052, 0, 0.004))
    shade.matrix_basis = lean
    button.matrix_basis = lean @ Matrix.Translation((0.052, 0, -0.014))
    bulb = bpy.data.lights.new("bulb", "POINT")
    bulb.shadow_soft_size, bulb.energy, bulb.color = 0.022, 3.4, (1, 1, 1)
    light = bpy.data.objects.new("bulb", bulb)
    light.matrix_basis = lean @ Matrix.Translation((0, 0, -0.03))
    bpy.context.collection.objects.link(light)
    light.hide_render = not on
    for part in (foot, stem, button, shade, light):
        part.matrix_basis = where @ part.matrix_basis
    return light


def setting(distance, target, pitch, yaw, lens=75, lamps=((0, 0, 0, 24),), spread=0.62):
    studio(spread=spread, key=0.55, rim=0.9)
    table = bpy.data.materials["table"].node_tree.nodes["Principled BSDF"]
    table.inputs["Specular"].default_value = 0.02  # so small a bulb would sparkle on a polished table
    bulbs = [ebb(*lamp) for lamp in lamps]
    rig.camera(target, distance, pitch, yaw, lens)
    return [bulbs, [bpy.data.objects["key"]], [bpy.data.objects["rim"]]]


SETTINGS = {
    "front": lambda: setting(1.42, (0.0, 0, 0.152), 9, 24),
    "side": lambda: setting(1.34, (-0.01, 0, 0.15), 3, 0, lamps=((0, 0, 0, 6),)),
    "joint": lambda: setting(0.52, (0.02, 0, 0.27), 14, 36),
    "pair": lambda: setting(1.45, (0.02, 0.02, 0.15), 8, -8, lamps=((-0.13, -0.02, 8, 24), (0.17, 0.1, 196, 24))),
}
job = rig.job()
lamps = SETTINGS[job["shot"]]()
folder = os.path.join(job["cache"], job["shot"])
if job["shot"] == "pair":
    lamps[0] = lamps[0][:1]
    bpy.data.objects["bulb.001"].hide_render = True
heat.passes(folder, lamps, job["samples"], job["width"], job["height"])
heat.film_curve(folder)
