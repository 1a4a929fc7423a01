"""What the studio's own scenes share: plain bodies with a coat of material, and the run from shot to picture. Metres."""

import math
import os

import bpy

import denoise
import items
import rig
from mesh import bevel, lathe, prism


def coat(part, colour, roughness=0.5, clearcoat=0.0, metallic=0.0, bump=0.0):
    """Gives `part` a material of its own and returns it."""
    part.data.materials.clear()
    part.data.materials.append(rig.material(part.name, colour, roughness, 0.5, clearcoat, metallic, bump))
    return part


def put(part, at=(0, 0, 0), turn=0, tilt=(0, 0)):
    """Moves `part` to `at`; `turn` (about Z) and `tilt` (about X, Y) in degrees."""
    part.location = at
    part.rotation_euler = [math.radians(a) for a in (*tilt, turn)]
    return part


def block(name, size, edge=0.003):
    """A box of width, depth and height, standing on the table about the origin."""
    w, d = size[0] / 2, size[1] / 2
    return bevel(prism(name, [(-w, -d), (w, -d), (w, d), (-w, d)], size[2]), edge, 3)


def rod(name, radius, height, edge=0.0015, segments=64):
    """A cylinder with rounded rims, standing on the table about the origin."""
    turn = [math.pi / 2 * k / 4 for k in range(5)]
    low = [(radius - edge + edge * math.sin(a), edge - edge * math.cos(a)) for a in turn]
    high = [(r, height - z) for r, z in reversed(low)]
    return lathe(name, [(0, 0), *low, *high, (0, height)], segments)


def wrap(name, image, radius, height, steps=160):
    """A label around a cylinder: `image` once about Z, its middle towards the camera."""
    rim = [(math.sin(2 * math.pi * (k / steps - 0.5)), -math.cos(2 * math.pi * (k / steps - 0.5)), k / steps) for k in range(steps + 1)]
    data = bpy.data.meshes.new(name)
    points = [(x * radius, y * radius, z) for z in (0, height) for x, y, _ in rim]
    row = steps + 1
    data.from_pydata(points, [], [(k, k + 1, k + 1 + row, k + row) for k in range(steps)])
    layer = data.uv_layers.new()
    for loop in data.loops:
        layer.data[loop.index].uv = (rim[loop.vertex_index % row][2], loop.vertex_index // row)
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.materials.append(items.printed(image))
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    return made


def glaze(model, colour, at, turn=0, scale=1.0, tilt=(0, 0)):
    """One of the thirty primitives at its place."""
    item = {"kind": "model", "model": model, "glaze": colour, "at": at, "turn": turn, "scale": scale, "tilt": list(tilt)}
    return items.place(item)


def studio(**settings):
    """The rig's table and lights; glazes are made anew, because the rig empties the file."""
    rig.studio(**settings)
    items.model.glazes = items.models.glazes()


def daylight(ground, spread=1.0):
    """The opposite of the studio: one bright colour all round and a low sun from the left, for a client's own pictures."""
    studio(spread=spread)
    bpy.data.objects.remove(bpy.data.objects["key"])
    bpy.data.objects.remove(bpy.data.objects["rim"])
    coat(bpy.data.objects["table"], ground, 0.9)
    background = bpy.context.scene.world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (1, 1, 1, 1)
    background.inputs["Strength"].default_value = 0.8
    place = [axis * spread for axis in (-1.1, -0.5, 1.25)]
    lamp("sun", place, (0, 0, 0.05), 0.25 * spread, 44 * spread * spread, (1.0, 0.93, 0.82))


def take(shots):
    """Builds the shot that the job names and renders it; `shots` maps names to functions of `picture(name)`, a path."""
    job = rig.job()

    def picture(name):
        return os.path.join(job["cache"], f"{name}.png")

    shots[job["shot"]](picture)
    denoise.render(job["out"], job["samples"], job["width"], job["height"], job["exposure"])


def lamp(name, location, target, size, energy, colour=(1, 1, 1)):
    """One more area light, for what glows in the picture by itself."""
    return rig._area(name, location, target, size, energy, colour)


def glow(part, colour, strength):
    """Makes `part` shine by itself."""
    coat(part, "#000000")
    shader = part.data.materials[0].node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value = rig.linear(colour)
    shader.inputs["Emission Strength"].default_value = strength
    return part

