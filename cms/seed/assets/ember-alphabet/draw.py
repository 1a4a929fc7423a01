"""Writes the alphabet: single SVG files, three fonts (OTF, TTF, WOFF2) and glyphs.json. Job: { out, date, version }."""

import calendar
import json
import os
import sys
import time

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from glyphs import CAP, GLYPHS, SAME, contours  # noqa: E402
from strokes import directed  # noqa: E402

SIDE, SPACE = 42, 240
FAMILY = "Ember"
# What a style shows of (body, slit).
STYLES = {
    "Inline": lambda body, slit: body + [directed(c, False) for c in slit],
    "Solid": lambda body, slit: body,
    "Slit": lambda body, slit: slit,
}
KERNING = """
@L = [L]; @T = [T]; @V = [V Y]; @F = [F P]; @A = [A]; @O = [C G O Q]; @STOP = [period comma]; @J = [J]; @7 = [seven];
feature kern {
  pos @L @T -90; pos @L @V -70; pos @L [quotesingle quotedbl quoteright quotedblright] -110; pos @L @O -20;
  pos @T @L -10; pos @T @A -40; pos @T @J -80; pos @T @STOP -110; pos @T @O -14; pos @T [hyphen endash emdash] -60;
  pos @F @A -40; pos @F @STOP -120; pos @F @J -70;
  pos @V @A -40; pos @V @STOP -90; pos @V @J -60; pos @V @O -16;
  pos @A @T -40; pos @A @V -40; pos @A [quotesingle quotedbl] -60;
  pos @O [T V Y X] -16; pos [X K] @O -24; pos [D O] @STOP -20; pos R [T V Y] -10;
  pos @7 @STOP -110; pos @7 four -50; pos one one -10; pos slash @A -30;
  pos [quoteleft quotedblleft] @A -50; pos [hyphen endash] [T V Y X] -50;
} kern;
"""


def svg_path(shapes, height=CAP):
    """Contours as path data, y downwards."""
    point = lambda p: f"{p[0]:.2f}".rstrip("0").rstrip(".") + " " + f"{height - p[1]:.2f}".rstrip("0").rstrip(".")  # noqa: E731
    return "".join("".join(step[0] + " ".join(point(p) for p in step[1:]) for step in shape) + "Z" for shape in shapes)


def write_svg(folder, name, width, body, slit):
    top, low = 130, 130
    view = f'viewBox="0 {-top} {width} {CAP + top + low}" width="{width}" height="{CAP + top + low}"'
    with open(os.path.join(folder, f"{name}.svg"), "w") as file:
        file.write(f'<svg xmlns="http://www.w3.org/2000/svg" {view}><path id="body" fill="#14130f" d="{svg_path(body)}"/>')
        file.write(f'<path id="slit" fill="#ffd11a" d="{svg_path(slit)}"/></svg>\n' if slit else "</svg>\n")


def play(shapes, pen):
    for shape in shapes:
        pen.moveTo((shape[0][1][0] + SIDE, shape[0][1][1]))
        for step in shape[1:]:
            points = [(x + SIDE, y) for x, y in step[1:]]
            pen.lineTo(points[0]) if step[0] == "L" else pen.curveTo(*points)
        pen.closePath()


def font(style, drawn, kind, date, version):
    """One style as a font: 'otf' has cubic outlines, 'ttf' quadratic ones."""
    order = [".notdef", "space", *drawn, *SAME]
    made = FontBuilder(1000, isTTF=kind == "ttf")
    made.setupGlyphOrder(order)
    codes = {0x20: "space", 0xA0: "space"}
    for name, (character, *_rest) in {**GLYPHS, **{k: (v[0],) for k, v in SAME.items()}}.items():
        codes[ord(character)] = name
        if character.isalpha():
            codes[ord(character.lower())] = name
    made.setupCharacterMap(codes)
    widths, outlines = {".notdef": 500, "space": SPACE}, {".notdef": [], "space": []}
    for name, (width, body, slit) in drawn.items():
        widths[name], outlines[name] = width + 2 * SIDE, STYLES[style](body, slit)
    for name, (_character, source) in SAME.items():
        widths[name], outlines[name] = widths[source], outlines[source]
    glyphs = {}
    for name in order:
        if kind == "ttf":
            pen = TTGlyphPen(None)
            play(outlines[name], Cu2QuPen(pen, 0.6))
            glyphs[name] = pen.glyph()
        else:
            pen = T2CharStringPen(widths[name], None)
            play(outlines[name], pen)
            glyphs[name] = pen.getCharString()
    names = {"familyName": f"{FAMILY} {style}", "styleName": "Regular", "psName": f"{FAMILY}{style}-Regular", "version": f"Version {version}"}
    names |= {"uniqueFontIdentifier": f"{version};Kiln;{FAMILY}{style}", "fullName": f"{FAMILY} {style}", "manufacturer": "Kiln", "designer": "Kiln"}
    names |= {"typographicFamily": FAMILY, "typographicSubfamily": style, "licenseDescription": "Kiln commercial licence, see LICENSE.txt"}
    if kind == "ttf":
        made.setupGlyf(glyphs)
    else:
        made.setupCFF(names["psName"], {"FullName": names["fullName"], "FamilyName": FAMILY}, glyphs, {})
    bounds = made.font["glyf"] if kind == "ttf" else None
    side = {name: (bounds[name].xMin if bounds and hasattr(bounds[name], "xMin") else SIDE if outlines[name] else 0) for name in order}
    made.setupHorizontalMetrics({name: (widths[name], side[name]) for name in order})
    made.setupHorizontalHeader(ascent=820, descent=-180)
    made.setupNameTable(names)
    made.setupOS2(version=4, sTypoAscender=820, sTypoDescender=-180, sTypoLineGap=0, usWinAscent=860, usWinDescent=200, sCapHeight=CAP, sxHeight=CAP, usWeightClass=800, achVendID="KILN", fsType=0, fsSelection=0xC0)
    made.setupPost(underlinePosition=-120, underlineThickness=60)
    stamp = calendar.timegm(time.strptime(date, "%Y-%m-%d")) + 2082844800
    made.updateHead(created=stamp, modified=stamp, fontRevision=float(version))
    made.font.recalcTimestamp = False
    addOpenTypeFeaturesFromString(made.font, KERNING)
    return made.font


job = json.loads(sys.argv[1])
drawn = {}
for folder in ("svg", "fonts"):
    os.makedirs(os.path.join(job["out"], folder), exist_ok=True)
for name, (_character, width, strokes) in GLYPHS.items():
    body, slit = contours(strokes)
    drawn[name] = (width, body, slit)
    write_svg(os.path.join(job["out"], "svg"), name, width, body, slit)
for style in STYLES:
    for kind in ("otf", "ttf"):
        path = os.path.join(job["out"], "fonts", f"Ember-{style}.{kind}")
        font(style, drawn, kind, job["date"], job["version"]).save(path)
    web = TTFont(path, recalcTimestamp=False)
    web.flavor = "woff2"
    web.save(path.replace(".ttf", ".woff2"))
with open(os.path.join(job["out"], "glyphs.json"), "w") as file:
    shapes = {name: {"character": GLYPHS[name][0], "width": width, "body": svg_path(body), "slit": svg_path(slit)} for name, (width, body, slit) in drawn.items()}
    json.dump(shapes, file)
