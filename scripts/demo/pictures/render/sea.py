"""The sea behind the windows and round the villas: a sky with its sun, water, islands of tuff, stars. All of it glows by itself, so
it costs a room no light rays. The camera looks towards +y; the sea's level is z = LEVEL."""
import math
import bpy
import numpy as np
from city import emit, srgb_socket
from kit import Nodes, add, new_material, sheet, srgb
from parts import direction

LEVEL = -11.0
# Each time: the sky from the horizon up; the glow round the sun; the sun's azimuth from +y to the right, its height and brightness;
# clouds in light and in shade and how much of the sky they take; deep water; haze; light and shade on land; the sky's light on
# what isn't the view; stars.
TIMES = {
    'gold': dict(sky=((0.0, 'f2b877'), (0.05, 'eeb688'), (0.11, 'd8ab99'), (0.20, 'a4a6b6'), (0.40, '6688b2'), (1.0, '38598e')), glow=('ffa648', 0.6), sun=(-14.0, 5.0, 26.0),
                 disc='ffe2b0', cloud=('ffdcb0', 'b79c98', 0.55), deep='2b5a68', haze='dfb38c', land=('c7985f', '46506a'), level=1.0, ambient=0.55, stars=0.0),
    'sunset': dict(sky=((0.0, 'f7b383'), (0.04, 'f0a583'), (0.10, 'd9928c'), (0.20, 'a37f9a'), (0.38, '6a6c9c'), (1.0, '34487c')), glow=('ff9a4e', 0.5), sun=(-9.0, 2.6, 20.0),
                   disc='ffcf8c', cloud=('ffb48a', '8a6a86', 0.62), deep='26405c', haze='dba08a', land=('9c6f5e', '3c3f58'), level=1.0, ambient=0.42, stars=0.0),
    'dusk': dict(sky=((0.0, 'f4bd8b'), (0.05, 'e5a68d'), (0.11, 'b9929c'), (0.21, '7c82a4'), (0.40, '46639a'), (1.0, '203a6c')), glow=('ff9c5a', 0.32), sun=(-16.0, -3.0, 0.0),
                 disc='ffcf8c', cloud=('f0a98c', '5d6488', 0.5), deep='1d3a50', haze='b79a9c', land=('6b6268', '2b3448'), level=0.9, ambient=0.36, stars=0.0),
    'day': dict(sky=((0.0, 'cfe4ee'), (0.04, 'b9d9ea'), (0.11, '90c2e4'), (0.24, '62a0d6'), (0.55, '3f7cc0'), (1.0, '2c63a6')), glow=('fff4dc', 0.25), sun=(-62.0, 38.0, 0.0),
                disc='fff6e6', cloud=('ffffff', 'c4d2dc', 0.5), deep='146a84', haze='bfdae6', land=('8f9c68', '5b7276'), level=3.2, ambient=0.8, stars=0.0),
    'night': dict(sky=((0.0, '6f7486'), (0.05, '4b5775'), (0.13, '313f63'), (0.3, '1d2a4c'), (1.0, '10182f')), glow=('c08a66', 0.10), sun=(-30.0, -8.0, 0.0),
                  disc='ffffff', cloud=('5a6280', '27324e', 0.32), deep='0f1c2e', haze='4f5a74', land=('39435a', '1a2233'), level=0.8, ambient=0.25, stars=1.0),
}
NOW = dict(TIMES['gold'])


def toward_sun():
    """The direction of the sun."""
    azimuth, height = (math.radians(a) for a in NOW['sun'][:2])
    return math.sin(azimuth) * math.cos(height), math.cos(azimuth) * math.cos(height), math.sin(height)


def scaled(n, vector, k):
    return n('ShaderNodeVectorMath', vector, (k,) * 3, _operation='MULTIPLY').outputs[0]


def gradient(n, way):
    """The sky without clouds and sun in a direction of length one: warm and bright near the sun, cooler away from it."""
    parts = n('ShaderNodeSeparateXYZ', way)
    sun = n('ShaderNodeVectorMath', way, toward_sun(), _operation='DOT_PRODUCT').outputs['Value']
    near = n.math('MAXIMUM', sun, 0.0)
    height = n.math('SUBTRACT', n.math('MAXIMUM', parts.outputs['Z'], 0.0), n.math('MULTIPLY', n.math('POWER', near, 8.0), 0.035))
    height = n.math('ADD', height, n('ShaderNodeMapRange', sun, -0.6, 0.9, 0.045, 0.0))
    base = n.ramp(height, *((at, srgb(code)) for at, code in NOW['sky'])).outputs[0]
    code, power = NOW['glow']
    wide = n.math('MULTIPLY', n.math('POWER', near, 26.0), power)
    tight = n.math('MULTIPLY', n.math('POWER', near, 420.0), power * 1.6)
    glow = n('ShaderNodeVectorMath', srgb(code)[:3], n('ShaderNodeCombineXYZ', *(n.math('ADD', wide, tight),) * 3), _operation='MULTIPLY').outputs[0]
    return n('ShaderNodeVectorMath', base, glow, _operation='ADD').outputs[0], sun, parts


def sky_colour(n, vector, clouds=True):
    """The sky in a direction, with clouds as they lie over a flat sea, and the sun's disc."""
    way = n('ShaderNodeVectorMath', vector, _operation='NORMALIZE').outputs[0]
    colour, sun, parts = gradient(n, way)
    if clouds:
        lit, shade, share = NOW['cloud']
        flat = n.math('ADD', n.math('MAXIMUM', parts.outputs['Z'], 0.0), 0.07)
        over = n('ShaderNodeCombineXYZ', n.math('DIVIDE', parts.outputs['X'], flat), n.math('DIVIDE', parts.outputs['Y'], flat), 0.0)
        drawn = n('ShaderNodeVectorMath', over, (0.42, 0.95, 1.0), _operation='MULTIPLY').outputs[0]
        field = n('ShaderNodeTexNoise', Vector=drawn, Scale=0.85, Detail=8.0, Roughness=0.56, Distortion=0.35).outputs['Fac']
        mask = n('ShaderNodeMapRange', field, 0.54, 0.80, 0.0, 1.0, _interpolation_type='SMOOTHSTEP')
        band = n.ramp(parts.outputs['Z'], (0.02, (0, 0, 0, 1)), (0.09, (1, 1, 1, 1)), (0.5, (.35, .35, .35, 1)))
        body = n('ShaderNodeMapRange', field, 0.6, 0.82, 0.0, 1.0)
        tone = n.mix(n.math('MULTIPLY', body, n('ShaderNodeMapRange', sun, 0.0, 0.98, 0.9, 0.35)), srgb(lit), srgb(shade)).outputs[0]
        colour = n.mix(n.math('MULTIPLY', n.math('MULTIPLY', mask, band.outputs[0]), share), colour, tone).outputs[0]
    bright = NOW['sun'][2]
    if bright:
        disc = n('ShaderNodeMapRange', sun, math.cos(math.radians(0.55)), math.cos(math.radians(0.42)), 0.0, bright)
        light = n('ShaderNodeVectorMath', srgb(NOW['disc'])[:3], n('ShaderNodeCombineXYZ', disc, disc, disc), _operation='MULTIPLY').outputs[0]
        colour = n('ShaderNodeVectorMath', colour, light, _operation='ADD').outputs[0]
    if NOW['stars']:
        sparks = []
        for scale, power in ((95.0, 2.6), (210.0, 1.1)):
            cell = n('ShaderNodeTexVoronoi', Vector=way, Scale=scale)
            pick = n('ShaderNodeSeparateRGB', cell.outputs['Color'])
            size = n('ShaderNodeMapRange', pick.outputs['R'], 0.0, 1.0, 0.03, 0.085 * scale / 95)
            point = n('ShaderNodeMapRange', n.math('DIVIDE', cell.outputs['Distance'], size), 0.5, 1.0, 1.0, 0.0)
            sparks.append(n.math('MULTIPLY', n.math('MULTIPLY', point, n.math('POWER', pick.outputs['G'], 4.0)), power))
        shown = n.math('MULTIPLY', n.math('ADD', *sparks), n('ShaderNodeMapRange', parts.outputs['Z'], 0.03, 0.3, 0.1, 1.0))
        river = n('ShaderNodeVectorMath', way, (0.80, -0.28, 0.53), _operation='DOT_PRODUCT').outputs['Value']
        dust = n('ShaderNodeTexNoise', Vector=way, Scale=5.0, Detail=7.0, Roughness=0.62).outputs['Fac']
        milk = n.math('MULTIPLY', n.math('POWER', math.e, n.math('MULTIPLY', n.math('POWER', n.math('ADD', river, n('ShaderNodeMapRange', dust, 0.3, 0.7, -0.08, 0.08)), 2.0), -34.0)), n('ShaderNodeMapRange', dust, 0.36, 0.66, 0.0, 0.10))
        light = n.math('ADD', shown, n.math('MULTIPLY', milk, n('ShaderNodeMapRange', parts.outputs['Z'], 0.05, 0.35, 0.0, 1.0)))
        colour = n('ShaderNodeVectorMath', colour, n('ShaderNodeVectorMath', (0.86, 0.90, 1.0), n('ShaderNodeCombineXYZ', light, light, light), _operation='MULTIPLY'), _operation='ADD').outputs[0]
    return scaled(n, colour, NOW['level'])


def hazed(n, colour, depth):
    """A colour that fades with distance into the horizon's."""
    far = n('ShaderNodeVectorMath', n('ShaderNodeNewGeometry').outputs['Position'], _operation='LENGTH').outputs['Value']
    clear = n.math('POWER', math.e, n.math('DIVIDE', far, -depth))
    return n.mix(clear, scaled(n, srgb_socket(n, NOW['haze']), NOW['level'] * 0.92), colour).outputs[0]


def water():
    """Waves that mirror the sky: near ones with their slopes, far ones as the mean of many, with the sun's glitter."""
    material, n = new_material('sea')
    geometry = n('ShaderNodeNewGeometry')
    at, view = geometry.outputs['Position'], geometry.outputs['Incoming']
    x, y, _ = n('ShaderNodeSeparateXYZ', at).outputs
    far = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', x, x), n.math('MULTIPLY', y, y)))
    away = n.math('LOGARITHM', far, math.e)
    waves = []
    for size, reach, slope in ((3.4, 130.0, 0.17), (13.0, 520.0, 0.11), (52.0, 2200.0, 0.05)):
        where = n('ShaderNodeVectorMath', at, (1.0 / (size * 1.9), 1.0 / size, 1.0), _operation='MULTIPLY')
        noise = n('ShaderNodeTexNoise', Vector=where, Scale=1.0, Detail=3.0, Roughness=0.55, Distortion=0.3)
        slant = n('ShaderNodeVectorMath', n('ShaderNodeVectorMath', noise.outputs['Color'], (0.5,) * 3, _operation='SUBTRACT'), (1.1, 2.0, 0.0), _operation='MULTIPLY')
        power = n.math('MULTIPLY', n.math('POWER', math.e, n.math('DIVIDE', far, -reach)), slope * 2.0)
        waves.append(n('ShaderNodeVectorMath', slant, n('ShaderNodeCombineXYZ', power, power, power), _operation='MULTIPLY'))
    tilt = n('ShaderNodeVectorMath', n('ShaderNodeVectorMath', waves[0], waves[1], _operation='ADD'), waves[2], _operation='ADD')
    # what is far shows the sides of waves that face the eye
    lean = n('ShaderNodeVectorMath', n('ShaderNodeVectorMath', view, (1.0, 1.0, 0.0), _operation='MULTIPLY'), n('ShaderNodeCombineXYZ', *(n('ShaderNodeMapRange', away, 4.0, 8.0, 0.02, 0.085),) * 3), _operation='MULTIPLY')
    streak = n('ShaderNodeTexNoise', Vector=n('ShaderNodeCombineXYZ', n.math('MULTIPLY', n.math('DIVIDE', x, far), 7.0), n.math('MULTIPLY', away, 4.5), 0.0), Scale=1.0, Detail=5.0, Roughness=0.6).outputs['Fac']
    ripples = n('ShaderNodeTexNoise', Vector=n('ShaderNodeCombineXYZ', n.math('MULTIPLY', n.math('DIVIDE', x, far), 60.0), n.math('MULTIPLY', away, 52.0), 0.0), Scale=1.0, Detail=3.0, Roughness=0.6).outputs['Fac']
    rough = n.math('ADD', n('ShaderNodeMapRange', streak, 0.3, 0.7, -0.013, 0.013), n('ShaderNodeMapRange', ripples, 0.3, 0.7, -0.017, 0.017))
    normal = n('ShaderNodeVectorMath', n('ShaderNodeVectorMath', tilt, lean, _operation='ADD'), n('ShaderNodeCombineXYZ', 0.0, n.math('MULTIPLY', rough, -1.0), 1.0), _operation='ADD')
    normal = n('ShaderNodeVectorMath', normal, _operation='NORMALIZE').outputs[0]
    down = scaled(n, view, -1.0)
    up = n('ShaderNodeVectorMath', n('ShaderNodeVectorMath', down, normal, _operation='REFLECT'), _operation='ABSOLUTE')
    back = n('ShaderNodeVectorMath', down, normal, _operation='REFLECT').outputs[0]
    px, py, _ = n('ShaderNodeSeparateXYZ', back).outputs
    mirror = gradient(n, n('ShaderNodeVectorMath', n('ShaderNodeCombineXYZ', px, py, n('ShaderNodeSeparateXYZ', up).outputs['Z']), _operation='NORMALIZE').outputs[0])[0]
    facing = n.math('MAXIMUM', n('ShaderNodeVectorMath', view, normal, _operation='DOT_PRODUCT').outputs['Value'], 0.0)
    fresnel = n('ShaderNodeMapRange', n.math('POWER', n.math('SUBTRACT', 1.0, facing), 4.2), 0.0, 1.0, 0.03, 0.93)
    colour = n.mix(fresnel, scaled(n, srgb_socket(n, NOW['deep']), 0.62), scaled(n, mirror, 0.95)).outputs[0]
    if NOW['sun'][1] > 0 and NOW['sun'][2]:
        half = n('ShaderNodeVectorMath', n('ShaderNodeVectorMath', view, toward_sun(), _operation='ADD'), _operation='NORMALIZE').outputs[0]
        # glitter lies in a narrow road below the sun: across it waves are less steep than along it
        across = n('ShaderNodeVectorMath', half, (math.cos(math.radians(NOW['sun'][0])), -math.sin(math.radians(NOW['sun'][0])), 0.0), _operation='DOT_PRODUCT').outputs['Value']
        along = n('ShaderNodeVectorMath', half, (math.sin(math.radians(NOW['sun'][0])), math.cos(math.radians(NOW['sun'][0])), 0.0), _operation='DOT_PRODUCT').outputs['Value']
        steep = n.math('ADD', n.math('DIVIDE', n.math('MULTIPLY', across, across), 0.0016), n.math('DIVIDE', n.math('MULTIPLY', along, along), 0.045))
        road = n.math('POWER', math.e, n.math('MULTIPLY', steep, -0.5))
        fine = n('ShaderNodeTexNoise', Vector=n('ShaderNodeVectorMath', at, (0.30, 0.85, 1.0), _operation='MULTIPLY'), Scale=1.0, Detail=3.0, Roughness=0.65).outputs['Fac']
        near = n('ShaderNodeMapRange', away, 4.2, 5.6, 1.0, 0.0)
        glints = n('ShaderNodeMapRange', n('ShaderNodeMixRGB', near, ripples, fine), 0.46, 0.66, 0.04, 1.0)
        power = n.math('MULTIPLY', n.math('MULTIPLY', road, n.math('POWER', glints, 1.8)), 3.4)
        light = n('ShaderNodeVectorMath', srgb(NOW['glow'][0])[:3], n('ShaderNodeCombineXYZ', power, power, power), _operation='MULTIPLY')
        colour = n('ShaderNodeVectorMath', colour, light, _operation='ADD').outputs[0]
    emit(n, hazed(n, scaled(n, colour, NOW['level']), 16000.0), material)
    reach = 29000.0
    mesh = bpy.data.meshes.new('sea')
    mesh.from_pydata([(-reach, -60.0, LEVEL), (reach, -60.0, LEVEL), (reach, reach, LEVEL), (-reach, reach, LEVEL)], [], [(0, 1, 2, 3)])
    return add(mesh, 'sea', material, smooth=False)


def tuff(depth):
    """Green slopes and bare cliffs in the light of the sun."""
    material, n = new_material('tuff')
    geometry = n('ShaderNodeNewGeometry')
    normal, at = geometry.outputs['Normal'], geometry.outputs['Position']
    patch = n('ShaderNodeTexNoise', Vector=at, Scale=0.035, Detail=7.0, Roughness=0.62).outputs['Fac']
    strata = n('ShaderNodeTexNoise', Vector=n('ShaderNodeVectorMath', at, (0.01, 0.01, 0.16), _operation='MULTIPLY'), Scale=1.0, Detail=4.0).outputs['Fac']
    slope = n('ShaderNodeSeparateXYZ', normal).outputs['Z']
    bare = n('ShaderNodeMapRange', n.math('ADD', slope, n('ShaderNodeMapRange', patch, 0.3, 0.7, -0.16, 0.16)), 0.50, 0.66, 1.0, 0.0)
    green = n.ramp(patch, (0.35, srgb('37482e')), (0.65, srgb('6b7644'))).outputs[0]
    rock = n.ramp(strata, (0.35, srgb('54483f')), (0.65, srgb('8d7a66'))).outputs[0]
    ground = n.mix(bare, green, rock).outputs[0]
    sun = toward_sun()
    side = n('ShaderNodeVectorMath', normal, (sun[0], sun[1], max(0.15, sun[2])), _operation='DOT_PRODUCT').outputs['Value']
    lit, shade = (srgb(code, 1.7) for code in NOW['land'])
    light = n.mix(n('ShaderNodeMapRange', n.math('ADD', side, n('ShaderNodeMapRange', patch, 0.3, 0.7, -0.12, 0.12)), -0.25, 0.75, 0.0, 1.0), shade, lit).outputs[0]
    colour = n('ShaderNodeVectorMath', ground, n('ShaderNodeVectorMath', light, (2.3,) * 3, _operation='MULTIPLY'), _operation='MULTIPLY').outputs[0]
    emit(n, hazed(n, scaled(n, colour, NOW['level']), depth), material)
    return material


def waved(rng, count, first=1.0):
    """A random smooth function of an angle."""
    parts = [(rng.normal() / (k + first) ** 0.9, k + 1, rng.uniform(0, 6.3)) for k in range(count)]
    return lambda a: sum(w * math.sin(f * a + p) for w, f, p in parts)


def cone(x, y, radius, high, seed=1, crater=0.42, skirt=0.16, depth=9000.0):
    """An island that a volcano threw up: a broken rim round a crater, gullies down its flanks, and a low green skirt."""
    rng = np.random.default_rng(seed)
    rim, coast, gully = waved(rng, 22, 2.0), waved(rng, 9, 2.0), waved(rng, 60, 8.0)
    fine = [waved(np.random.default_rng(seed + 50 + k), 40, 5.0) for k in range(3)]

    def point(u, v):
        a = u * math.tau
        edge = 1 + 0.11 * coast(a)
        r = v * edge
        crest = 0.86 + 0.10 * rim(a)
        if v < crater:
            z = crest * (0.70 + 0.30 * (v / crater) ** 2.2)
        else:
            t = (v - crater) / (1 - crater)
            steep = 1 / (1 + math.exp((t - 0.42) * 9.5))
            z = crest * (steep - 0.004) + skirt * (1 - t) ** 0.6 * (1 - steep)
            z += 0.055 * gully(a + 0.3 * math.sin(5 * t)) * math.sin(math.pi * min(1, t * 1.25)) * steep ** 0.5
        z += 0.014 * fine[0](a * 2 + v * 9) * math.sin(math.pi * v) + 0.008 * fine[1](v * 23 + a)
        return x + radius * r * math.cos(a), y + radius * r * math.sin(a), LEVEL + max(z, -0.02 if v > 0.97 else 0.004) * high
    return sheet('island', point, 420, 130, tuff(depth), closed=True)


def islet(x, y, long, deep, high, seed=3, depth=9000.0):
    """A flat-topped rock with cliffs all round."""
    rng = np.random.default_rng(seed)
    coast, top, notch = waved(rng, 12, 1.5), waved(rng, 16, 2.0), waved(rng, 50, 6.0)

    def point(u, v):
        a = u * math.tau
        edge = 1 + 0.13 * coast(a)
        wall = 1 / (1 + math.exp((v - 0.80 - 0.05 * notch(a)) * 30))
        z = wall * (0.80 + 0.13 * top(a * 1.0 + v * 2.4) + 0.25 * math.cos(v * 1.4) * (0.5 + 0.5 * math.cos(a - 0.6)))
        return x + long / 2 * v * edge * math.cos(a), y + deep / 2 * v * edge * math.sin(a), LEVEL + high * z - 0.4
    return sheet('islet', point, 300, 90, tuff(depth), closed=True)


def world(ambient):
    scene_world = bpy.context.scene.world or bpy.data.worlds.new('world')
    bpy.context.scene.world = scene_world
    scene_world.use_nodes = True
    n = Nodes(scene_world.node_tree)
    out = n('ShaderNodeTexCoord').outputs['Generated']
    sky = n('ShaderNodeBackground', sky_colour(n, out), 1.0)
    soft = n('ShaderNodeBackground', scaled(n, gradient(n, n('ShaderNodeVectorMath', out, _operation='NORMALIZE').outputs[0])[0], NOW['level']), ambient)
    diffuse = n('ShaderNodeLightPath').outputs['Is Diffuse Ray']
    n('ShaderNodeOutputWorld', Surface=n('ShaderNodeMixShader', diffuse, sky, soft))
    scene_world.cycles.sampling_method = 'NONE'


def islands():
    cone(760.0, 3100.0, 560.0, 225.0, 4)
    islet(-1650.0, 4300.0, 620.0, 300.0, 88.0, 3)
    islet(-1290.0, 4600.0, 190.0, 120.0, 40.0, 8)


def build(time, sun=None, land=islands, ambient=None):
    """sun is another (azimuth, height, brightness) than the time's; land builds the islands."""
    NOW.update(TIMES[time])
    if sun:
        NOW['sun'] = sun
    world(NOW['ambient'] if ambient is None else ambient)
    water()
    land()
    for thing in bpy.context.scene.objects:
        thing.visible_shadow = thing.visible_diffuse = False


def sunlight(strength, angle=1.4, colour=(1.0, 0.66, 0.36), lift=0.0):
    """The light of the sun that is seen; lift degrees higher, so that it clears what stands before it."""
    x, y, z = toward_sun()
    z = math.sin(math.asin(z) + math.radians(lift))
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = strength, math.radians(angle), colour
    thing = bpy.data.objects.new('sun', data)
    bpy.context.scene.collection.objects.link(thing)
    thing.rotation_euler = direction((-x, -y, -z))
    return thing
