"""Writes five glyphs in a row as one small GLB, to be turned on the product's page. Job: { out, font }."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "lib")]

import bpy  # noqa: E402
import clays  # noqa: E402
import rig  # noqa: E402
import shapes  # noqa: E402

job = rig.job()
bpy.ops.wm.read_factory_settings(use_empty=True)
case = clays.Case(job["font"], clays.plain())
letters = (
    case.word("R&7", (0, 0)) + case.word("?", (0.24, 0.02), "stoneware", -24) + case.word("A", (-0.245, 0.02), "stoneware", 24)
)
shapes.export_glb(job["out"], *letters, texture_coordinates=False)
