"""The open sea: a sky with the sun low in it, waves, hills on the horizon. The water is at z = 0; lengths are in metres."""
import math
import bpy
import numpy as np
from kit import Nodes, add, new_material, sheet, srgb
from parts import direction

# Each sky from the horizon up, the light and the shade of its clouds and how many there are (less is more), the glow round the
# sun, where the sun is, its disc and its light, the deep of the water, the hills and the level of the light.
LOOKS = {
    'dusk': dict(sky=((0.0, 'f4ae7c'), (0.04, 'e99a80'), (0.10, 'c98794'), (0.20, '857fa8'), (0.36, '4f639a'), (0.65, '2c4478'), (1.0, '1d3058')),
                 cloud=('eea184', '6a6690'), share=0.52, glow=('ff9a55', 0.55), sun=(-0.80, 0.60, 0.035), disc=0.0, light=('ffb27a', 0.8),
                 deep='1d3145', hill='3c3f63', level=1.0),
    'sunset': dict(sky=((0.0, 'ffbd77'), (0.05, 'f9a873'), (0.13, 'dd9084'), (0.26, '9a86a6'), (0.45, '5f73a5'), (1.0, '2b4578')),
                   cloud=('ffb08a', '84769a'), share=0.50, glow=('ff9c48', 1.0), sun=(-0.20, 0.97, 0.045), disc=6.0, light=('ffae6a', 2.2),
                   deep='22405c', hill='514a6a', level=1.15),
    'dawn': dict(sky=((0.0, 'ffd3a0'), (0.04, 'fbcaa8'), (0.10, 'e2c2bd'), (0.20, 'aebdd8'), (0.42, '6f9ace'), (1.0, '3f70b0')),
                 cloud=('ffe3c8', 'a9afc4'), share=0.49, glow=('ffc98a', 0.5), sun=(0.30, -0.90, 0.26), disc=0.0, light=('ffd3a0', 4.4),
                 deep='184a66', hill='6f839c', level=1.9, far=0.45),
    'day': dict(sky=((0.0, 'cbe0f0'), (0.03, 'a6cdee'), (0.10, '6facdf'), (0.24, '4189cf'), (1.0, '2463b0')),
                cloud=('ffffff', 'c3d0de'), share=0.50, glow=('fff4dc', 0.15), sun=(-0.80, -0.30, 0.50), disc=0.0, light=('fff2dc', 4.6),
                deep='0b4a74', hill='7c97a8', level=3.0, far=0.42),
}
NOW = dict(LOOKS['dusk'])


def scaled(n, vector, by):
    return n('ShaderNodeVectorMath', vector, by if isinstance(by, tuple) else (by,) * 3, _operation='MULTIPLY').outputs[0]


def towards(x, y, z):
    long = math.sqrt(x * x + y * y + z * z)
    return x / long, y / long, z / long


def sky_colour(n, vector, disc=True, clouds=True):
    way = n('ShaderNodeVectorMath', vector, _operation='NORMALIZE').outputs[0]
    x, y, z = n('ShaderNodeSeparateXYZ', way).outputs
    high = n.math('ABSOLUTE', z)
    near = n.math('MAXIMUM', n('ShaderNodeVectorMath', way, towards(*NOW['sun']), _operation='DOT_PRODUCT').outputs['Value'], 0.0)
    wavy = high
    if clouds:
        streak = n('ShaderNodeTexNoise', Vector=scaled(n, way, (2.0, 2.0, 22.0)), Scale=1.0, Detail=3.0)
        wavy = n.math('ADD', high, n('ShaderNodeMapRange', streak.outputs['Fac'], 0.3, 0.7, -0.018, 0.018))
    base = n.ramp(wavy, *((at, srgb(code)) for at, code in NOW['sky'])).outputs[0]
    colour, strength = NOW['glow']
    low = n('ShaderNodeMapRange', high, 0.0, 0.45, 1.0, 0.25)
    halo = n.math('ADD', n.math('MULTIPLY', n.math('POWER', near, 7.0), 0.55), n.math('MULTIPLY', n.math('POWER', near, 90.0), 0.9))
    halo = n.math('MULTIPLY', n.math('MULTIPLY', halo, low), strength)
    base = n.mix(1.0, base, n.mix(1.0, srgb(colour), halo, 'MULTIPLY').outputs[0], 'ADD').outputs[0]
    if clouds:
        flat = n.math('ADD', high, 0.10)
        place = n('ShaderNodeCombineXYZ', n.math('DIVIDE', x, flat), n.math('DIVIDE', y, flat), 0.0)
        puff = n('ShaderNodeTexNoise', Vector=scaled(n, place, (0.9, 1.5, 1.0)), Scale=1.0, Detail=7.0, Roughness=0.56, Distortion=0.25)
        cover = n('ShaderNodeMapRange', puff.outputs['Fac'], NOW['share'], NOW['share'] + 0.17, 0.0, 0.85, _interpolation_type='SMOOTHSTEP')
        band = n('ShaderNodeMapRange', high, 0.015, 0.10, 0.0, 1.0)
        thick = n('ShaderNodeMapRange', puff.outputs['Fac'], NOW['share'] + 0.06, NOW['share'] + 0.22, 0.0, 1.0)
        shade = n.math('MULTIPLY', thick, n('ShaderNodeMapRange', near, 0.3, 1.0, 1.0, 0.55))
        cloud = n.mix(shade, srgb(NOW['cloud'][0]), srgb(NOW['cloud'][1])).outputs[0]
        base = n.mix(n.math('MULTIPLY', cover, band), base, cloud).outputs[0]
    if disc and NOW['disc']:
        edge = n('ShaderNodeMapRange', near, math.cos(math.radians(0.95)), math.cos(math.radians(0.80)), 0.0, NOW['disc'])
        base = n.mix(1.0, base, n.mix(1.0, srgb('ffd28a'), edge, 'MULTIPLY').outputs[0], 'ADD').outputs[0]
    return scaled(n, base, NOW['level'])


def sky(look, room=None, **changed):
    """The world. room: the light of the sky in a room, which its own lamps replace."""
    NOW.clear()
    NOW.update(LOOKS[look], **changed)
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    n = Nodes(world.node_tree)
    shown = n('ShaderNodeBackground', sky_colour(n, n('ShaderNodeTexCoord').outputs['Generated']), 1.0)
    if room:
        flat = n('ShaderNodeBackground', room + (1,), 1.0)
        shown = n('ShaderNodeMixShader', n('ShaderNodeLightPath').outputs['Is Diffuse Ray'], shown, flat)
        world.cycles.sampling_method = 'NONE'
    n('ShaderNodeOutputWorld', Surface=shown)


def sun(strength=1.0, way=None, angle=1.5):
    colour, power = NOW['light']
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = power * strength, math.radians(angle), srgb(colour)[:3]
    thing = bpy.data.objects.new('sun', data)
    bpy.context.scene.collection.objects.link(thing)
    x, y, z = way or NOW['sun']
    thing.rotation_euler = direction((-x, -y, -z))
    thing.visible_glossy = False


def hazed(n, colour, clear):
    """A colour that fades into the sky above the horizon with the distance from the origin."""
    at = n('ShaderNodeNewGeometry').outputs['Position']
    far = n('ShaderNodeVectorMath', at, _operation='LENGTH').outputs['Value']
    horizon = sky_colour(n, n('ShaderNodeVectorMath', scaled(n, n('ShaderNodeVectorMath', at, _operation='NORMALIZE'), (1, 1, 0)), (0, 0, 0.025), _operation='ADD').outputs[0], False, False)
    return n.mix(n.math('POWER', math.e, n.math('DIVIDE', far, -clear)), horizon, colour).outputs[0]


def emit(n, colour, material):
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeEmission', colour, 1.0))
    material.cycles.sample_as_light = False


def hills(*ranges, clear=9000.0):
    """Ranges of hills on the horizon: (distance, height, seed, from x, to x)."""
    for k, (far, high, seed, x0, x1) in enumerate(ranges):
        material, n = new_material(f'hill {k}')
        emit(n, hazed(n, srgb(NOW['hill'], 0.55 * NOW['level']), clear), material)
        r = np.random.default_rng(seed)
        waves = [(r.uniform(0.5, 1) / (i + 1) ** 1.1, (i + 1) * r.uniform(0.8, 1.2), r.uniform(0, 6.3)) for i in range(30)]
        xs = np.linspace(x0, x1, 900)
        rim = np.clip(np.minimum(xs - x0, x1 - xs) / ((x1 - x0) * 0.18), 0, 1) ** 0.8
        top = high * np.clip(0.52 + 0.30 * sum(a * np.sin(xs / 1300 * f + p) for a, f, p in waves), 0.06, None) * rim
        mesh = bpy.data.meshes.new('hill')
        mesh.from_pydata([(x, far, -20) for x in xs] + [(x, far, t - 1) for x, t in zip(xs, top)], [], [(i, i + 1, 901 + i, 900 + i) for i in range(899)])
        thing = add(mesh, 'hill', material, smooth=False)
        thing.visible_shadow = thing.visible_diffuse = False


def swell(x, y, spacing, high, longest, wind, seed=3, count=56):
    """Returns how waves move the places x, y: (dx, dy, z). A wave that the mesh can't show, because it is shorter than three
    times the spacing of its points, is left out."""
    rng = np.random.default_rng(seed)
    lengths = np.geomspace(0.9, longest, count) * rng.uniform(0.93, 1.07, count)
    heights = lengths ** 0.95 * rng.uniform(0.5, 1.0, count)
    heights *= high / math.sqrt((heights ** 2).sum() / 2)
    dx, dy, dz = np.zeros_like(x), np.zeros_like(x), np.zeros_like(x)
    for length, a in zip(lengths, heights):
        way = wind + rng.normal(0, 0.55)
        k, phase = math.tau / length, rng.uniform(0, math.tau)
        seen = a * np.clip((length / spacing - 2.5) / 3, 0, 1)
        angle = k * (x * math.cos(way) + y * math.sin(way)) + phase
        dz += seen * np.cos(angle)
        dx -= 0.75 * seen * math.cos(way) * np.sin(angle)
        dy -= 0.75 * seen * math.sin(way) * np.sin(angle)
    return dx, dy, dz


def waves(at, aim, lens, high=0.35, longest=38.0, wind=0.6, columns=680, rows=800, nearest=3.0, stirred=None, margin=1.25, rough=0.05):
    """The water that a camera sees: a mesh that is finer nearer to it. stirred(x, y) returns foam from 0 to 1 and how much higher
    the water is there."""
    half = math.atan(18.0 / lens) * margin
    middle = math.atan2(aim[1] - at[1], aim[0] - at[0])
    r = nearest * (26000.0 / nearest) ** np.linspace(0, 1, rows)
    r[-1] = 60000.0
    a = middle + np.linspace(half, -half, columns)
    far, turn = np.meshgrid(r, a, indexing='ij')
    x, y = at[0] + far * np.cos(turn), at[1] + far * np.sin(turn)
    spacing = np.maximum(far * (math.log(26000.0 / nearest) / rows), far * 2 * half / columns)
    dx, dy, z = swell(x, y, spacing, high, longest, wind)
    foam = np.zeros_like(x)
    if stirred:
        foam, lift = stirred(x, y)
        z += lift
    verts = np.stack([x + dx, y + dy, z], -1).reshape(-1, 3)
    index = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    mesh = bpy.data.meshes.new('sea')
    mesh.vertices.add(len(verts))
    mesh.vertices.foreach_set('co', verts.ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set('vertex_index', faces[:, ::-1].ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set('loop_start', np.arange(len(faces)) * 4)
    mesh.polygons.foreach_set('loop_total', np.full(len(faces), 4))
    mesh.update(calc_edges=True)
    layer = mesh.attributes.new('foam', 'FLOAT', 'POINT')
    layer.data.foreach_set('value', foam.ravel().astype('f'))
    thing = add(mesh, 'sea', water(at, rough))
    thing.visible_shadow = thing.visible_diffuse = False
    return thing


def water(eye, rough=0.05):
    """Water that mirrors the sky and what is on it; what the mesh doesn't show of its waves is a bump near and roughness far away."""
    material, n = new_material('sea water')
    geometry = n('ShaderNodeNewGeometry')
    at = geometry.outputs['Position']
    out = n('ShaderNodeVectorMath', at, eye, _operation='SUBTRACT').outputs[0]
    far = n('ShaderNodeVectorMath', out, _operation='LENGTH').outputs['Value']
    fine = n('ShaderNodeTexNoise', Vector=scaled(n, at, (1.0, 0.8, 1.0)), Scale=1.9, Detail=3.0, Roughness=0.62)
    wide = n('ShaderNodeTexNoise', Vector=scaled(n, at, (0.30, 0.22, 0.1)), Scale=1.0, Detail=3.0, Roughness=0.6)
    near = n('ShaderNodeMapRange', far, 15.0, 260.0, 1.0, 0.0)
    middle = n('ShaderNodeMapRange', far, 300.0, 4000.0, 1.0, 0.0)
    bump = n('ShaderNodeBump', Strength=near, Distance=0.10, Height=fine.outputs['Fac'])
    bump = n('ShaderNodeBump', Strength=middle, Distance=0.55, Height=wide.outputs['Fac'], Normal=bump)
    gloss = n('ShaderNodeBsdfGlossy', (0.94, 0.96, 0.98, 1), n('ShaderNodeMapRange', far, 20.0, 2500.0, rough, 0.20), bump)
    patch = n('ShaderNodeTexNoise', Vector=scaled(n, at, (0.004, 0.010, 0.1)), Scale=1.0, Detail=3.0)
    seen = n('ShaderNodeFresnel', IOR=1.33, Normal=bump)
    mirrored = n.math('MULTIPLY', seen, n('ShaderNodeMapRange', patch.outputs['Fac'], 0.35, 0.65, 0.84, 1.0))
    mirrored = n.math('MINIMUM', mirrored, n('ShaderNodeMapRange', far, 50.0, 6000.0, 0.80, NOW.get('far', 0.62)))
    deep = n('ShaderNodeEmission', srgb(NOW['deep'], 0.50 * NOW['level']), 1.0)
    body = n('ShaderNodeMixShader', mirrored, deep, gloss)
    again = n('ShaderNodeEmission', n.mix(0.55, srgb(NOW['deep'], 0.5 * NOW['level']), srgb(NOW['sky'][1][1], NOW['level'])).outputs[0], 1.0)
    body = n('ShaderNodeMixShader', n('ShaderNodeLightPath').outputs['Is Glossy Ray'], body, again)  # waves that waves mirror
    mask = n('ShaderNodeAttribute', _attribute_name='foam').outputs['Fac']
    lace = n('ShaderNodeTexNoise', Vector=at, Scale=0.55, Detail=5.0, Roughness=0.68).outputs['Fac']
    drops = n('ShaderNodeTexNoise', Vector=at, Scale=2.6, Detail=2.0, Roughness=0.7).outputs['Fac']
    lace = n.math('ADD', n.math('MULTIPLY', lace, 0.72), n.math('MULTIPLY', drops, 0.28))
    edge = n('ShaderNodeMapRange', mask, 0.0, 1.0, 0.70, 0.34)
    white = n('ShaderNodeMapRange', n.math('SUBTRACT', lace, edge), -0.03, 0.09, 0.0, 0.94, _interpolation_type='SMOOTHSTEP')
    white = n.math('MULTIPLY', white, n('ShaderNodeMapRange', mask, 0.0, 0.06, 0.0, 1.0))
    body = n('ShaderNodeMixShader', white, body, n('ShaderNodeBsdfDiffuse', (0.86, 0.90, 0.92, 1)))
    flat = n('ShaderNodeVectorMath', scaled(n, n('ShaderNodeVectorMath', out, _operation='NORMALIZE').outputs[0], (1, 1, 0)), (0, 0, 0.012), _operation='ADD').outputs[0]
    haze = n('ShaderNodeEmission', sky_colour(n, flat, False, False), 1.0)
    clear = n.math('POWER', math.e, n.math('DIVIDE', far, -14000.0))
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeMixShader', clear, haze, body))
    material.cycles.sample_as_light = False
    return material


def mirror(ground=0.0, bright=0.62, glitter=0.0):
    """The sea as a cabin's window shows it: it glows by itself, so it has no noise. ground is its height, bright how much of
    the sky it mirrors far away, glitter how much of the sun."""
    material, n = new_material('sea mirror')
    geometry = n('ShaderNodeNewGeometry')
    at = geometry.outputs['Position']
    out = scaled(n, geometry.outputs['Incoming'], -1.0)
    far = n('ShaderNodeVectorMath', at, _operation='LENGTH').outputs['Value']

    def ripple(x, y, detail):
        node = n('ShaderNodeTexNoise', Vector=scaled(n, at, (x, y, 0.1)), Scale=1.0, Detail=detail, Roughness=0.6)
        return n('ShaderNodeVectorMath', node.outputs['Color'], (0.5,) * 3, _operation='SUBTRACT').outputs[0]
    small = scaled(n, ripple(0.16, 0.22, 5.0), (0.22, 0.30, 0.0))
    large = scaled(n, ripple(0.012, 0.03, 3.0), (0.10, 0.14, 0.0))
    fade = n('ShaderNodeMapRange', far, 30.0, 3000.0, 1.0, 0.35)
    fade = n('ShaderNodeCombineXYZ', fade, fade, fade)
    tilt = n('ShaderNodeVectorMath', n('ShaderNodeVectorMath', small, large, _operation='ADD').outputs[0], fade, _operation='MULTIPLY').outputs[0]
    normal = n('ShaderNodeVectorMath', n('ShaderNodeVectorMath', tilt, (0, 0, 1), _operation='ADD').outputs[0], _operation='NORMALIZE').outputs[0]
    up = n('ShaderNodeVectorMath', out, normal, _operation='REFLECT').outputs[0]
    facing = n('ShaderNodeVectorMath', scaled(n, out, -1.0), normal, _operation='DOT_PRODUCT').outputs['Value']
    seen = n.math('POWER', n('ShaderNodeMapRange', facing, 0.0, 1.0, 1.0, 0.0), 4.0)
    seen = n('ShaderNodeMapRange', seen, 0.0, 1.0, 0.05, bright)
    colour = n.mix(seen, srgb(NOW['deep'], 0.55 * NOW['level']), sky_colour(n, up, False)).outputs[0]
    if glitter:
        near = n('ShaderNodeVectorMath', up, towards(*NOW['sun']), _operation='DOT_PRODUCT').outputs['Value']
        spark = n.math('MULTIPLY', n.math('POWER', n.math('MAXIMUM', near, 0.0), 260.0), 2.4 * glitter)
        colour = n.mix(1.0, colour, n.mix(1.0, srgb('ffc27c'), spark, 'MULTIPLY').outputs[0], 'ADD').outputs[0]
    emit(n, hazed(n, colour, 40000.0), material)
    far = 60000.0
    thing = sheet('sea', lambda u, v: ((u * 2 - 1) * far, (v * 2 - 1) * far, ground), 2, 2, material)
    thing.visible_shadow = thing.visible_diffuse = False
    return thing
