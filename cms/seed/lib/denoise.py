"""A path-traced picture without its grain, for a Blender that was built without a denoiser.

The scene is rendered twice with half of the samples; what the halves disagree on is noise. Diffuse light and reflections are
smoothed apart from each other along surfaces (à-trous wavelets; Dammertz et al. 2010), stopped by normals, depth and what
differs in both halves alike (dual buffers; Rousselle et al. 2012). Colours and lit screens are never smoothed: lettering
stays sharp.
"""

import os

import bpy
import numpy as np

import rig

PASSES = ["Image", "DiffDir", "DiffInd", "DiffCol", "GlossDir", "GlossInd", "GlossCol", "Normal", "Depth", "Alpha"]
LEVELS = 6
PATCH = 4  # pixels to each side within which a difference must last, to be told from noise
NEIGHBOURS = [((0, 1), 0.125), ((1, 0), 0.125), ((1, 1), 0.0625), ((1, -1), 0.0625)]
# How fast a turn of the surface ends the smoothing, and how much of the noise a difference may have and be smoothed.
KINDS = {"Diff": (24, 20), "Gloss": (96, 8)}


def _write_passes(folder):
    scene = bpy.context.scene
    layer = bpy.context.view_layer
    for name in ("diffuse_direct", "diffuse_indirect", "diffuse_color", "glossy_direct", "glossy_indirect", "glossy_color", "normal", "z"):
        setattr(layer, f"use_pass_{name}", True)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, sink = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    shown = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(source.outputs["Image"], shown.inputs["Image"])
    sink.base_path = folder
    sink.format.file_format, sink.format.color_depth, sink.format.exr_codec = "OPEN_EXR", "32", "NONE"
    sink.file_slots.clear()
    for name in PASSES:
        sink.file_slots.new(name)
        tree.links.new(source.outputs[name], sink.inputs[name])


def _read(folder, name):
    image = bpy.data.images.load(os.path.join(folder, f"{name}0001.exr"), check_existing=False)
    image.colorspace_settings.name = "Linear"
    width, height = image.size
    flat = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(np.moveaxis(flat.reshape(height, width, 4)[..., :3], -1, 0))


def _luma(light):
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def _windows(plane, reach):
    """`plane` seen from each place of a square of 2 * `reach` + 1 pixels, row by row."""
    height, width = plane.shape[-2:]
    padded = np.pad(plane, [(0, 0)] * (plane.ndim - 2) + [(reach, reach)] * 2, mode="edge")
    spots = range(2 * reach + 1)
    return [padded[..., y : y + height, x : x + width] for y in spots for x in spots]


def _box(plane, reach):
    """The mean over a square of 2 * `reach` + 1 pixels."""
    height, width = plane.shape
    padded, spots = np.pad(plane, reach, mode="edge"), range(2 * reach + 1)
    rows = sum(padded[d : d + height] for d in spots)
    return sum(rows[:, d : d + width] for d in spots) / len(spots) ** 2


def _without_sparks(light, other):
    """No pixel brighter than the brightest of its eight neighbours, nor than what the other half sees there: sparks go, edges stay."""
    luma, there = _luma(light), _windows(_luma(other), 1)
    around = _windows(luma, 1)
    del around[4]
    limit = np.minimum(np.maximum.reduce(around), np.maximum.reduce(there))
    return light * np.minimum(1, limit / np.maximum(luma, 1e-6))


def _pairs(shape, down, right):
    """Index of all pixels that have a neighbour so far down and right of them, and index of those neighbours."""
    height, width = shape
    rows, there = slice(0, height - down), slice(down, height)
    columns, beside = slice(max(-right, 0), width - max(right, 0)), slice(max(right, 0), width - max(-right, 0))
    return (Ellipsis, rows, columns), (Ellipsis, there, beside)


def _smooth(halves, colour, normal, depth, kind):
    """The mean of two halves (each 3, h, w) of one light, smoothed; `colour` is that of the surfaces which it falls on."""
    strictness, leniency = KINDS[kind]
    slope = np.maximum(np.abs(np.diff(depth, axis=0, append=depth[-1:])), np.abs(np.diff(depth, axis=1, append=depth[:, -1:])))
    slope += depth * 4e-4
    both, support = np.concatenate(halves), np.zeros(depth.shape, np.float32)
    for level in range(LEVELS):
        step = 1 << level
        first, second = _luma(both[:3]), _luma(both[3:])
        noise = leniency * _box((first - second) ** 2 / 4, 3) + (0.005 * (first + second)) ** 2 + 5e-8
        total, weights = both * 0.25, np.full(depth.shape, 0.25, np.float32)
        for (down, right), share in NEIGHBOURS:
            here, there = _pairs(depth.shape, down * step, right * step)
            # Noise of one half knows nothing of the other's: on average only real differences are left in the product.
            unlike = np.maximum(_box((first[here] - first[there]) * (second[here] - second[there]), PATCH), 0)
            apart = np.abs(depth[here] - depth[there]) / np.minimum(slope[here], slope[there]) / (step * 1.5)
            turned = strictness * np.maximum(1 - (normal[here] * normal[there]).sum(axis=0), 0)
            weight = share * np.exp(-(unlike / (noise[here] + noise[there]) + apart + turned))
            total[here] += weight * both[there]
            total[there] += weight * both[here]
            weights[here] += weight
            weights[there] += weight
        both = total / weights
        support += weights - 0.25
    return _mend_outlines((both[:3] + both[3:]) / 2, support, _luma(colour))


def _mend_outlines(light, support, colour):
    """A pixel on an outline is like neither side and stays rough: it takes its neighbours' light, most from the brightest surface."""
    alone = np.exp(-support / 0.25)
    share = support * colour
    lights, shares = _windows(light * share, 1), _windows(share, 1)
    del lights[4], shares[4]
    around = (sum(lights) + light * 1e-4) / (sum(shares) + 1e-4)
    return light + alone * (around - light)


def _clean(halves):
    mean = {name: (halves[0][name] + halves[1][name]) / 2 for name in PASSES}
    normal = mean["Normal"] / np.maximum(np.linalg.norm(mean["Normal"], axis=0), 1e-6)
    depth = np.minimum(mean["Depth"][0], 1e3)
    result = mean["Image"].copy()
    for kind in KINDS:
        raw = [half[f"{kind}Dir"] + half[f"{kind}Ind"] for half in halves]
        lights = [_without_sparks(*raw), _without_sparks(*reversed(raw))]
        colour = mean[f"{kind}Col"]
        result += colour * (_smooth(lights, colour, normal, depth, kind) - (raw[0] + raw[1]) / 2)
    return np.moveaxis(np.maximum(result, 0), 0, -1)


def _halves(folder, samples, width, height):
    _write_passes(folder)
    bpy.context.scene.render.image_settings.compression = 0
    halves = []
    for seed in (7, 8):
        rig.render(os.path.join(folder, "half.png"), max(samples // 2, 1), width, height, seed=seed)
        halves.append({name: _read(folder, name) for name in PASSES})
    bpy.context.scene.use_nodes = False
    return halves


def linear_picture(folder, samples, width, height):
    """The rendered scene without grain as linear RGB, an array (height, width, 3), bottom row first."""
    return _clean(_halves(folder, samples, width, height))


def save(picture, path, exposure=0.0):
    """Writes linear RGB as a 16-bit PNG through the rig's film curve."""
    height, width = picture.shape[:2]
    image = bpy.data.images.new("clean", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(np.dstack([picture, np.ones((height, width), np.float32)]).astype(np.float32).ravel())
    bpy.context.scene.view_settings.exposure = exposure
    image.save_render(path, scene=bpy.context.scene)
    bpy.data.images.remove(image)


def render(path, samples=32, width=1600, height=1200, exposure=0.0):
    """As `rig.render`, at a tenth of its samples."""
    save(linear_picture(f"{path}.passes", samples, width, height), path, exposure)


def cutout(path, samples=32, width=1024, height=1024, exposure=0.0):
    """The scene before nothing as bytes (height, width, 4), top row first; `path` is a PNG that is written on the way."""
    bpy.context.scene.render.film_transparent = True
    halves = _halves(f"{path}.passes", samples, width, height)
    alpha = np.clip((halves[0]["Alpha"] + halves[1]["Alpha"]) / 2, 0, 1)[0, ..., None]
    save(_clean(halves) / np.maximum(alpha, 1e-3), path, exposure)
    shown = bpy.data.images.load(path, check_existing=False)
    shown.colorspace_settings.name = "Non-Color"
    pixels = np.empty(width * height * 4, np.float32)
    shown.pixels.foreach_get(pixels)
    bpy.data.images.remove(shown)
    pixels = pixels.reshape(height, width, 4)
    pixels[..., 3:] = alpha
    pixels[alpha[..., 0] < 1 / 255] = 0
    return np.round(np.clip(pixels[::-1], 0, 1) * 255).astype(np.uint8)
