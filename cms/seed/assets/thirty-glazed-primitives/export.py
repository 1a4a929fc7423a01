"""Writes the thirty models as one .blend, as GLB (each and all) and as a contact sheet. Job: { out }."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "lib")]

import bpy  # noqa: E402
import models  # noqa: E402
import rig  # noqa: E402

out = rig.job()["out"]
bpy.ops.wm.read_factory_settings(use_empty=True)
bpy.context.scene.unit_settings.length_unit = "MILLIMETERS"
materials = models.glazes()
made = [models.make(builder, materials) for builder in models.ALL]
for model in made:
    model.data.name = model.name


def export(path):
    bpy.ops.export_scene.gltf(filepath=path, export_format="GLB", use_selection=True, export_apply=True, export_yup=True)


os.makedirs(os.path.join(out, "glb"), exist_ok=True)
for model in made:
    bpy.ops.object.select_all(action="DESELECT")
    model.select_set(True)
    export(os.path.join(out, "glb", f"{model.name}.glb"))

for i, model in enumerate(made):
    row, column = divmod(i, 6)
    model.location = ((column - 2.5) * 0.25, (2 - row) * 0.25, 0)
bpy.ops.object.select_all(action="SELECT")
export(os.path.join(out, "thirty-glazed-primitives.glb"))
bpy.context.preferences.filepaths.save_version = 0
bpy.ops.wm.save_as_mainfile(filepath=os.path.join(out, "thirty-glazed-primitives.blend"), compress=True)

with open(os.path.join(out, "models.csv"), "w", encoding="utf-8") as table:
    table.write("model,width_mm,depth_mm,height_mm,faces,glaze\n")
    for model in made:
        size = ",".join(str(round(side * 1000)) for side in model.dimensions)
        glaze = model.data.materials[0].name.removeprefix("glaze ")
        table.write(f"{model.name},{size},{len(model.data.polygons)},{glaze}\n")
