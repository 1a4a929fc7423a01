"""Bodies that stages and rooms are built of, beside those of mesh.py and scene.py. Metres."""

import math

import bmesh
import bpy
from mathutils import Matrix

from mesh import bevel, lathe, prism


def arch_line(width, height, steps=32):
    """The outline (x, z) of a round-headed opening that stands on the ground."""
    r = width / 2
    head = [(r * math.cos(a), height - r + r * math.sin(a)) for a in (math.pi * k / steps for k in range(steps + 1))]
    return [(-r, 0), (r, 0), *head] if height > r else head


def rectangle(width, depth):
    """The outline of a rectangle about the origin."""
    w, d = width / 2, depth / 2
    return [(-w, -d), (w, -d), (w, d), (-w, d)]


def upright(name, outline, depth, edge=0.004, segments=4):
    """A plate of the outline (x, z), as seen from the front, `depth` thick about y = 0."""
    made = prism(name, outline, depth)
    made.data.transform(Matrix.Translation((0, depth / 2, 0)) @ Matrix.Rotation(math.pi / 2, 4, "X"))
    return bevel(made, edge, segments) if edge else made


def shift(made, x=0.0, y=0.0, z=0.0, turn=0.0):
    """Moves the mesh itself, not its object: turned by `turn` degrees about Z, then moved."""
    made.data.transform(Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z"))
    return made


def cut(body, *tools):
    """Takes the tools out of the body; round its edges afterwards."""
    for tool in tools:
        step = body.modifiers.new("cut", "BOOLEAN")
        step.operation, step.solver, step.object = "DIFFERENCE", "EXACT", tool
        bpy.context.view_layer.objects.active = body
        bpy.ops.object.modifier_apply(modifier="cut")
        bpy.data.objects.remove(tool)
    return body


def turned_ring(name, section, segments=64):
    """Turns a closed section of (radius, height) that does not touch the axis about Z."""
    made = lathe(name, [*section, section[0]], segments)
    bm = bmesh.new()
    bm.from_mesh(made.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(made.data)
    bm.free()
    return made


def measure(holder):
    """Width, depth and height in metres of everything that hangs on `holder`, and the lowest corner."""
    bpy.context.view_layer.update()
    parts = [part for part in [holder, *holder.children_recursive] if part.type == "MESH"]
    corners = [holder.matrix_world.inverted() @ part.matrix_world @ v.co for part in parts for v in part.data.vertices]
    low = [min(corner[axis] for corner in corners) for axis in range(3)]
    return [max(corner[axis] for corner in corners) - low[axis] for axis in range(3)], low


def group(name, parts):
    """An empty that carries the parts, so that they are moved and exported together."""
    for part in parts:
        part.name = part.data.name = f"{name} {part.name}"
    holder = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(holder)
    for part in parts:
        part.parent = holder
    return holder


def export_glb(path, *holders, texture_coordinates=True):
    """Writes the holders with all that hangs on them as one GLB, Y up."""
    bpy.ops.object.select_all(action="DESELECT")
    for holder in holders:
        for part in [holder, *holder.children_recursive]:
            part.select_set(True)
    bpy.ops.export_scene.gltf(
        filepath=path,
        export_format="GLB",
        use_selection=True,
        use_active_scene=True,
        export_apply=True,
        export_yup=True,
        export_texcoords=texture_coordinates,
    )
