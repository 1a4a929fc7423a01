"""Flattened marks (flatten.mjs) as bodies with bevelled edges, for pictures of what is flat otherwise. Metres."""

import json
import os
import tempfile

import bpy

import scene

SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{0}" viewBox="0 0 {0} {0}"><path fill-rule="evenodd" d="{1}"/></svg>'


def body(folder, name, box, size, thickness, edge=0.0012, inset=1):
    """The mark `name` of the asset in `folder`, its grid of `box` units `size` wide, lying about the origin on the table.

    `inset` 1 keeps its size; 0 lets the bevel stand out by `edge`, for lettering whose corners are finer than the bevel.
    """
    with open(os.path.join(folder, "outlines.json"), encoding="utf-8") as file:
        outline = json.load(file)[name]
    if "io_curve_svg" not in bpy.context.preferences.addons:
        bpy.ops.preferences.addon_enable(module="io_curve_svg")
    before = set(bpy.data.objects)
    with tempfile.NamedTemporaryFile("w", suffix=".svg", delete=False) as file:
        file.write(SVG.format(box, outline))
    bpy.ops.import_curve.svg(filepath=file.name)
    os.unlink(file.name)
    [made] = set(bpy.data.objects) - before
    # The importer reads pixels at 90 to the inch; the curve is brought to `size` about its grid's middle.
    scale = size / box / (0.0254 / 90)
    points = [p for spline in made.data.splines for p in spline.bezier_points]
    for point in points:
        point.handle_left_type = point.handle_right_type = "FREE"
    for point in points:
        for which in ("handle_left", "co", "handle_right"):
            x, y, _ = getattr(point, which)
            setattr(point, which, (x * scale - size / 2, y * scale - size / 2, 0))
    data = made.data
    data.dimensions, data.fill_mode, data.resolution_u = "2D", "BOTH", 12
    data.offset, data.bevel_depth, data.bevel_resolution = -edge * inset, edge, 3
    data.extrude = thickness / 2 - edge
    made.name = name
    bpy.ops.object.select_all(action="DESELECT")
    made.select_set(True)
    bpy.context.view_layer.objects.active = made
    bpy.ops.object.convert(target="MESH")
    mesh = bpy.context.object
    for vertex in mesh.data.vertices:
        vertex.co.z += thickness / 2
    for polygon in mesh.data.polygons:
        polygon.use_smooth = True
    mesh.data.use_auto_smooth = True
    return mesh


def piece(folder, name, box, size, thickness, colour, at=(0, 0, 0), turn=0, tilt=(0, 0), roughness=0.3, clearcoat=0.4, **bevel):
    """As `body`, coated and placed."""
    made = scene.coat(body(folder, name, box, size, thickness, **bevel), colour, roughness, clearcoat)
    return scene.put(made, at, turn, tilt)
