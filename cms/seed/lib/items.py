"""Flat work as objects for the table: paper, screens, slabs, and the models that stand beside them.

Each builder takes an item (sheets.py lists the fields) and returns its parts about the origin. Metres.
"""

import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "assets", "thirty-glazed-primitives")]

import bpy  # noqa: E402
import models  # noqa: E402
import rig  # noqa: E402
from mesh import bevel, prism  # noqa: E402


def picture(nodes, path, data=False):
    node = nodes.new("ShaderNodeTexImage")
    node.image = bpy.data.images.load(path, check_existing=True)
    node.interpolation = "Cubic"
    if data:
        node.image.colorspace_settings.name = "Non-Color"
    return node


def printed(path):
    made = rig.material("paper", rig.BONE, roughness=0.75, specular=0.25)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    links.new(picture(nodes, path).outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return made


def lit(path, glow):
    made = rig.material("screen", "#000000", roughness=0.22, specular=0.35)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    links.new(picture(nodes, path).outputs["Color"], shader.inputs["Emission"])
    shader.inputs["Emission Strength"].default_value = glow
    return made


def mapped(maps, repeat, strength=1.0):
    """A material of a surface's maps, tiled `repeat` = [u, v] times; a clearcoat map is used where there is one."""
    made = rig.material(os.path.basename(maps), rig.BONE)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    spot, tiling = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping")
    tiling.inputs["Scale"].default_value = (repeat[0], repeat[1], 1)
    links.new(spot.outputs["UV"], tiling.inputs["Vector"])
    colour, rough, normal = (picture(nodes, f"{maps}-{kind}.jpg", kind != "color") for kind in ("color", "roughness", "normal"))
    for node in (colour, rough, normal):
        links.new(tiling.outputs["Vector"], node.inputs["Vector"])
    bend = nodes.new("ShaderNodeNormalMap")
    bend.inputs["Strength"].default_value = strength
    links.new(colour.outputs["Color"], shader.inputs["Base Color"])
    links.new(rough.outputs["Color"], shader.inputs["Roughness"])
    links.new(normal.outputs["Color"], bend.inputs["Color"])
    links.new(bend.outputs["Normal"], shader.inputs["Normal"])
    coat = f"{maps}-clearcoat.jpg"
    if os.path.exists(coat):
        node = picture(nodes, coat, data=True)
        links.new(tiling.outputs["Vector"], node.inputs["Vector"])
        links.new(node.outputs["Color"], shader.inputs["Clearcoat"])
    return made


def sheet(name, size, curl=0.0, steps=96):
    """A rectangle in the XY plane about the origin; `curl` lifts its lower right corner by so many metres."""
    w, h = size
    spots = [(i / steps, j / steps) for j in range(steps + 1) for i in range(steps + 1)]

    def lift(u, v):
        return curl * max(0.0, (u + 1 - v - 1.15) / 0.85) ** 2 + abs(curl) * 0.12 * (2 * v - 1) ** 2

    data = bpy.data.meshes.new(name)
    row = steps + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(steps) for i in range(steps)]
    data.from_pydata([((u - 0.5) * w, (v - 0.5) * h, lift(u, v)) for u, v in spots], [], faces)
    layer = data.uv_layers.new()
    for loop in data.loops:
        layer.data[loop.index].uv = spots[loop.vertex_index]
    for polygon in data.polygons:
        polygon.use_smooth = True
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    return made


def rounded_box(name, size, thickness, radius, edge):
    w, h = size[0] / 2 - radius, size[1] / 2 - radius
    turn = [math.pi / 2 * k / 6 for k in range(7)]
    outline = [
        (cx * w + radius * math.cos(a + q * math.pi / 2), cy * h + radius * math.sin(a + q * math.pi / 2))
        for q, (cx, cy) in enumerate([(1, 1), (-1, 1), (-1, -1), (1, -1)])
        for a in turn
    ]
    return bevel(prism(name, outline, thickness), edge, 3)


def paper(item):
    made = sheet("paper", item["size"], item.get("curl", 0))
    made.data.materials.append(printed(item["image"]))
    return [made]


def screen(item):
    w, h = item["size"]
    frame = item.get("frame", 0.006)
    body = rounded_box("frame", (w + 2 * frame, h + 2 * frame), 0.008, 0.006 + frame, 0.0012)
    body.data.materials.append(rig.material("frame", "#0B0B0A", roughness=0.35))
    face = sheet("face", item["size"], 0, 1)
    face.location.z = 0.0083
    face.data.materials.append(lit(item["image"], item.get("glow", 1.0)))
    return [body, face]


def slab(item):
    thickness = item.get("thickness", 0.014)
    body = rounded_box("slab", item["size"], thickness, 0.003, 0.0016)
    repeat = item.get("repeat", 1)
    body.data.materials.append(mapped(item["maps"], (1, 1), item.get("strength", 1)))
    layer, vertices = body.data.uv_layers.active, body.data.vertices
    side = max(item["size"]) / repeat
    for loop in body.data.loops:
        at = vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (at.x / side + 0.5, (at.y + (thickness - at.z)) / side + 0.5)
    return [body]


def model(item):
    made = models.make(models.BY_NAME[item["model"]], model.glazes, item.get("glaze"))
    if "maps" in item:
        made.data.materials[0] = mapped(item["maps"], item.get("repeat", [2, 2]), item.get("strength", 0.7))
    made.scale = [item.get("scale", 1)] * 3
    return [made]


KINDS = {"paper": paper, "screen": screen, "slab": slab, "model": model}


def place(item):
    """Builds one item and lays it at `at`, turned and leant. Returns the empty that holds its parts."""
    holder = bpy.data.objects.new("holder", None)
    bpy.context.collection.objects.link(holder)
    for part in KINDS[item["kind"]](item):
        part.parent = holder
    holder.location = item["at"] if len(item["at"]) == 3 else [*item["at"], 0.0006]
    tilt = item.get("tilt", [item.get("lean", 0), 0])
    holder.rotation_euler = [math.radians(a) for a in (*tilt, item.get("turn", 0))]
    return holder
