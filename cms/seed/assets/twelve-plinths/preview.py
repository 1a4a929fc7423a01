"""Writes four of the stages in a group as one small GLB, to be turned on the product's page. Job: { out }."""

import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "lib")]

import bpy  # noqa: E402
import rig  # noqa: E402
import shapes  # noqa: E402
import stages  # noqa: E402

# name: (x, y, turn in degrees)
GROUP = {
    "arch_gate": (0, 0.1, 0),
    "three_steps": (0.36, 0.06, -24),
    "stacked_discs": (-0.36, 0.0, 0),
    "oval_tray": (0.05, -0.3, 0),
}

bpy.ops.wm.read_factory_settings(use_empty=True)
materials = stages.plasters()
holders = []
for name, (x, y, turn) in GROUP.items():
    holder = stages.make(stages.BY_NAME[name], materials)
    holder.location, holder.rotation_euler.z = (x, y, 0), math.radians(turn)
    holders.append(holder)
shapes.export_glb(rig.job()["out"], *holders, texture_coordinates=False)
