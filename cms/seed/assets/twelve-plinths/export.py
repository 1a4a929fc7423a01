"""Writes the twelve stages as GLB each, one .blend with a lit scene for each, and a table of sizes. Job: { out }."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "lib")]

import bpy  # noqa: E402
import rig  # noqa: E402
import shapes  # noqa: E402
import stages  # noqa: E402

out = rig.job()["out"]
os.makedirs(os.path.join(out, "glb"), exist_ok=True)


def collection(name, things):
    """A collection of its own for `things`, taken out of the one they are in."""
    made = bpy.data.collections.new(name)
    for thing in things:
        for old in list(thing.users_collection):
            old.objects.unlink(thing)
        made.objects.link(thing)
    return made


def dress(scene):
    """The studio's own picture settings, so that a first render looks like the shop's pictures."""
    scene.render.engine = "CYCLES"
    scene.cycles.samples, scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = 128, True, 0.012
    scene.cycles.max_bounces, scene.cycles.sample_clamp_indirect = 6, 2
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "Medium High Contrast"
    scene.render.resolution_x, scene.render.resolution_y = 1600, 1200
    scene.unit_settings.length_unit = "MILLIMETERS"


first = rig.studio(0.62)
light_rig = collection("light rig", list(first.objects))
materials = stages.plasters()
made = [stages.make(builder, materials) for builder in stages.BUILDERS]
rows = ["stage,width_mm,depth_mm,height_mm,stands_at_mm,faces,parts"]
sizes = []
for holder in made:
    size, _ = shapes.measure(holder)
    sizes.append(size)
    shapes.export_glb(os.path.join(out, "glb", f"{holder.name}.glb"), holder)
    faces = sum(len(part.data.polygons) for part in holder.children)
    sides = ",".join(str(round(side * 1000)) for side in size)
    rows.append(f'{holder.name},{sides},"{stages.STANDS[holder.name]}",{faces},{len(holder.children)}')

for number, (holder, size) in enumerate(zip(made, sizes), 1):
    reach = max(size[0], size[1] * 1.2, size[2] * 1.15)
    shot = rig.camera((0, 0.02, size[2] * 0.46), 0.2 + 2.9 * reach, 16, 0, 70)
    shot.name = shot.data.name = f"camera {holder.name}"
    scene = bpy.data.scenes.new(f"{number:02} {holder.name}")
    scene.world, scene.camera = first.world, shot
    scene.collection.children.link(light_rig)
    scene.collection.children.link(collection(holder.name, [holder, *holder.children]))
    scene.collection.children.link(collection(f"view {holder.name}", [shot]))
    dress(scene)
bpy.context.window.scene = bpy.data.scenes[1]
bpy.data.scenes.remove(first)
bpy.context.preferences.filepaths.save_version = 0
bpy.ops.wm.save_as_mainfile(filepath=os.path.join(out, "twelve-plinths.blend"), compress=True)
with open(os.path.join(out, "stages.csv"), "w", encoding="utf-8") as table:
    table.write("\n".join(rows) + "\n")
