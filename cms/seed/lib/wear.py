"""Turned forms and slabs that wear a surface's maps at real size: `side` is the length of one tile in metres."""

import math

import bpy
import items
import rig
from mesh import lathe, vessel_profile


def pot(name, outer, wall=0.005, floor=0.009):
    """A vessel from its outer line of (radius, height), foot to rim."""
    return lathe(name, vessel_profile(outer, wall, floor), 128)


def unroll(part, side):
    """UVs of a turned form at real size: a whole number of tiles round, length along the wall upwards."""
    layer, vertices = part.data.uv_layers.active, part.data.vertices
    rows = {}
    for loop in part.data.loops:
        at = vertices[loop.vertex_index].co
        rows[round(layer.data[loop.index].uv.y, 5)] = (math.hypot(at.x, at.y), at.z)
    length, along, last = 0.0, {}, None
    for row in sorted(rows):
        length += math.dist(rows[row], last) if last else 0
        along[row], last = length, rows[row]
    round_ = max(1, round(2 * math.pi * max(r for r, _ in rows.values()) * 0.85 / side))
    for loop in part.data.loops:
        uv = layer.data[loop.index].uv
        layer.data[loop.index].uv = (uv.x * round_, along[round(uv.y, 5)] / side)
    return part


def lay_over(part, side, shift=(0.0, 0.0)):
    """UVs from straight above, for what is seen from above: plates, open bowls, lids."""
    layer, vertices = part.data.uv_layers.active, part.data.vertices
    for loop in part.data.loops:
        at = vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (at.x / side + shift[0], at.y / side + shift[1])
    return part


def wear(part, maps, strength=1.0):
    """Gives `part` the surface whose maps lie at `maps`; its UVs stay."""
    part.data.materials.clear()
    part.data.materials.append(items.mapped(maps, (1, 1), strength))
    return part


def bare_foot(part, height=0.006, colour="#8C5A3C"):
    """Leaves the lowest part of a vessel unglazed, as a potter wipes the foot."""
    part.data.materials.append(rig.material("bare clay", colour, 0.85, 0.2))
    for polygon in part.data.polygons:
        if polygon.center.z < height:
            polygon.material_index = len(part.data.materials) - 1
    return part


def tile(name, size, thickness, maps, side, shift=(0.0, 0.0), strength=1.0, radius=0.004, edge=0.0016):
    """A slab lying about the origin; the surface runs on over its edges."""
    body = items.rounded_box(name, size, thickness, radius, edge)
    layer, vertices = body.data.uv_layers.active, body.data.vertices
    for polygon in body.data.polygons:
        steep = abs(polygon.normal.z) < 0.5
        wide = abs(polygon.normal.x) > abs(polygon.normal.y)
        for index in polygon.loop_indices:
            at = vertices[body.data.loops[index].vertex_index].co
            down = thickness - at.z
            u, v = (at.x, at.y) if not steep else (at.y, at.x + down) if wide else (at.x, at.y + down)
            layer.data[index].uv = (u / side + shift[0], v / side + shift[1])
    return wear(body, maps, strength)


def stand(part, at, turn=0.0, lean=0.0):
    """Stands a slab on its lower edge at `at`, leaning back by `lean` degrees, turned about Z."""
    holder = bpy.data.objects.new("stand", None)
    bpy.context.collection.objects.link(holder)
    part.rotation_euler.x = math.radians(90 - lean)
    part.location.z = max(abs(vertex.co.y) for vertex in part.data.vertices) * math.cos(math.radians(lean))
    part.parent = holder
    holder.location, holder.rotation_euler.z = at, math.radians(turn)
    return holder
