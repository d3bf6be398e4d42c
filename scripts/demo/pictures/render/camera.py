"""The camera, the render and its passes."""
import math
import os
import bpy
import numpy as np


def look(at, aim, lens, focus=None, stop=5.6, shift=0.0):
    """A level camera, so that uprights stay upright; shift moves the picture up or down."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.sensor_fit, data.shift_y = lens, 36.0, 'HORIZONTAL', shift
    data.clip_end = 30000
    camera = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(camera)
    camera.location = at
    pitch = 0.0 if len(aim) == 2 else math.atan2(aim[2] - at[2], math.hypot(aim[0] - at[0], aim[1] - at[1]))
    camera.rotation_euler = (math.pi / 2 + pitch, 0, math.atan2(-(aim[0] - at[0]), aim[1] - at[1]))
    if focus:
        data.dof.use_dof = True
        data.dof.focus_distance, data.dof.aperture_fstop = focus, stop
    bpy.context.scene.camera = camera


PASSES = {'Image': 'image', 'DiffDir': 'diffdir', 'DiffInd': 'diffind', 'DiffCol': 'diffcol', 'GlossDir': 'glossdir',
          'GlossInd': 'glossind', 'GlossCol': 'glosscol', 'TransDir': 'transdir', 'TransInd': 'transind',
          'TransCol': 'transcol', 'Emit': 'emit', 'Env': 'env', 'Normal': 'normal', 'Depth': 'depth'}
LIGHT = [name for name in PASSES.values() if name.endswith(('dir', 'ind'))] + ['glosscol']
FEATURES = [name for name in PASSES.values() if name.endswith('col')] + ['emit', 'env', 'normal', 'depth']


def render(folder, width, height, samples, seed=0, wanted=LIGHT, outdoors=False):
    """Renders the wanted passes. Features need no light, so many samples of them are cheap."""
    bounces = (0, 0, 0, 8, 0) if wanted is FEATURES else (2, 1, 1, 8, 1) if outdoors else (5, 2, 2, 8, 2)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode, scene.render.threads = 'FIXED', 1
    c = scene.cycles
    c.samples, c.seed, c.use_denoising = samples, seed, False
    c.use_adaptive_sampling = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transparent_max_bounces, c.transmission_bounces = bounces
    c.sample_clamp_indirect, c.blur_glossy = 2.0, 0.6
    for thing in bpy.data.objects:
        if thing.type == 'LIGHT':
            thing.hide_render = wanted is FEATURES
        elif thing.name.startswith('pane'):  # its mirror image comes with the light, so that the view stays without noise
            thing.hide_render = wanted is FEATURES
    c.caustics_reflective = c.caustics_refractive = False
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.use_persistent_data = True
    layer = scene.view_layers[0]
    for name in ('diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct', 'glossy_indirect', 'glossy_color',
                 'transmission_direct', 'transmission_indirect', 'transmission_color', 'emit', 'environment', 'normal', 'z'):
        setattr(layer, f'use_pass_{name}', True)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    target = tree.nodes.new('CompositorNodeOutputFile')
    target.base_path = folder
    target.format.file_format, target.format.color_mode, target.format.color_depth = 'OPEN_EXR', 'RGB', '32'
    target.file_slots.clear()
    for socket, name in PASSES.items():
        if socket in source.outputs and name in wanted:
            target.file_slots.new(f'{name}_')
            tree.links.new(source.outputs[socket], target.inputs[-1])
    scene.render.filepath = os.path.join(folder, 'plain')
    scene.render.use_file_extension = True
    bpy.ops.render.render(write_still=False)
    for name in PASSES.values():
        path = os.path.join(folder, f'{name}_0001.exr')
        if not os.path.exists(path):
            continue
        picture = bpy.data.images.load(path)
        pixels = np.empty(width * height * 4, 'f')
        picture.pixels.foreach_get(pixels)
        np.save(os.path.join(folder, f'{name}.npy'), pixels.reshape(height, width, 4)[::-1, :, :3].astype('f2' if name != 'depth' else 'f4'))
        bpy.data.images.remove(picture)
        os.remove(path)
