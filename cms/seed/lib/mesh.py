"""Meshes by rule: turned (lathe), drawn along a line (sweep) and pushed up from an outline (prism). Metres."""

import math

import bmesh
import bpy
from mathutils import Vector


def _link(name, bm):
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    data = bpy.data.meshes.new(name)
    bm.to_mesh(data)
    bm.free()
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    for polygon in data.polygons:
        polygon.use_smooth = True
    return made


def smooth_line(points, steps=6):
    """Catmull-Rom through `points`; a point given twice in a row stays a corner."""
    line = []
    for i in range(len(points) - 1):
        a, b = Vector(points[max(i - 1, 0)]), Vector(points[i])
        c, d = Vector(points[i + 1]), Vector(points[min(i + 2, len(points) - 1)])
        if (c - b).length < 1e-9:
            continue
        for k in range(steps):
            t = k / steps
            line.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
            )
    line.append(Vector(points[-1]))
    return line


def lathe(name, profile, segments=96):
    """Turns a closed profile of (radius, height) about Z. Radius 0 at either end becomes a pole."""
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new("UVMap")
    rings = []
    for radius, height in profile:
        if radius < 1e-6:
            rings.append([bm.verts.new((0, 0, height))])
            continue
        turn = [2 * math.pi * k / segments for k in range(segments)]
        rings.append([bm.verts.new((radius * math.cos(a), radius * math.sin(a), height)) for a in turn])
    for row, (low, high) in enumerate(zip(rings, rings[1:])):
        v0, v1 = row / (len(rings) - 1), (row + 1) / (len(rings) - 1)
        for k in range(segments):
            n = (k + 1) % segments
            u0, u1 = k / segments, (k + 1) / segments
            corners = []
            corners += [(low[k], u0, v0), (low[n], u1, v0)] if len(low) > 1 else [(low[0], u0, v0)]
            corners += [(high[n], u1, v1), (high[k], u0, v1)] if len(high) > 1 else [(high[0], u0, v1)]
            if len(corners) < 3:
                continue
            face = bm.faces.new([corner[0] for corner in corners])
            for loop, corner in zip(face.loops, corners):
                loop[uv].uv = corner[1:]
    return _link(name, bm)


def vessel_profile(outer, wall=0.006, floor=0.009, steps=6):
    """A hollow profile from the outer line (foot to rim): rounded lip, inner wall, flat floor."""
    line = [Vector((max(r, 0), max(z, outer[0][1]))) for r, z in smooth_line(outer, steps)]
    inner = []
    for i, point in enumerate(line):
        along = line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]
        along.normalize()
        inner.append(point + Vector((-along.y, along.x)) * wall)
    rim_out, rim_in = line[-1], inner[-1]
    centre, radius = (rim_out + rim_in) / 2, wall / 2
    start = math.atan2(rim_out.y - centre.y, rim_out.x - centre.x)
    lip = [centre + Vector((math.cos(start + a), math.sin(start + a))) * radius for a in
           (math.pi * k / 8 for k in range(1, 8))]
    kept = [p for p in reversed(inner) if p.y > floor + 0.002 and p.x > 0.002]
    base = max(kept[-1].x - 0.004, 0.002)
    return [(0, line[0].y)] + [tuple(p) for p in line + lip + kept] + [(base, floor), (0, floor)]


def sweep(name, path, radius, closed=False, segments=24, flatten=1.0):
    """A round bar along `path`; `radius` is a number or a function of 0…1; open ends are domed."""
    points = [Vector(p) for p in path]
    count = len(points)
    size = radius if callable(radius) else (lambda _t: radius)

    def tangent(i):
        ahead, behind = (i + 1, i - 1) if closed else (min(i + 1, count - 1), max(i - 1, 0))
        return (points[ahead % count] - points[behind % count]).normalized()

    frames, normal = [], tangent(0).orthogonal().normalized()
    for i in range(count):
        along = tangent(i)
        normal = (normal - along * normal.dot(along)).normalized()
        frames.append((points[i], normal.copy(), along.cross(normal), along))
    drift = 0.0
    if closed:
        along = tangent(0)
        carried = (normal - along * normal.dot(along)).normalized()
        drift = math.atan2(carried.dot(frames[0][2]), carried.dot(frames[0][1]))
    rings = []
    for i, (at, n, b, along) in enumerate(frames):
        rings.append((at, n, b, size(i / max(count - 1, 1)), -drift * i / count))
    if not closed:
        def dome(ring, along, sign):
            at, n, b, r, twist = ring
            return [(at + along * sign * r * math.sin(a), n, b, r * math.cos(a), twist) for a in (0.5, 1.0, 1.35)]
        rings = dome(rings[0], frames[0][3], -1)[::-1] + rings + dome(rings[-1], frames[-1][3], 1)
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new("UVMap")
    loops = []
    for at, n, b, r, twist in rings:
        turn = [2 * math.pi * k / segments + twist for k in range(segments)]
        loops.append([bm.verts.new(at + n * r * math.cos(a) + b * r * flatten * math.sin(a)) for a in turn])
    last = len(loops) if closed else len(loops) - 1
    for i in range(last):
        low, high = loops[i], loops[(i + 1) % len(loops)]
        for k in range(segments):
            m = (k + 1) % segments
            face = bm.faces.new((low[k], low[m], high[m], high[k]))
            spots = [(k, i), (k + 1, i), (k + 1, i + 1), (k, i + 1)]
            for loop, (u, v) in zip(face.loops, spots):
                loop[uv].uv = (u / segments, v / last)
    if not closed:
        bm.faces.new(reversed(loops[0]))
        bm.faces.new(loops[-1])
    return _link(name, bm)


def solid(name, corners, faces):
    """A plain polyhedron, standing on the table."""
    bm = bmesh.new()
    verts = [bm.verts.new(c) for c in corners]
    for face in faces:
        bm.faces.new([verts[i] for i in face])
    return _link(name, bm)


def prism(name, outline, height):
    """Pushes a counter-clockwise outline of (x, y) up by `height`."""
    count = len(outline)
    corners = [(x, y, 0) for x, y in outline] + [(x, y, height) for x, y in outline]
    sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    return solid(name, corners, [tuple(reversed(range(count))), tuple(range(count, 2 * count)), *sides])


def bevel(made, width=0.005, segments=5):
    """Rounds every sharp edge, applies it, and unwraps the result."""
    bpy.context.view_layer.objects.active = made
    made.select_set(True)
    step = made.modifiers.new("round", "BEVEL")
    step.width, step.segments, step.limit_method, step.angle_limit = width, segments, "ANGLE", math.radians(28)
    step.harden_normals = False
    bpy.ops.object.modifier_apply(modifier="round")
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, math.radians(40)
    weighted = made.modifiers.new("even", "WEIGHTED_NORMAL")
    weighted.keep_sharp = True
    bpy.ops.object.modifier_apply(modifier="even")
    bpy.ops.object.mode_set(mode="EDIT")
    bpy.ops.mesh.select_all(action="SELECT")
    bpy.ops.uv.smart_project(island_margin=0.02)
    bpy.ops.object.mode_set(mode="OBJECT")
    made.select_set(False)
    return made


def join(name, parts):
    """Several shells as one object."""
    bpy.ops.object.select_all(action="DESELECT")
    for part in parts:
        part.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.join()
    parts[0].name = parts[0].data.name = name
    parts[0].select_set(False)
    return parts[0]
