"""Writes the pieces as GLB each, the workshop as a lit .blend, and a table of sizes. Job: { out }."""

import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "lib")]

import bpy  # noqa: E402
import parts  # noqa: E402
import rig  # noqa: E402
import shapes  # noqa: E402
import workshop  # noqa: E402

out = rig.job()["out"]
os.makedirs(os.path.join(out, "glb"), exist_ok=True)
workshop.light()
for glaze in [m for m in bpy.data.materials if m.users == 0]:
    bpy.data.materials.remove(glaze)
floor = workshop.furnish(parts.surfaces())
floor.rotation_euler.z = 0
rows = ["piece,width_mm,depth_mm,height_mm,faces,parts"]
for piece in sorted(floor.children, key=lambda one: one.name):
    kept = piece.matrix_basis.copy()
    piece.parent = None
    piece.matrix_basis.identity()
    size, _ = shapes.measure(piece)
    shapes.export_glb(os.path.join(out, "glb", f"{piece.name}.glb"), piece, texture_coordinates=False)
    faces = sum(len(part.data.polygons) for part in piece.children)
    rows.append(",".join([piece.name, *(str(round(side * 1000)) for side in size), str(faces), str(len(piece.children))]))
    piece.parent, piece.matrix_basis = floor, kept
with open(os.path.join(out, "pieces.csv"), "w", encoding="utf-8") as table:
    table.write("\n".join(rows) + "\n")

floor.rotation_euler.z = 0.25 * math.pi
scene = bpy.context.scene
for piece in floor.children:
    own = bpy.data.collections.new(piece.name)
    scene.collection.children.link(own)
    for thing in [piece, *piece.children]:
        for old in list(thing.users_collection):
            old.objects.unlink(thing)
        own.objects.link(thing)
workshop.camera((0, 0, 1.13), 6.9).name = "isometric camera"
scene.render.engine = "CYCLES"
scene.cycles.samples, scene.cycles.max_bounces, scene.cycles.sample_clamp_indirect = 128, 6, 2
scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "Medium High Contrast"
scene.render.resolution_x, scene.render.resolution_y = 1600, 1200
bpy.context.preferences.filepaths.save_version = 0
bpy.ops.wm.save_as_mainfile(filepath=os.path.join(out, "isometric-workshop.blend"), compress=True)
