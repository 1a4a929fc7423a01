"""The sixty glyphs and their outlines, taken from a typeface through Blender. Outlines are in millimetres, cap height 100."""

import bpy
import numpy as np

NAMES = {
    ".": "full-stop", ",": "comma", ":": "colon", ";": "semicolon", "!": "exclamation", "?": "question", "'": "apostrophe",
    '"': "quotation", "(": "parenthesis-left", ")": "parenthesis-right", "/": "slash", "–": "dash", "-": "hyphen",
    "&": "ampersand", "@": "at", "#": "number", "%": "percent", "+": "plus", "=": "equals", "×": "times", "*": "asterisk",
    "$": "dollar", "€": "euro", "£": "pound",
}  # fmt: skip
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
FIGURES = "0123456789"
SET = [*LETTERS, *FIGURES, *NAMES]
CAP_HEIGHT = 100.0


def name_of(sign):
    """The file's name of a sign: itself, or its English name."""
    return NAMES.get(sign, sign)


def _text(font, body):
    curve = bpy.data.curves.new("text", "FONT")
    curve.font, curve.body = font, body
    made = bpy.data.objects.new("text", curve)
    bpy.context.collection.objects.link(made)
    bpy.context.view_layer.update()
    return made


def _flatten(spline, scale, steps=24):
    """A closed Bézier spline as points."""
    points = []
    knots = list(spline.bezier_points)
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    for a, b in zip(knots, knots[1:] + knots[:1]):
        p = [np.array(v[:2]) * scale for v in (a.co, a.handle_right, b.handle_left, b.co)]
        points.append((1 - t) ** 3 * p[0] + 3 * t * (1 - t) ** 2 * p[1] + 3 * t**2 * (1 - t) * p[2] + t**3 * p[3])
    return np.concatenate(points)


class Typeface:
    """Outlines and widths of one font file."""

    def __init__(self, path):
        self.font = bpy.data.fonts.load(path)
        flat = _text(self.font, "H")
        self.scale = CAP_HEIGHT / flat.dimensions.y
        bpy.data.objects.remove(flat)

    def outlines(self, sign):
        """Closed contours, each an array (n, 2) in millimetres from the baseline."""
        made = _text(self.font, sign)
        bpy.ops.object.select_all(action="DESELECT")
        bpy.context.view_layer.objects.active = made
        made.select_set(True)
        bpy.ops.object.convert(target="CURVE")
        contours = [_flatten(spline, self.scale) for spline in made.data.splines]
        bpy.data.objects.remove(made)
        return contours

    def advance(self, sign):
        """How far the next sign stands away, in millimetres: the width between two bars, less that of the bars."""
        widths = []
        for body in ("||", f"|{sign}|"):
            made = _text(self.font, body)
            widths.append(made.dimensions.x * self.scale)
            bpy.data.objects.remove(made)
        return widths[1] - widths[0]
