"""Solid clay from flat outlines: rounded by the distance to the edge, never quite straight, pressed here and there. Millimetres.

The front is a triangulation of rings about the outline and of a loose grid between them; its height follows the distance to
the outline, so that the edge is round everywhere, also where strokes meet at a point.
"""

import math
import zlib

import bpy
import numpy as np
from mathutils import Vector, noise
from mathutils.geometry import delaunay_2d_cdt

DEPTH, FRONT, BACK = 34.0, 6.5, 2.6
RINGS = [math.radians(a) for a in (20, 42, 66, 90)]


def _resample(line, spacing):
    closed = np.vstack([line, line[:1]])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))])
    count = max(int(along[-1] / spacing), 12)
    spots = np.linspace(0, along[-1], count, endpoint=False)
    return np.stack([np.interp(spots, along, closed[:, axis]) for axis in (0, 1)], axis=1)


def _soften(line, sigma):
    """Gaussian smoothing of a closed, evenly spaced line; `sigma` in points."""
    reach = np.arange(-int(3 * sigma), int(3 * sigma) + 1)
    weights = np.exp(-(reach**2) / (2 * sigma**2))
    return sum(w * np.roll(line, -k, axis=0) for k, w in zip(reach, weights / weights.sum()))


def _wobble(line, seed, size=0.75):
    """What a hand adds: the outline drifts by up to `size` over some 40 mm."""
    drift = [noise.noise_vector(Vector((x / 38, y / 38, seed * 7.3))) for x, y in line]
    return line + size * np.array([d[:2] for d in drift])


def _thin(line, tolerance=0.1, longest=9.0):
    """Leaves out the points that lie on a line between those that stay."""
    kept, start = [0], 0
    while start < len(line) - 1:
        end = start + 1
        while end + 1 < len(line):
            chord = line[end + 1] - line[start]
            length = np.linalg.norm(chord)
            between = line[start + 1 : end + 1] - line[start]
            off = np.abs(between[:, 0] * chord[1] - between[:, 1] * chord[0]).max() / max(length, 1e-6)
            if off > tolerance or length > longest:
                break
            end += 1
        kept.append(end)
        start = end
    return line[kept[:-1]] if np.linalg.norm(line[kept[-1]] - line[0]) < 1.2 else line[kept]


def _distance(points, contours):
    """Distance of each point to the nearest edge, negative outside."""
    best, crossings = np.full(len(points), np.inf), np.zeros(len(points), int)
    for line in contours:
        a, b = line, np.roll(line, -1, axis=0)
        edge = b - a
        to = points[:, None] - a[None]
        t = np.clip((to * edge).sum(-1) / np.maximum((edge**2).sum(-1), 1e-9), 0, 1)
        best = np.minimum(best, np.linalg.norm(to - t[..., None] * edge, axis=-1).min(axis=1))
        rises = (a[None, :, 1] > points[:, None, 1]) != (b[None, :, 1] > points[:, None, 1])
        with np.errstate(divide="ignore", invalid="ignore"):
            x = a[:, 0] + (points[:, None, 1] - a[:, 1]) / edge[:, 1] * edge[:, 0]
        crossings += (rises & (points[:, None, 0] < x)).sum(axis=1)
    return np.where(crossings % 2 == 1, best, -best)


def _inward(line, contours):
    """Unit normals that point into the clay."""
    along = np.roll(line, -1, axis=0) - np.roll(line, 1, axis=0)
    across = np.stack([-along[:, 1], along[:, 0]], axis=1) / np.linalg.norm(along, axis=1, keepdims=True)
    middle = len(line) // 2
    return across if _distance((line + 0.3 * across)[middle : middle + 1], contours)[0] > 0 else -across


def _apart(points, least):
    """Drops every point that is nearer than `least` to one before it."""
    kept = []
    for point in points:
        if not kept or np.min(np.linalg.norm(np.array(kept) - point, axis=1)) >= least:
            kept.append(point)
    return np.array(kept).reshape(-1, 2)


def _cap(contours, inner):
    """Triangles over the contours and the points inside them; the contours' own points come first."""
    points = np.concatenate([*contours, inner])
    edges, start = [], 0
    for line in contours:
        count = len(line)
        edges += [(start + k, start + (k + 1) % count) for k in range(count)]
        start += count
    spots, _, faces, origins, _, _ = delaunay_2d_cdt([Vector(p) for p in points], edges, [], 0, 1e-4, True)
    spots = np.array([tuple(p) for p in spots])
    triangles = np.array([tuple(face) for face in faces])
    triangles = triangles[_distance(spots[triangles].mean(axis=1), contours) > 0]
    if len(spots) != len(points):
        raise ValueError("the triangulation moved a point")
    back = np.array([origin[0] for origin in origins])
    return points, back[triangles]


def _dents(points, seed):
    """Hollows that fingers leave on the front, in millimetres."""
    random = np.random.default_rng(seed)
    low, high = points.min(axis=0), points.max(axis=0)
    area = np.prod(high - low)
    total = np.array([0.7 * noise.noise(Vector((x / 17, y / 17, seed * 3.1))) for x, y in points])
    for _ in range(max(int(area / 900), 1)):
        at, radius, depth = random.uniform(low, high), random.uniform(7, 12), random.uniform(0.5, 1.1)
        total -= depth * np.exp(-((points - at) ** 2).sum(axis=1) / (2 * (radius / 2.2) ** 2))
    return total


def _face(contours, inward, radius, rings, grid_by=None):
    """Points and triangles of one side and how deep each point lies inside, up to `radius`; a generator gives it a loose grid."""
    outer = np.concatenate(contours)
    candidates = []
    for angle in rings:
        reach = radius * (1 - math.cos(angle))
        ring = outer + inward * reach
        candidates.append(ring[_distance(ring, contours) > reach * 0.9])
    if grid_by is not None:
        low, high = outer.min(axis=0), outer.max(axis=0)
        grid = np.stack(np.meshgrid(*(np.arange(a, b, 8.0) for a, b in zip(low, high))), axis=-1).reshape(-1, 2)
        grid = grid + grid_by.uniform(-1.4, 1.4, grid.shape)
        candidates.append(grid[_distance(grid, contours) > radius * 0.62])
    points, triangles = _cap(contours, _apart(np.concatenate(candidates), 0.8))
    deep = np.clip(_distance(points, contours), 0, radius)
    deep[: len(outer)] = 0
    return points, triangles, deep


def _round(deep, radius):
    """Height of a quarter-round edge above its foot."""
    return np.sqrt(np.maximum(radius**2 - (radius - deep) ** 2, 0))


def solid(name, sign, outlines):
    """The mesh of one glyph in metres: it stands on its baseline, its back at y = depth / 2, its front towards -Y."""
    seed = zlib.crc32(sign.encode()) % 997
    contours = []
    for outline in outlines:
        line = _soften(_resample(outline, 0.4), 4.5)
        contours.append(_thin(_wobble(line, seed)))
    outer = np.concatenate(contours)
    inward = np.concatenate([_inward(line, contours) for line in contours])
    random = np.random.default_rng(seed + 1)
    front, front_faces, deep = _face(contours, inward, FRONT, RINGS, random)
    height = DEPTH - FRONT + _round(deep, FRONT) + _dents(front, seed) * np.clip(deep / FRONT, 0, 1)
    back, back_faces, deep = _face(contours, inward, BACK, RINGS[1::2])
    swell = np.array([0.5 * noise.noise(Vector((x / 24, y / 24, 40 + seed))) for x, y in outer])[:, None]
    waist = np.column_stack([outer - inward * swell, np.full(len(outer), (DEPTH - FRONT + BACK) / 2)])

    vertices = np.concatenate([np.column_stack([front, height]), waist, np.column_stack([back, BACK - _round(deep, BACK)])])
    middle, low = len(front), len(front) + len(waist)
    faces = [tuple(face) for face in front_faces]
    faces += [tuple(low + k for k in reversed(face)) for face in back_faces]
    for upper, lower in ((0, middle), (middle, low)):
        at = 0
        for line in contours:
            turn = [(k, (k + 1) % len(line)) for k in range(len(line))]
            faces += [(upper + at + k, lower + at + k, lower + at + n, upper + at + n) for k, n in turn]
            at += len(line)
    x, z, y = vertices.T / 1000
    data = bpy.data.meshes.new(name)
    data.from_pydata(np.column_stack([x, DEPTH / 2000 - y, z]).tolist(), [], faces)
    return _finish(name, data)


def _finish(name, data):
    import bmesh

    bm = bmesh.new()
    bm.from_mesh(data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    open_edges = sum(not edge.is_manifold for edge in bm.edges)
    bm.to_mesh(data)
    bm.free()
    if open_edges:
        raise ValueError(f"{name}: {open_edges} open edges")
    for polygon in data.polygons:
        polygon.use_smooth = True
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    return made
