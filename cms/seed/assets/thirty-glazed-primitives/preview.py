"""Writes six of the models in a group as one small GLB, to be turned on the product's page. Job: { out }."""

import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "lib")]

import bpy  # noqa: E402
import models  # noqa: E402
import rig  # noqa: E402

# name: (x, y, turn in degrees)
GROUP = {
    "moon_jar": (-0.04, 0.1, 0),
    "arch": (0.16, 0.07, -24),
    "cone": (-0.2, 0.0, 0),
    "sphere": (0.06, -0.09, 0),
    "octahedron": (-0.1, -0.11, 18),
    "hexagon": (0.2, -0.07, 12),
}

bpy.ops.wm.read_factory_settings(use_empty=True)
materials = models.glazes()
for name, (x, y, turn) in GROUP.items():
    model = models.make(models.BY_NAME[name], materials)
    model.location = (x, y, 0)
    model.rotation_euler.z = math.radians(turn)
# No picture lies on them, so they need no texture coordinates: a quarter less to load.
bpy.ops.export_scene.gltf(
    filepath=rig.job()["out"], export_format="GLB", export_apply=True, export_yup=True, export_texcoords=False
)
