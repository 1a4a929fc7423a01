"""Ember: capitals, figures and signs as strokes on one module. Units: 1000 to the em, capitals 700 high.

A stroke is 160 wide and turns in arcs; where two strokes would touch there is a gap of 24, as in a stencil; along the
middle of each runs a slit of 26.
"""

import math

from strokes import directed, outline, ring, shortened

CAP, HALF, GAP, SLIT, INSET = 700, 80, 24, 13, 46
LOW, MID, TOP = HALF, CAP // 2, CAP - HALF
NEAR = 2 * HALF + GAP
FLAT = (1, 0)


def stroke(*corners, half=HALF, start=None, end=None):
    """An open stroke; a corner is (x, y) or (x, y, radius of the centre line)."""
    return {"points": [c[:2] for c in corners], "radii": [c[2] if len(c) > 2 else 0 for c in corners], "half": half, "start": start, "end": end}


def loop(left, low, right, top, radius, half=HALF):
    """A closed stroke; its slit pauses in the middle of the left side."""
    middle = (low + top) / 2
    corners = [(left, top), (right, top), (right, low), (left, low)]
    return {"points": [(left, middle), *corners, (left, middle)], "radii": [0, *[radius] * 4, 0], "half": half, "closed": True}


def stem(x, low=0, high=CAP, half=HALF):
    return stroke((x, low), (x, high), half=half)


def bar(y, left, right, half=HALF):
    return stroke((left, y), (right, y), half=half)


def dot(x, y, half=HALF):
    return stroke((x - half, y), (x + half, y), half=half)


def plain(made):
    """Without a slit, where it would read as a dot."""
    return {**made, "plain": True}


def flipped(strokes, height=CAP):
    """Upside down."""
    return [{**s, "points": [(x, height - y) for x, y in s["points"]]} for s in strokes]


def turned(strokes, width, height=CAP):
    """By half a turn."""
    return [{**s, "points": [(width - x, height - y) for x, y in s["points"]]} for s in strokes]


def _point(radius, half_angle):
    """How far the outside of a rounded point lies before its corner."""
    return radius + HALF - radius / math.sin(half_angle)


def _vee(width):
    slant = math.atan((width / 2 - 92) / CAP)
    low = _point(HALF, slant)
    return [stroke((92, CAP), (width / 2, low, HALF), (width - 92, CAP), start=FLAT, end=FLAT)]


def _kay(right=470):
    at = 240
    for _ in range(20):
        at = NEAR + _point(HALF, math.atan(MID / (right - at)))
    return [stem(HALF), stroke((right, CAP), (at, MID, HALF), (right, 0), start=FLAT, end=FLAT)]


def _ex(width=580):
    left, right = 94, width - 94
    slope = CAP / (right - left)
    along = (right - left, CAP)
    reach = (HALF + GAP) / math.sin(2 * math.atan(1 / slope)) * (1 / math.hypot(1, slope))
    centre = (width / 2, MID)
    near = [(centre[0] - s * reach, centre[1] + s * reach * slope) for s in (1, -1)]
    return [
        stroke((left, 0), (right, CAP), start=FLAT, end=FLAT),
        stroke((left, CAP), near[0], start=FLAT, end=along),
        stroke(near[1], (right, 0), start=along, end=FLAT),
    ]


R = 200
BOWL = stroke((NEAR, TOP), (430, TOP, 135), (430, MID, 135), (NEAR, MID))
UNDER = MID - HALF - GAP
SIX = [stroke((440, TOP), (80, TOP, R), (80, LOW, 135), (440, LOW, 135), (440, MID, 135), (NEAR, MID))]
EM = [stroke((80, 0), (80, TOP, 170), (390 - HALF - GAP, TOP)), stem(390), stroke((390 + HALF + GAP, TOP), (700, TOP, 170), (700, 0))]
COMMA = stroke((80, 2 * HALF), (80, -70), half=HALF)
TICK = stroke((60, CAP), (60, CAP - 210), half=60)

# name: (character, width of the drawing, strokes)
GLYPHS = {
    "A": ("A", 560, [stroke((80, 0), (80, TOP, R), (480, TOP, R), (480, 0)), bar(250, NEAR, 560 - NEAR)]),
    "B": ("B", 540, [stem(80), BOWL, stroke((460, UNDER), (460, LOW, 150), (NEAR, LOW))]),
    "C": ("C", 560, [stroke((480, 440), (480, TOP, 180), (80, TOP, R), (80, LOW, R), (480, LOW, 180), (480, 260))]),
    "D": ("D", 560, [stem(80), stroke((NEAR, TOP), (480, TOP, R), (480, LOW, R), (NEAR, LOW))]),
    "E": ("E", 500, [stroke((500, TOP), (80, TOP, R), (80, LOW, R), (500, LOW)), bar(MID, NEAR, 460)]),
    "F": ("F", 490, [stroke((490, TOP), (80, TOP, R), (80, 0)), bar(MID - 10, NEAR, 450)]),
    "G": ("G", 570, [stroke((490, 470), (490, TOP, 150), (80, TOP, R), (80, LOW, R), (490, LOW, 150), (490, 330), (310, 330))]),
    "H": ("H", 560, [stem(80), stem(480), bar(MID, NEAR, 560 - NEAR)]),
    "I": ("I", 160, [stem(80)]),
    "J": ("J", 440, [stroke((360, CAP), (360, LOW, R), (0, LOW))]),
    "K": ("K", 560, _kay()),
    "L": ("L", 450, [stroke((80, CAP), (80, LOW, R), (450, LOW))]),
    "M": ("M", 780, EM),
    "N": ("N", 560, [stem(80), stroke((NEAR, TOP), (480, TOP, R), (480, 0))]),
    "O": ("O", 560, [loop(80, LOW, 480, TOP, R)]),
    "P": ("P", 510, [stem(80), BOWL]),
    "Q": ("Q", 560, [loop(80, LOW, 480, TOP, R), bar(-74, 270, 560, 50)]),
    "R": ("R", 520, [stem(80), BOWL, stem(440, 0, UNDER)]),
    "S": ("S", 520, [stroke((500, TOP), (80, TOP, 135), (80, MID, 135), (440, MID, 135), (440, LOW, 135), (20, LOW))]),
    "T": ("T", 520, [bar(TOP, 0, 520), stem(260, 0, TOP - HALF - GAP)]),
    "U": ("U", 560, [stroke((80, CAP), (80, LOW, R), (480, LOW, R), (480, CAP))]),
    "V": ("V", 580, _vee(580)),
    "W": ("W", 780, flipped(EM)),
    "X": ("X", 580, _ex()),
    "Y": ("Y", 560, [stroke((80, CAP), (80, 300, R), (480, 300, R), (480, CAP)), stem(280, 0, 300 - HALF - GAP)]),
    "Z": ("Z", 520, [stroke((0, TOP), (405, TOP, HALF), (115, LOW, HALF), (520, LOW))]),
    "zero": ("0", 520, [loop(80, LOW, 440, TOP, 180)]),
    "one": ("1", 300, [stroke((0, TOP), (220, TOP, HALF), (220, 0))]),
    "two": ("2", 500, [stroke((10, TOP), (420, TOP, 135), (420, MID, 135), (80, MID, 135), (80, LOW), (500, LOW))]),
    "three": ("3", 520, [stroke((10, TOP), (420, TOP, 135), (420, MID, 135), (120, MID)), stroke((440, UNDER), (440, LOW, 150), (10, LOW))]),
    "four": ("4", 520, [stroke((80, CAP), (80, 230, 130), (520 - NEAR, 230)), stem(440)]),
    "five": ("5", 510, [stroke((490, TOP), (80, TOP), (80, MID), (430, MID, 135), (430, LOW, 135), (10, LOW))]),
    "six": ("6", 520, SIX),
    "seven": ("7", 480, [stroke((0, TOP), (380, TOP, HALF), (190, 0), end=FLAT)]),
    "eight": ("8", 520, [loop(80, MID, 440, TOP, 135), stroke((80, UNDER), (80, LOW, 135), (440, LOW, 135), (440, UNDER))]),
    "nine": ("9", 520, turned(SIX, 520)),
    "period": (".", 160, [dot(80, 80)]),
    "comma": (",", 160, [COMMA]),
    "colon": (":", 160, [dot(80, 80), dot(80, 440)]),
    "semicolon": (";", 160, [COMMA, dot(80, 440)]),
    "exclam": ("!", 160, [stem(80, NEAR, CAP), dot(80, 80)]),
    "question": ("?", 490, [stroke((0, TOP), (410, TOP, 135), (410, MID, 135), (230, MID)), dot(230, 80)]),
    "quotesingle": ("'", 120, [TICK]),
    "quotedbl": ('"', 264, [TICK, {**TICK, "points": [(x + 144, y) for x, y in TICK["points"]]}]),
    "hyphen": ("-", 300, [bar(MID, 0, 300)]),
    "endash": ("–", 460, [bar(MID, 0, 460)]),
    "emdash": ("—", 760, [bar(MID, 0, 760)]),
    "parenleft": ("(", 300, [stroke((300, TOP), (80, TOP, R), (80, LOW, R), (300, LOW))]),
    "parenright": (")", 300, [stroke((0, TOP), (220, TOP, R), (220, LOW, R), (0, LOW))]),
    "slash": ("/", 440, [stroke((90, 0), (350, CAP), start=FLAT, end=FLAT)]),
    "plus": ("+", 500, [bar(MID, 0, 500), plain(stem(250, MID + HALF + GAP, MID + 250)), plain(stem(250, MID - 250, MID - HALF - GAP))]),
    "equal": ("=", 440, [bar(MID + 92, 0, 440), bar(MID - 92, 0, 440)]),
    "ampersand": ("&", 560, [stroke((420, TOP), (80, TOP, 135), (80, MID, 135), (340, MID)), stroke((80, UNDER), (80, LOW, 140), (480, LOW, 140), (480, MID + 80))]),
    "percent": ("%", 720, [stroke((235, 0), (485, CAP), start=FLAT, end=FLAT), loop(45, 445, 165, 655, 60, 45), loop(555, 45, 675, 255, 60, 45)]),
    "dollar": ("$", 520, [stroke((500, TOP), (80, TOP, 135), (80, MID, 135), (440, MID, 135), (440, LOW, 135), (20, LOW)), stem(260, CAP + GAP, CAP + 100, 50), stem(260, -100, -GAP, 50)]),
    "bullet": ("•", 200, [dot(100, MID, 100)]),
}
SAME = {"quoteleft": ("‘", "quotesingle"), "quoteright": ("’", "quotesingle"), "quotedblleft": ("“", "quotedbl"), "quotedblright": ("”", "quotedbl")}


def contours(strokes):
    """(body, slit) of a glyph: filled contours run clockwise, holes do not."""
    body, slit = [], []
    for s in strokes:
        if s.get("closed"):
            outer, inner = ring(s["points"], s["radii"], s["half"])
            body += [directed(outer, True), directed(inner, False)]
        else:
            body.append(directed(outline(s["points"], s["radii"], s["half"], s["start"], s["end"]), True))
        if s["half"] >= 60 and not s.get("plain"):
            inset = GAP if s.get("closed") else INSET
            line = shortened(s["points"], inset + (18 if s.get("start") or s.get("end") else 0))
            slit.append(directed(outline(line, s["radii"], SLIT), True))
    return body, slit
