"""Five breads. Each is one skin whose height and colour are set point by point: crust, flour, and the baker's cuts. Metres."""

import math

import bpy
import rig
from mathutils import Vector, noise

CRUST, DARK, GOLD, FLOUR = ("#8f431a", "#3a1606", "#d08a35", "#f3e6cf")


def _mix(a, b, t):
    t = max(0.0, min(1.0, t))
    return [x + (y - x) * t for x, y in zip(a, b)]


def _bread():
    made = rig.material("bread", "#ffffff", 0.62, 0.3, 0.0, 0.0, 0.5)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    colour = nodes.new("ShaderNodeVertexColor")
    colour.layer_name = "crust"
    links.new(colour.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return made


def loaf(name, size, cuts=(), square=1.0, flour=0.5, rings=False, tone=0.0, seed=0.0):
    """A loaf of half-axes `size`; `cuts` are lines ((x, y), (x, y), width) on its top; `square` below 1 fills its corners."""
    a, b, c = size
    columns, rows = 360, 150
    colours = {key: rig.linear(value) for key, value in {"crust": CRUST, "dark": DARK, "gold": GOLD, "flour": FLOUR}.items()}
    points, skin = [], []

    def power(value):
        return math.copysign(abs(value) ** square, value)

    for row in range(rows + 1):
        up = -math.pi / 2 + math.pi * row / rows
        for column in range(columns):
            turn = 2 * math.pi * column / columns
            x, y = a * power(math.cos(up)) * power(math.cos(turn)), b * power(math.cos(up)) * power(math.sin(turn))
            z = c * power(math.sin(up)) * (1.0 if up > 0 else 0.45)
            at = Vector((x, y, z))
            swell = noise.fractal(at * 14 + Vector((seed, 0, 0)), 1.0, 2.0, 4)
            grain = noise.fractal(at * 90 + Vector((seed, 3, 0)), 1.0, 2.0, 4)
            at *= 1 + 0.03 * swell + 0.006 * grain
            height = max(0.0, math.sin(up))
            colour = _mix(colours["crust"], colours["dark"], 0.35 + 0.5 * swell + 0.5 * tone)
            colour = _mix(colour, colours["gold"], 0.42 - 0.9 * height + 0.35 * swell)
            dust = flour * (0.1 + 0.9 * height + 1.3 * grain)
            if rings:
                dust *= max(0.0, math.sin(math.hypot(x, y) * 560 + 1.8 * swell) + 0.25) * 1.3
            colour = _mix(colour, colours["flour"], dust)
            for (x0, y0), (x1, y1), width in cuts if up > 0.2 else ():
                dx, dy = x1 - x0, y1 - y0
                t = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)
                away = math.hypot(x - x0 - t * dx, y - y0 - t * dy) / (width * max(0.05, 1 - (2 * t - 1) ** 2)) if 0 < t < 1 else 9
                if away < 1.7:
                    open_ = max(0.0, 1 - away**2)
                    at.z += c * (-0.11 * open_ + 0.075 * math.exp(-(((away - 1.12) / 0.22) ** 2)))
                    colour = _mix(colour, colours["gold"], 1.5 * open_)
                    colour = _mix(colour, colours["flour"], 0.5 * open_ * (0.6 + grain))
                    colour = _mix(colour, colours["dark"], 0.8 * math.exp(-(((away - 1.15) / 0.2) ** 2)))
            points.append(at)
            skin.append(colour)
    faces = []
    for row in range(rows):
        for column in range(columns):
            k, n = row * columns + column, row * columns + (column + 1) % columns
            faces.append((k, n, n + columns, k + columns))
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    layer = data.color_attributes.new("crust", "FLOAT_COLOR", "POINT")
    for place, colour in zip(layer.data, skin):
        place.color = colour
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.materials.append(_bread())
    made = bpy.data.objects.new(name, data)
    made.location.z = c * 0.44
    bpy.context.collection.objects.link(made)
    return made


def boule(seed=0.0):
    cross = [((-0.075, -0.01), (0.075, 0.012), 0.013), ((0.0, -0.078), (0.004, 0.078), 0.013)]
    return loaf("boule", (0.112, 0.112, 0.088), cross, flour=0.75, rings=True, seed=seed)


def batard():
    return loaf("batard", (0.155, 0.08, 0.074), [((-0.12, -0.012), (0.12, 0.012), 0.02)], flour=0.35, seed=4)


def baguette(seed=7.0):
    cuts = [((-0.2 + 0.085 * k, -0.022), (-0.1 + 0.085 * k, 0.022), 0.0115) for k in range(4)]
    return loaf("baguette", (0.25, 0.036, 0.038), cuts, square=0.82, flour=0.2, seed=seed)


def tin_loaf():
    return loaf("tin", (0.118, 0.06, 0.086), [((-0.1, 0), (0.1, 0), 0.014)], square=0.5, flour=0.12, tone=-0.5, seed=11)


def bun(seed):
    return loaf("bun", (0.05, 0.05, 0.038), [], flour=0.12, tone=-0.3, seed=seed)
