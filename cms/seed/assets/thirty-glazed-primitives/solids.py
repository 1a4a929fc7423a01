"""Fifteen solids. Each builder returns one object that stands on the table, origin under its middle. Metres."""

import math

from mesh import bevel, join, lathe, prism, smooth_line, solid, sweep  # noqa: F401

PHI = (1 + math.sqrt(5)) / 2


def _arc(cx, cz, radius, start, end, steps):
    turn = [math.radians(start + (end - start) * k / steps) for k in range(steps + 1)]
    return [(max(cx + radius * math.cos(a), 0), cz + radius * math.sin(a)) for a in turn]


def _rounded(outline, radius=0.006, steps=5):
    """Rounds the inner corners of a lathe profile, so that turned edges catch the light."""
    line = [outline[0]]
    for before, at, after in zip(outline, outline[1:], outline[2:]):
        ends = []
        for other in (before, after):
            length = math.dist(at, other)
            cut = min(radius, length / 2.2) / length
            ends.append((at[0] + (other[0] - at[0]) * cut, at[1] + (other[1] - at[1]) * cut))
        for k in range(steps + 1):
            t = k / steps
            w = ((1 - t) ** 2, 2 * t * (1 - t), t * t)
            line.append(tuple(w[0] * ends[0][i] + w[1] * at[i] + w[2] * ends[1][i] for i in (0, 1)))
    return [*line, outline[-1]]


def _hull(name, corners, width=0.006):
    """The convex solid about `corners`, set on a face."""
    import bmesh
    import bpy
    from mathutils import Vector

    bm = bmesh.new()
    for corner in corners:
        bm.verts.new(corner)
    bmesh.ops.convex_hull(bm, input=bm.verts)
    bmesh.ops.dissolve_limit(bm, angle_limit=0.02, verts=bm.verts, edges=bm.edges)
    bm.normal_update()
    down = min(bm.faces, key=lambda face: face.normal.z).normal.copy()
    bmesh.ops.rotate(bm, verts=bm.verts, cent=(0, 0, 0), matrix=down.rotation_difference(Vector((0, 0, -1))).to_matrix())
    lift = -min(vert.co.z for vert in bm.verts)
    bmesh.ops.translate(bm, verts=bm.verts, vec=(0, 0, lift))
    data = bpy.data.meshes.new(name)
    bm.to_mesh(data)
    bm.free()
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    for polygon in data.polygons:
        polygon.use_smooth = True
    return bevel(made, width)


def sphere(name):
    return lathe(name, _arc(0, 0.06, 0.06, -90, 90, 40))


def dome(name):
    foot = _rounded([(0, 0), (0.075, 0), (0.0749, 0.008)], 0.004)
    return lathe(name, [*foot[:-1], *_arc(0, 0.004, 0.075, 3, 90, 28)])


def capsule(name):
    return lathe(name, [*_arc(0, 0.042, 0.042, -90, 0, 18), *_arc(0, 0.128, 0.042, 0, 90, 18)])


def cylinder(name):
    return lathe(name, _rounded([(0, 0), (0.052, 0), (0.052, 0.13), (0, 0.13)]))


def disc(name):
    return lathe(name, _rounded([(0, 0), (0.085, 0), (0.085, 0.032), (0, 0.032)], 0.008))


def cone(name):
    return lathe(name, _rounded([(0, 0), (0.062, 0), (0.004, 0.15), (0, 0.151)], 0.007))


def torus(name):
    return lathe_ring(name, 0.06, 0.028)


def lathe_ring(name, radius, bar):
    turn = [2 * math.pi * k / 96 for k in range(96)]
    return sweep(name, [(radius * math.cos(a), radius * math.sin(a), bar) for a in turn], bar, closed=True, segments=40)


def cube(name):
    half = 0.05
    return bevel(prism(name, [(-half, -half), (half, -half), (half, half), (-half, half)], 0.1), 0.007)


def slab(name):
    return bevel(prism(name, [(-0.09, -0.06), (0.09, -0.06), (0.09, 0.06), (-0.09, 0.06)], 0.034), 0.006)


def wedge(name):
    corners = [(-0.08, -0.04, 0), (0.08, -0.04, 0), (0.08, 0.04, 0), (-0.08, 0.04, 0), (0.08, -0.04, 0.1), (0.08, 0.04, 0.1)]
    return bevel(solid(name, corners, [(0, 3, 2, 1), (1, 2, 5, 4), (0, 4, 5, 3), (0, 1, 4), (2, 3, 5)]), 0.006)


def pyramid(name):
    half = 0.065
    corners = [(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0), (0, 0, 0.115)]
    return bevel(solid(name, corners, [(0, 3, 2, 1), (0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)]), 0.006)


def hexagon(name):
    turn = [math.radians(60 * k) for k in range(6)]
    return bevel(prism(name, [(0.058 * math.cos(a), 0.058 * math.sin(a)) for a in turn], 0.12), 0.006)


def octahedron(name):
    r = 0.078
    return _hull(name, [(r, 0, 0), (-r, 0, 0), (0, r, 0), (0, -r, 0), (0, 0, r), (0, 0, -r)])


def dodecahedron(name):
    signs = (-1, 1)
    cubes = [(x, y, z) for x in signs for y in signs for z in signs]
    planes = [(0, a / PHI, b * PHI) for a in signs for b in signs]
    corners = cubes + planes + [(y, z, x) for x, y, z in planes] + [(z, x, y) for x, y, z in planes]
    return _hull(name, [tuple(0.04 * c for c in corner) for corner in corners], 0.005)


def arch(name):
    outer = [(0.08 * math.cos(a), 0.08 + 0.08 * math.sin(a)) for a in (math.pi * k / 32 for k in range(33))]
    inner = [(0.042 * math.cos(a), 0.08 + 0.042 * math.sin(a)) for a in (math.pi * k / 32 for k in range(32, -1, -1))]
    line = [(0.08, 0), *outer, (-0.08, 0), (-0.042, 0), *inner, (0.042, 0)]
    count = len(line)
    corners = [(x, -0.03, z) for x, z in line] + [(x, 0.03, z) for x, z in line]
    # The front is filled by quads between outer and inner arc, so that bevels and normals stay clean.
    strip = [(i, i + 1, count - 2 - i, count - 1 - i) for i in range(count // 2 - 1)]
    back = [tuple(count + i for i in reversed(face)) for face in strip]
    sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    return bevel(solid(name, corners, strip + back + sides), 0.005, 4)


def knot(name):
    def at(t):
        r = 0.052 + 0.022 * math.cos(3 * t)
        return (r * math.cos(2 * t), r * math.sin(2 * t), 0.046 + 0.03 * math.sin(3 * t))

    return sweep(name, [at(2 * math.pi * k / 220) for k in range(220)], 0.016, closed=True, segments=28)


SOLIDS = [
    sphere, dome, capsule, cylinder, disc, cone, torus, cube, slab, wedge, pyramid, hexagon, octahedron, dodecahedron,
    arch, knot,
]  # fmt: skip
