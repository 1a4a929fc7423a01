"""Strokes with exact outlines: a centre line with rounded corners, offset to both sides, cut where it ends.

A contour is a list of ('M', p), ('L', p) and ('C', p, p, p); units are those of the glyph (1000 to the em), y upwards.
"""

import math


def _line(a, b):
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    return ((b[0] - a[0]) / length, (b[1] - a[1]) / length), length


def _meet(p, u, q, v):
    """Where the line through p along u meets the line through q along v; None when they are parallel."""
    cross = u[0] * v[1] - u[1] * v[0]
    if abs(cross) < 1e-9:
        return None
    t = ((q[0] - p[0]) * v[1] - (q[1] - p[1]) * v[0]) / cross
    return (p[0] + t * u[0], p[1] + t * u[1])


def offset(points, radii, distance, start=None, end=None):
    """The line moved `distance` to its left, with the radii that keep its corners concentric.

    `start` and `end` are the directions along which the ends are cut; None cuts square.
    """
    parts = [_line(a, b)[0] for a, b in zip(points, points[1:])]
    shifted = [((p[0] - u[1] * distance, p[1] + u[0] * distance), u) for p, u in zip(points, parts)]
    moved, round_ = [], []
    for i, point in enumerate(points):
        if i in (0, len(points) - 1):
            u, cut = parts[min(i, len(parts) - 1)], start if i == 0 else end
            on = (point[0] - u[1] * distance, point[1] + u[0] * distance)
            moved.append(_meet(on, u, point, cut) if cut else on)
            round_.append(0)
            continue
        (p, u), (q, v) = shifted[i - 1], shifted[i]
        moved.append(_meet(p, u, q, v) or q)
        left = u[0] * v[1] - u[1] * v[0] > 0
        round_.append(max(radii[i] + (-distance if left else distance), 0) if radii[i] else 0)
    return moved, round_


def _arc(centre, radius, a, b):
    """Cubics from angle a to b, at most a quarter turn each."""
    steps = max(1, math.ceil(abs(b - a) / (math.pi / 2) - 1e-6))
    step, made = (b - a) / steps, []
    reach = 4 / 3 * math.tan(step / 4) * radius
    for k in range(steps):
        s, e = a + k * step, a + (k + 1) * step
        p = (centre[0] + radius * math.cos(s), centre[1] + radius * math.sin(s))
        q = (centre[0] + radius * math.cos(e), centre[1] + radius * math.sin(e))
        made.append(("C", (p[0] - reach * math.sin(s), p[1] + reach * math.cos(s)), (q[0] + reach * math.sin(e), q[1] - reach * math.cos(e)), q))
    return made


def rounded(points, radii):
    """A closed contour through `points`, every corner filled with an arc of its radius."""
    made, count = [], len(points)
    for i in range(count):
        before, point, after = points[i - 1], points[i], points[(i + 1) % count]
        (u, _), (v, _) = _line(before, point), _line(point, after)
        turn = math.atan2(u[0] * v[1] - u[1] * v[0], u[0] * v[0] + u[1] * v[1])
        radius = radii[i]
        if radius < 0.01 or abs(turn) < 1e-6:
            made.append(("L", point))
            continue
        back = radius * math.tan(abs(turn) / 2)
        enter = (point[0] - u[0] * back, point[1] - u[1] * back)
        side = 1 if turn > 0 else -1
        centre = (enter[0] - u[1] * radius * side, enter[1] + u[0] * radius * side)
        first = math.atan2(enter[1] - centre[1], enter[0] - centre[0])
        made.append(("L", enter))
        made.extend(_arc(centre, radius, first, first + turn))
    return [("M", made[-1][-1]), *made]


def _area(contour):
    ends = [step[-1] for step in contour]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ends, ends[1:] + ends[:1])) / 2


def directed(contour, clockwise):
    """The same contour, walked clockwise or not."""
    if (_area(contour) < 0) == clockwise:
        return contour
    ends = [step[-1] for step in contour]
    back = [("M", ends[-1])]
    for i in range(len(contour) - 1, 0, -1):
        step = contour[i]
        back.append(("C", step[2], step[1], ends[i - 1]) if step[0] == "C" else ("L", ends[i - 1]))
    return back


def shortened(points, inset):
    """The line without `inset` at either end."""
    (u, _), (v, _) = _line(points[0], points[1]), _line(points[-1], points[-2])
    first = (points[0][0] + u[0] * inset, points[0][1] + u[1] * inset)
    last = (points[-1][0] + v[0] * inset, points[-1][1] + v[1] * inset)
    return [first, *points[1:-1], last]


def outline(points, radii, half, start=None, end=None):
    """One contour around an open line, `half` to each side."""
    left, left_radii = offset(points, radii, half, start, end)
    right, right_radii = offset(points, radii, -half, start, end)
    return rounded(left + right[::-1], left_radii + right_radii[::-1])


def ring(points, radii, half):
    """Two contours around a closed line; its first point lies on a straight part and is repeated at its end."""
    made = []
    for distance in (half, -half):
        moved, round_ = offset(points, radii, distance)
        made.append(rounded(moved[:-1], round_[:-1]))
    return sorted(made, key=lambda contour: -abs(_area(contour)))
