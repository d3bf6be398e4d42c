"""The city behind the glass at dusk, by day, in haze or at night: a river with a lit bridge, apartment blocks, towers, hills. All of it
glows by itself, so it costs a room no light rays. The room is at the origin, the ground 74 m below it."""
import math
import bpy
import numpy as np
from kit import Nodes, add, new_material, srgb

GROUND = -74.0
NEAR, FAR = 330.0, 1150.0  # the banks
# Each time of day: the sky from the horizon up, the haze at the left and the right, walls in shade and in light,
# how much of the windows is lit, the level of the light, and how far the air is clear.
TIMES = {
    'dusk': dict(sky=((0.0, 'f7c79a'), (0.04, 'eab394'), (0.09, 'cf9f96'), (0.17, '8f8da6'), (0.3, '56719b'), (0.6, '2f4c7d'), (1.0, '1f3560')),
                 cloud='e8b59c', haze=('d3a58d', '8a8ba4'), walls=('2c3346', '555a6e', 'a58d86'), lit=1.0, lamps=1.0, level=1.0, clear=1.0,
                 land=('1c2129', '3a3b42'), water='3c4a5e', hill='35415a', room=(0.18, 0.18, 0.22)),
    'day': dict(sky=((0.0, 'dfe9ef'), (0.05, 'cfe0ec'), (0.12, 'b3d0e6'), (0.25, '8fb8dc'), (0.6, '6499cf'), (1.0, '4b82bf')),
                cloud='f6f8fa', haze=('c9dae6', 'b2c9dc'), walls=('5f6b78', 'a3a4a2', 'fff3df'), lit=0.0, lamps=0.0, level=3.4, clear=1.9,
                land=('4c6146', '7f8a70'), water='5d7f92', hill='5b7a72', room=(0.9, 1.0, 1.1)),
    'haze': dict(sky=((0.0, 'f7ddb8'), (0.06, 'f3dcbf'), (0.14, 'e3d8c8'), (0.3, 'bfcbd0'), (1.0, '96b2c6')),
                 cloud='f7efe4', haze=('f3d7ae', 'e2dccf'), walls=('6d7780', 'a3a29e', 'f3e6d2'), lit=0.0, lamps=0.0, level=3.0, clear=0.75,
                 land=('5f6c5c', '8b9280'), water='93a2a4', hill='8d9a9a', room=(1.0, 0.98, 0.92)),
    'night': dict(sky=((0.0, '84776f'), (0.05, '565b6c'), (0.14, '343f54'), (0.35, '1e2a3f'), (1.0, '111a2a')),
                  cloud='6b6870', haze=('6a6262', '3d4552'), walls=('181c26', '282d38', '42444c'), lit=1.15, lamps=1.2, level=0.8, clear=1.0,
                  land=('0e1219', '1d2028'), water='1a2332', hill='1d2634', room=(0.08, 0.09, 0.12)),
}
NOW = dict(TIMES['dusk'])


def sky_colour(n, vector, level):
    """The colour of the sky in a direction; the sun went down at the left."""
    parts = n('ShaderNodeSeparateXYZ', n('ShaderNodeVectorMath', vector, _operation='NORMALIZE'))
    streak_at = n('ShaderNodeVectorMath', n('ShaderNodeVectorMath', vector, _operation='NORMALIZE'), (2.2, 2.2, 26.0), _operation='MULTIPLY')
    streak = n('ShaderNodeTexNoise', Vector=streak_at, Scale=1.0, Detail=6.0, Roughness=0.55)
    height = n.math('ADD', parts.outputs['Z'], n('ShaderNodeMapRange', streak.outputs['Fac'], 0.3, 0.7, -0.022, 0.022))
    height = n.math('ADD', height, n.math('MULTIPLY', parts.outputs['X'], 0.05))
    base = n.ramp(height, *((at, srgb(code)) for at, code in NOW['sky']))
    cloud = n.ramp(streak.outputs['Fac'], (0.52, (0, 0, 0, 1)), (0.72, (1, 1, 1, 1)))
    band = n.ramp(parts.outputs['Z'], (0.03, (0, 0, 0, 1)), (0.12, (1, 1, 1, 1)), (0.45, (0, 0, 0, 1)))
    lit = n.mix(n.math('MULTIPLY', n.math('MULTIPLY', cloud.outputs[0], band.outputs[0]), 0.5), base.outputs[0], srgb(NOW['cloud']))
    return n('ShaderNodeVectorMath', lit.outputs[0], (level, level, level), _operation='MULTIPLY').outputs[0]


def hazed(n, colour, depth, level):
    at = n('ShaderNodeNewGeometry').outputs['Position']
    far = n('ShaderNodeVectorMath', at, _operation='LENGTH').outputs['Value']
    clear = n.math('POWER', math.e, n.math('DIVIDE', far, -depth * NOW['clear']))
    x = n('ShaderNodeSeparateXYZ', n('ShaderNodeVectorMath', at, _operation='NORMALIZE')).outputs['X']
    haze = n.ramp(n('ShaderNodeMapRange', x, -0.7, 0.6, 0.0, 1.0).outputs[0], (0.0, srgb(NOW['haze'][0])), (1.0, srgb(NOW['haze'][1])))
    haze = n('ShaderNodeVectorMath', haze.outputs[0], (level * 0.8,) * 3, _operation='MULTIPLY').outputs[0]
    return n.mix(clear, haze, colour).outputs[0]


def emit(n, colour, material):
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeEmission', colour, 1.0))
    material.cycles.sample_as_light = False


def facade(level):
    material, n = new_material('facade')
    uv = n('ShaderNodeUVMap', _uv_map='metres').outputs[0]
    kind = n('ShaderNodeSeparateRGB', n('ShaderNodeVertexColor', _layer_name='kind').outputs[0])
    u, v, _ = n('ShaderNodeSeparateXYZ', uv).outputs
    wide = n('ShaderNodeMapRange', kind.outputs['G'], 0.0, 1.0, 2.6, 5.4)
    cu, cv = n.math('DIVIDE', u, wide), n.math('DIVIDE', v, 3.1)
    cell = n('ShaderNodeCombineXYZ', n.math('FLOOR', cu), n.math('FLOOR', cv), n.math('FLOOR', n.math('MULTIPLY', kind.outputs['R'], 9770.0)))
    chance = n('ShaderNodeTexWhiteNoise', cell, _noise_dimensions='3D')
    house = n.math('FLOOR', n.math('MULTIPLY', kind.outputs['R'], 9770.0))
    run = n('ShaderNodeCombineXYZ', n.math('FLOOR', n.math('DIVIDE', cu, 7.0)), n.math('FLOOR', cv), house)
    office_floor = n('ShaderNodeTexWhiteNoise', run, _noise_dimensions='3D').outputs['Value']
    edge_u = n.math('LESS_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', cu), 0.5)), 0.38)
    edge_v = n.math('LESS_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', cv), 0.55)), 0.25)
    pane = n.math('MULTIPLY', edge_u, edge_v)
    # offices (blue below 0.5) burn whole runs of a floor, flats single rooms
    office = n.math('LESS_THAN', kind.outputs['B'], 0.5)
    draw = n('ShaderNodeMixRGB', office, chance.outputs['Value'], n.math('ADD', office_floor, n.math('MULTIPLY', n.math('GREATER_THAN', chance.outputs['Value'], 0.86), 1.0)))
    share = n('ShaderNodeMapRange', n.math('FRACT', n.math('MULTIPLY', kind.outputs['B'], 2.0)), 0.0, 1.0, 0.08 * NOW['lit'], 0.26 * NOW['lit'])
    on = n.math('LESS_THAN', draw, share)
    pick = n('ShaderNodeSeparateRGB', chance.outputs['Color'])
    mostly = n.math('MULTIPLY', pick.outputs[1], n('ShaderNodeMapRange', office, 0.0, 1.0, 0.86, 1.0))
    warm = n.ramp(mostly, (0.0, srgb('ffa85c')), (0.4, srgb('ffc27e')), (0.75, srgb('ffdcae')), (0.9, srgb('f3ecdf')), (1.0, srgb('d3e2f7')))
    bright = n('ShaderNodeMapRange', n.math('POWER', pick.outputs[2], 3.0), 0.0, 1.0, 0.16, 0.95)
    warm = n('ShaderNodeVectorMath', warm.outputs[0], n('ShaderNodeCombineXYZ', bright, bright, bright), _operation='MULTIPLY')
    normal = n('ShaderNodeNewGeometry').outputs['Normal']
    side = n('ShaderNodeVectorMath', normal, (-0.8, 0.25, 0.55), _operation='DOT_PRODUCT').outputs['Value']
    wall = n.ramp(n('ShaderNodeMapRange', side, -1.0, 1.0, 0.0, 1.0).outputs[0], (0.1, srgb(NOW['walls'][0])), (0.55, srgb(NOW['walls'][1])), (1.0, srgb(NOW['walls'][2])))
    tint = n('ShaderNodeHueSaturation', Color=wall.outputs[0], Value=n('ShaderNodeMapRange', kind.outputs['R'], 0.0, 1.0, 0.62, 1.15))
    far = n('ShaderNodeVectorMath', n('ShaderNodeNewGeometry').outputs['Position'], _operation='LENGTH').outputs['Value']
    dusk = n('ShaderNodeMapRange', far, 120.0, 1100.0, level * (0.2 if NOW['lit'] else 0.55), level * (0.5 if NOW['lit'] else 0.66))
    tint = n.mix(1.0, tint, dusk, 'MULTIPLY').outputs[0]
    glass = n.mix(n.math('MULTIPLY', pane, 0.5), tint, srgb(NOW['hill'], 0.35 * level))
    lamps = n('ShaderNodeVectorMath', warm.outputs[0], (level * 1.3,) * 3, _operation='MULTIPLY').outputs[0]
    colour = n.mix(n.math('MULTIPLY', pane, on), glass, lamps).outputs[0]
    low = n.math('MULTIPLY', n('ShaderNodeMapRange', v, 0.0, 22.0, 0.5, 0.0), n('ShaderNodeMapRange', far, 300.0, 1200.0, 0.1, 1.0))
    colour = n.mix(low, colour, srgb('e89a6a' if NOW['lit'] else NOW['land'][0], 0.35 * level)).outputs[0]
    emit(n, hazed(n, colour, 3300.0, level), material)
    return material


def blocks(rng):
    """Yields (x, y, width, depth, height, turn, kind) of every building."""
    def kind(office):
        return (rng.uniform(), rng.uniform(), rng.uniform(0.02, 0.48) if office else rng.uniform(0.52, 0.98))
    y = FAR + 40
    while y < 5200:
        x = -y * 1.25 - 300
        turn = rng.normal(0, 0.12)
        while x < y * 1.25 + 300:
            hill = 0.5 + 0.5 * math.sin(x / 620 + 1.1) * math.sin(y / 900 + 0.4)
            if rng.uniform() < 0.55 and y < 3800:  # apartment slabs in step
                height, count = rng.uniform(38, 78) * (0.8 + 0.4 * hill), rng.integers(2, 5)
                for _ in range(count):
                    yield x, y + rng.normal(0, 14), rng.uniform(34, 56), 13, height * rng.uniform(0.94, 1.05), turn + rng.normal(0, 0.05), kind(False)
                    x += rng.uniform(54, 74)
            elif rng.uniform() < 0.36 + 0.2 * hill:
                h = rng.uniform(45, 120) * (0.7 + 0.7 * hill) * (1.5 if rng.uniform() < 0.13 else 1)
                yield x, y, rng.uniform(24, 42), rng.uniform(24, 40), h, turn + rng.normal(0, 0.3), kind(True)
                x += rng.uniform(46, 90)
            else:
                yield x, y, rng.uniform(22, 44), rng.uniform(18, 40), rng.uniform(9, 30), turn, kind(False)
                x += rng.uniform(30, 52)
        y += rng.uniform(62, 96) * (1 + y / 5000)
    for _ in range(130):  # this bank, below the window
        x, y = rng.uniform(-420, 420), rng.uniform(70, NEAR - 90)
        yield x, y, rng.uniform(14, 30), rng.uniform(12, 26), rng.uniform(8, 26), rng.normal(0, 0.2), kind(False)
    for x, y, h, w in ((-560, 1750, 236, 46), (380, 1500, 176, 42), (450, 1540, 150, 40), (-180, 1900, 160, 44), (900, 2100, 190, 50), (-1050, 2000, 150, 44)):
        yield x, y, w, w * 0.8, h, 0.3, (rng.uniform(), 0.3, 0.15)


def buildings(level, rng):
    verts, faces, uvs, kinds = [], [], [], []

    def quad(points, uv, kind):
        start = len(verts)
        verts.extend(points)
        faces.append(tuple(range(start, start + 4)))
        uvs.extend(uv)
        kinds.extend([kind] * 4)
    for x, y, w, d, h, turn, kind in blocks(rng):
        c, s = math.cos(turn), math.sin(turn)
        tiers = [(w, d, 0, h)]
        if h > 70 and w < 44:
            tiers = [(w, d, 0, h * 0.86), (w * 0.78, d * 0.78, h * 0.86, h)]
        tiers.append((w * 0.3, d * 0.5, h, h + 4))
        for tw, td, z0, z1 in tiers:
            flat = [(-tw / 2, -td / 2), (tw / 2, -td / 2), (tw / 2, td / 2), (-tw / 2, td / 2)]
            ground = [(x + a * c - b * s, y + a * s + b * c) for a, b in flat]
            run = 0.0
            for i in range(4):
                (ax, ay), (bx, by) = ground[i], ground[(i + 1) % 4]
                long = math.hypot(bx - ax, by - ay)
                quad([(ax, ay, GROUND + z0), (bx, by, GROUND + z0), (bx, by, GROUND + z1), (ax, ay, GROUND + z1)],
                     [(run, z0 + 0.5), (run + long, z0 + 0.5), (run + long, z1 + 0.5), (run, z1 + 0.5)], kind)
                run += long + 31.7
            quad([(px, py, GROUND + z1) for px, py in ground], [(0.1, 0.2)] * 4, (kind[0], kind[1], 1.0))
    mesh = bpy.data.meshes.new('city')
    mesh.from_pydata(verts, [], faces)
    layer = mesh.uv_layers.new(name='metres')
    layer.data.foreach_set('uv', np.array(uvs, 'f').ravel())
    colours = mesh.color_attributes.new('kind', 'FLOAT_COLOR', 'CORNER')
    colours.data.foreach_set('color', np.hstack([np.array(kinds, 'f'), np.ones((len(kinds), 1), 'f')]).ravel())
    return add(mesh, 'city', facade(level), smooth=False)


def plain(name, points, material):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], [(0, 1, 2, 3)])
    return add(mesh, name, material, smooth=False)


def ground(level):
    material, n = new_material('land')
    at = n('ShaderNodeNewGeometry').outputs['Position']
    patch = n('ShaderNodeTexNoise', Vector=at, Scale=0.02, Detail=6.0)
    lamp = n('ShaderNodeTexVoronoi', Vector=at, Scale=0.035)
    spot = n.ramp(lamp.outputs['Distance'], (0.0, (1, 1, 1, 1)), (0.035, (1, 1, 1, 1)), (0.06, (.12, .12, .12, 1)), (0.4, (0, 0, 0, 1)))
    earth = n.ramp(patch.outputs['Fac'], (0.35, srgb(NOW['land'][0], 0.5 * level)), (0.7, srgb(NOW['land'][1], 0.6 * level)))
    colour = n.mix(n.math('MULTIPLY', spot.outputs[0], min(1.0, NOW['lamps'])), earth.outputs[0], srgb('ffb469', 1.1 * level)).outputs[0]
    emit(n, hazed(n, colour, 3300.0, level), material)
    plain('near bank', [(-9000, 5, GROUND), (9000, 5, GROUND), (9000, NEAR, GROUND), (-9000, NEAR, GROUND)], material)
    plain('far bank', [(-12000, FAR, GROUND), (12000, FAR, GROUND), (12000, 12000, GROUND), (-12000, 12000, GROUND)], material)


def river(level):
    """Water that mirrors the sky, and the lights of the far bank as streaks; it glows like all out here, so it has no noise."""
    material, n = new_material('river')
    geometry = n('ShaderNodeNewGeometry')
    at = geometry.outputs['Position']
    parts = n('ShaderNodeSeparateXYZ', at)
    ripple = n('ShaderNodeTexNoise', Vector=n('ShaderNodeVectorMath', at, (0.035, 0.15, 0.1), _operation='MULTIPLY'), Scale=1.0, Detail=4.0, Roughness=0.6)
    swell = n('ShaderNodeTexNoise', Vector=n('ShaderNodeVectorMath', at, (0.004, 0.012, 0.1), _operation='MULTIPLY'), Scale=1.0, Detail=3.0)
    tilt = n('ShaderNodeVectorMath', n('ShaderNodeVectorMath', ripple.outputs['Color'], (0.5,) * 3, _operation='SUBTRACT'), (0.10, 0.16, 0.0), _operation='MULTIPLY')
    normal = n('ShaderNodeVectorMath', n('ShaderNodeVectorMath', tilt, (0, 0, 1), _operation='ADD'), _operation='NORMALIZE')
    down = n('ShaderNodeVectorMath', geometry.outputs['Incoming'], (-1.0,) * 3, _operation='MULTIPLY')
    up = n('ShaderNodeVectorMath', n('ShaderNodeVectorMath', down, normal, _operation='REFLECT'), (1, 1, 1), _operation='MULTIPLY')
    sky = sky_colour(n, up.outputs[0], level)
    shade = n('ShaderNodeMapRange', n('ShaderNodeSeparateXYZ', up).outputs['Z'], 0.035, 0.13, 0.62, 0.0, _interpolation_type='SMOOTHSTEP')
    bank = n('ShaderNodeVectorMath', srgb_socket(n, NOW['haze'][1]), (level * (0.5 if NOW['lit'] else 0.8),) * 3, _operation='MULTIPLY')
    mirrored = n.mix(shade, sky, bank)
    deep = n('ShaderNodeVectorMath', srgb_socket(n, NOW['water']), (0.45 * level,) * 3, _operation='MULTIPLY')
    calm = n('ShaderNodeMapRange', swell.outputs['Fac'], 0.35, 0.65, 0.62, 0.84)
    colour = n.mix(calm, deep, mirrored).outputs[0]
    if NOW['lamps']:
        angle = n.math('DIVIDE', parts.outputs['X'], parts.outputs['Y'])
        column = n('ShaderNodeTexNoise', W=n.math('MULTIPLY', angle, 130.0), Scale=1.0, Detail=2.0, _noise_dimensions='1D')
        streak = n.ramp(column.outputs['Fac'], (0.52, (0, 0, 0, 1)), (0.72, (1, 1, 1, 1)))
        near = n('ShaderNodeMapRange', parts.outputs['Y'], FAR, FAR - 640, 1.0, 0.0)
        broken = n('ShaderNodeMapRange', ripple.outputs['Fac'], 0.42, 0.62, 0.15, 1.0)
        amount = n.math('MULTIPLY', n.math('MULTIPLY', streak.outputs[0], n.math('POWER', near, 1.5)), n.math('MULTIPLY', broken, 0.75))
        colour = n.mix(amount, colour, srgb('ffb872', level)).outputs[0]
    emit(n, hazed(n, colour, 6000.0, level), material)
    return plain('river', [(-9000, NEAR, GROUND - 3), (9000, NEAR, GROUND - 3), (9000, FAR, GROUND - 3), (-9000, FAR, GROUND - 3)], material)


def srgb_socket(n, code):
    node = n('ShaderNodeRGB')
    node.outputs[0].default_value = srgb(code)
    return node.outputs[0]


def hills(level, rng):
    for k, (far, high, seed) in enumerate(((5600, 250, 1), (7200, 460, 5), (9800, 640, 9))):
        material, n = new_material(f'hill {k}')
        emit(n, hazed(n, srgb(NOW['hill'], 0.55 * level), 4600.0, level), material)
        r = np.random.default_rng(seed)
        waves = [(r.uniform(0.5, 1) / (i + 1) ** 1.15, (i + 1) * r.uniform(0.8, 1.2), r.uniform(0, 6.3)) for i in range(26)]
        xs = np.linspace(-14000, 14000, 900)
        top = sum(a * np.sin(xs / 2600 * f + p) for a, f, p in waves)
        top = high * np.clip(0.5 + 0.33 * top, 0.08, None)
        verts = [(x, far, GROUND - 20) for x in xs] + [(x, far, GROUND + t) for x, t in zip(xs, top)]
        mesh = bpy.data.meshes.new('hill')
        mesh.from_pydata(verts, [], [(i, i + 1, 901 + i, 900 + i) for i in range(899)])
        add(mesh, 'hill', material, smooth=False)


def bridge(level):
    material, n = new_material('bridge')
    emit(n, hazed(n, srgb(NOW['walls'][1], 0.75 * level), 3300.0, level), material)
    lamp, m = new_material('bridge lamp')
    emit(m, hazed(m, srgb('ffc67e' if NOW['lamps'] else NOW['walls'][1], 4.5 * level * NOW['lamps'] + 0.7), 5000.0, level), lamp)
    deck, m = new_material('bridge glow')
    emit(m, hazed(m, srgb('ffb066' if NOW['lamps'] else NOW['walls'][2], (0.7 if NOW['lamps'] else 0.5) * level), 3300.0, level), deck)
    from kit import box, tube
    ax, ay, bx, by = 230.0, NEAR - 40, -560.0, FAR + 60
    long, turn = math.hypot(bx - ax, by - ay), math.atan2(by - ay, bx - ax)

    def piece(name, along, across, z0, z1, half, width, what):
        x, y = ax + math.cos(turn) * along - math.sin(turn) * across, ay + math.sin(turn) * along + math.cos(turn) * across
        box(name, (x - half, y - width, z0), (x + half, y + width, z1), what, 0, turn)
    top = GROUND + 19
    piece('deck', long / 2, 0, top, top + 2.6, long / 2, 11, material)
    for side in (-11.2, 11.2):
        piece('glow', long / 2, side, top + 2.6, top + 3.1, long / 2, 0.25, deck)
    for i in range(19):
        piece('pier', long * (i + 0.5) / 19, 0, GROUND - 4, top, 1.8, 2.8, material)
    for i in range(46):
        for side in (-11, 11):
            piece('post', long * (i + 0.5) / 46, side, top + 2, top + 9.4, 0.22, 0.22, material)
            piece('lamp', long * (i + 0.5) / 46, side * 0.93, top + 9.2, top + 9.9, 0.5, 0.7, lamp)
    # two pylons with stays, as in the hotel's own picture
    for middle in (long * 0.36, long * 0.68):
        for side in (-12.6, 12.6):
            piece('pylon', middle, side, GROUND - 4, top + 56, 1.7, 1.3, material)
            for reach in range(1, 9):
                for way in (-1, 1):
                    ends = []
                    for along, z in ((middle, top + 54 - reach), (middle + way * reach * 13.0, top + 2.6)):
                        ends.append((ax + math.cos(turn) * along - math.sin(turn) * side, ay + math.sin(turn) * along + math.cos(turn) * side, z))
                    tube('stay', ends, 0.17, material, 1)
        piece('beam', middle, 0, top + 46, top + 49, 1.2, 12.6, material)
    # lights along both banks
    for bank, count in ((FAR + 12, 170), (NEAR - 14, 60)):
        for i in range(count):
            x = -1900 + 3800 * i / count if bank > 500 else -420 + 840 * i / count
            size = 0.9 if bank > 500 else 0.35
            box('bank lamp', (x - size, bank, GROUND + 7), (x + size, bank + size, GROUND + 7 + 1.6 * size), lamp, 0)


def build(time='dusk'):
    NOW.update(TIMES[time])
    level, room_light = NOW['level'], NOW['room']
    rng = np.random.default_rng(4)
    world = bpy.context.scene.world or bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    n = Nodes(world.node_tree)
    out = n('ShaderNodeTexCoord').outputs['Generated']
    sky = n('ShaderNodeBackground', sky_colour(n, out, level), 1.0)
    flat = n('ShaderNodeBackground', room_light + (1,), 1.0)
    diffuse = n('ShaderNodeLightPath').outputs['Is Diffuse Ray']
    n('ShaderNodeOutputWorld', Surface=n('ShaderNodeMixShader', diffuse, sky, flat))
    world.cycles.sampling_method = 'NONE'
    things = [buildings(level, rng), river(level)]
    ground(level)
    hills(level, rng)
    bridge(level)
    for thing in bpy.context.scene.objects:
        thing.visible_shadow = False
        thing.visible_diffuse = False
    return things
