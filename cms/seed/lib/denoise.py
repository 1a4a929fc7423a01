"""A path-traced picture without its grain, for a Blender that was built without a denoiser.

The scene is rendered twice with half of the samples; what the halves disagree on is noise. Diffuse light and reflections are
smoothed apart from each other along surfaces (à-trous wavelets; Dammertz et al. 2010, Schied et al. 2017), stopped by
normals, depth and differences larger than the noise. Colours and lit screens are never smoothed: lettering stays sharp.
"""

import os

import bpy
import numpy as np

import rig

PASSES = ["Image", "DiffDir", "DiffInd", "DiffCol", "GlossDir", "GlossInd", "GlossCol", "Normal", "Depth", "Alpha"]
LEVELS = 5
LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)


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
    sink.format.file_format, sink.format.color_depth = "OPEN_EXR", "32"
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
    return flat.reshape(height, width, 4)[..., :3].copy()


def _shifted(array, dy, dx):
    height, width = array.shape[:2]
    reach = ((max(-dy, 0), max(dy, 0)), (max(-dx, 0), max(dx, 0))) + ((0, 0),) * (array.ndim - 2)
    padded = np.pad(array, reach, mode="edge")
    return padded[max(dy, 0) : max(dy, 0) + height, max(dx, 0) : max(dx, 0) + width]


def _box(array, reach=2):
    rows = sum(_shifted(array, d, 0) for d in range(-reach, reach + 1))
    return sum(_shifted(rows, 0, d) for d in range(-reach, reach + 1)) / (2 * reach + 1) ** 2


def _without_sparks(light, other):
    """No pixel brighter than the brightest of its eight neighbours, nor than what the other half sees there: sparks go, edges stay."""
    luma, luma_there = light @ LUMA, other @ LUMA
    spots = [(y, x) for y in (-1, 0, 1) for x in (-1, 0, 1)]
    around = np.max([_shifted(luma, *spot) for spot in spots if spot != (0, 0)], axis=0)
    there = np.max([_shifted(luma_there, *spot) for spot in spots], axis=0)
    return light * np.minimum(1, np.minimum(around, there) / np.maximum(luma, 1e-6))[..., None]


def _smooth(light, variance, normal, depth, strictness):
    """Smooths `light` (h, w, 3); `variance` (h, w) is that of its luminance; `strictness` how fast a turn of the surface ends it."""
    slope = np.maximum(np.abs(_shifted(depth, 1, 0) - depth), np.abs(_shifted(depth, 0, 1) - depth)) + depth * 4e-4
    for level in range(LEVELS):
        step = 1 << level
        luma = light @ LUMA
        limit = 4.0 * np.sqrt(_box(variance, 1)) + 1e-4
        total, weights, spread = light * 0.25, np.full(luma.shape, 0.25, np.float32), variance * 0.0625
        for dy, dx in [(y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if (y, x) != (0, 0)]:
            there = (dy * step, dx * step)
            turned = strictness * (1 - np.einsum("ijk,ijk->ij", normal, _shifted(normal, *there)))
            apart = np.abs(_shifted(depth, *there) - depth) * (1 / (slope * step * 1.5))
            unlike = np.abs(_shifted(luma, *there) - luma) / limit
            weight = (0.125 if dy == 0 or dx == 0 else 0.0625) * np.exp(-(turned + apart + unlike))
            total += weight[..., None] * _shifted(light, *there)
            spread += weight**2 * _shifted(variance, *there)
            weights += weight
        light, variance = total / weights[..., None], spread / weights**2
    return light


def _clean(halves):
    mean = {name: (halves[0][name] + halves[1][name]) / 2 for name in PASSES}
    normal = mean["Normal"] / np.maximum(np.linalg.norm(mean["Normal"], axis=-1, keepdims=True), 1e-6)
    depth = np.minimum(mean["Depth"][..., 0], 1e3)
    result = mean["Image"].copy()
    for kind, strictness in (("Diff", 24), ("Gloss", 96)):
        colour = mean[f"{kind}Col"]
        raw = [half[f"{kind}Dir"] + half[f"{kind}Ind"] for half in halves]
        lights = [_without_sparks(*raw), _without_sparks(*reversed(raw))]
        variance = _box((((lights[0] - lights[1]) / 2) @ LUMA) ** 2, 3)
        clean = _smooth((lights[0] + lights[1]) / 2, variance, normal, depth, strictness)
        result += colour * (clean - (raw[0] + raw[1]) / 2)
    return np.maximum(result, 0)


def _halves(folder, samples, width, height):
    _write_passes(folder)
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
    """As `rig.render`, at a third of its samples."""
    save(linear_picture(f"{path}.passes", samples, width, height), path, exposure)


def cutout(path, samples=32, width=1024, height=1024, exposure=0.0):
    """The scene before nothing as bytes (height, width, 4), top row first; `path` is a PNG that is written on the way."""
    bpy.context.scene.render.film_transparent = True
    halves = _halves(f"{path}.passes", samples, width, height)
    alpha = np.clip((halves[0]["Alpha"] + halves[1]["Alpha"]) / 2, 0, 1)[..., :1]
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
