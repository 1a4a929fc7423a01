"""Writes the sixty glyphs as GLB each, all of them as a lit .blend, and a table. Job: { out, font }."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "lib")]

import bpy  # noqa: E402
import clays  # noqa: E402
import glyphs  # noqa: E402
import rig  # noqa: E402
import shapes  # noqa: E402

PER_ROW = 10
job = rig.job()
os.makedirs(os.path.join(job["out"], "glb"), exist_ok=True)
clays.standing_light(0.9)
studio = bpy.context.scene
plain, rich = clays.plain(), clays.rich()
case = clays.Case(job["font"], plain)
rows = ["sign,name,advance_mm,width_mm,height_mm,depth_mm,faces"]
made = []
for sign in glyphs.SET:
    letter = case.letter(sign)
    bpy.context.view_layer.update()
    shapes.export_glb(os.path.join(job["out"], "glb", f"{letter.name}.glb"), letter, texture_coordinates=False)
    width, depth, height = (f"{side * 1000:.1f}" for side in letter.dimensions)
    shown = '""""' if sign == '"' else f'"{sign}"'
    faces = len(letter.data.polygons)
    rows.append(f"{shown},{letter.name},{case.advance(sign) * 1000:.1f},{width},{height},{depth},{faces}")
    made.append(letter)

for number, letter in enumerate(made):
    row, column = divmod(number, PER_ROW)
    letter.location = ((column - (PER_ROW - 1) / 2) * 0.17 - letter.dimensions.x / 2, (2.5 - row) * 0.2, 0)
    letter.material_slots[0].material = rich["terracotta"]
for name in ("stoneware", "black"):
    rich[name].use_fake_user = True
rich["terracotta"].name, rich["stoneware"].name, rich["black"].name = "terracotta", "stoneware", "black clay"
for old in (*plain.values(), rich["glaze"]):
    bpy.data.materials.remove(old)
rig.camera((0, -0.02, 0.04), 4.4, 38, 0, 70)
studio.render.engine = "CYCLES"
studio.cycles.samples, studio.cycles.max_bounces, studio.cycles.sample_clamp_indirect = 128, 6, 2
studio.view_settings.view_transform, studio.view_settings.look = "Filmic", "Medium High Contrast"
studio.render.resolution_x, studio.render.resolution_y = 1600, 1200
studio.unit_settings.length_unit = "MILLIMETERS"
bpy.context.preferences.filepaths.save_version = 0
bpy.ops.wm.save_as_mainfile(filepath=os.path.join(job["out"], "clay-specimen.blend"), compress=True)
with open(os.path.join(job["out"], "glyphs.csv"), "w", encoding="utf-8") as table:
    table.write("\n".join(rows) + "\n")
