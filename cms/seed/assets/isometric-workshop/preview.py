"""Writes five of the pieces in a group as one small GLB, to be turned on the product's page. Job: { out }."""

import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "lib")]

import bpy  # noqa: E402
import equipment  # noqa: E402
import parts  # noqa: E402
import rig  # noqa: E402
import room  # noqa: E402
import shapes  # noqa: E402
import workshop  # noqa: E402

# builder: (x, y, turn in degrees)
GROUP = [
    (equipment.kiln, 0, 0.35, 0),
    (equipment.wheel, -0.55, -0.65, 20),
    (equipment.glaze_buckets, 1.0, -0.2, 10),
    (room.lamp, -1.0, 0.2, 30),
]

bpy.ops.wm.read_factory_settings(use_empty=True)
materials = parts.surfaces()
holders = []
for builder, x, y, turn in GROUP:
    holder = workshop.make(builder, materials)
    holder.location, holder.rotation_euler.z = (x, y, 0), math.radians(turn)
    holders.append(holder)
shapes.export_glb(rig.job()["out"], *holders, texture_coordinates=False)
