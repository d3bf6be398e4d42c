"""Haru City Seoul, deluxe twin: two single beds, a window over the city at dusk, lamps lit."""
import math
import bpy
import numpy as np
from kit import (area, box, bulb, cushion, cut, drape, glow, matte, new_material, plump, sheet, srgb, tube, turned, wood)

W, D, H = 4.8, 6.0, 2.62
SILL, HEAD, LEFT, RIGHT = 0.42, 2.40, 0.62, 4.50
WARM = (1.0, 0.62, 0.33)
BEDS = (2.28, 4.20)


def materials():
    return {
        'wall': matte('plaster', srgb('b9a493'), 0.8, 0.05, 1.5),
        'ceiling': matte('ceiling', srgb('d8cbbd'), 0.85, 0.03, 1.0),
        'floor': wood('oak floor', srgb('4a3323'), srgb('8a6547'), 0.36, along=1, planks=(1.9, 0.19)),
        'walnut': wood('walnut', srgb('2e1d14'), srgb('6d4a33'), 0.34, along=2),
        'walnut flat': wood('walnut flat', srgb('2e1d14'), srgb('6d4a33'), 0.3, along=1),
        'linen': matte('linen', srgb('ece6dd'), 0.85, 0.02, 6, weave=0.0016, wrinkle=0.012, sheen=0.25, spec=0.15),
        'linen 2': matte('linen crisp', srgb('f3eee6'), 0.85, 0.02, 6, weave=0.0014, wrinkle=0.006, sheen=0.2, spec=0.15),
        'throw': matte('throw', srgb('7d2f3a'), 0.95, 0.18, 30, weave=0.005, wrinkle=0.008, sheen=0.7, spec=0.1),
        'rose': matte('rose', srgb('b0736a'), 0.9, 0.1, 20, weave=0.003, wrinkle=0.006, sheen=0.6, spec=0.12),
        'upholstery': matte('upholstery', srgb('5d4a48'), 0.9, 0.14, 40, weave=0.003, sheen=0.7, spec=0.15),
        'chair': matte('chair', srgb('9a6a5c'), 0.9, 0.12, 18, weave=0.0035, wrinkle=0.003, sheen=0.8, spec=0.15),
        'drape': matte('drape', srgb('8a7974'), 0.9, 0.1, 14, weave=0.003, sheen=0.5, spec=0.12),
        'rug': matte('rug', srgb('a08d80'), 1.0, 0.22, 5, weave=0.012, bump=0.01, bump_scale=130, sheen=0.5, spec=0.05),
        'bronze': matte('bronze', srgb('4b392b'), 0.32, 0.1, 20, metal=1.0),
        'brass': matte('brass', srgb('b98d4f'), 0.26, 0.08, 20, metal=1.0),
        'black': matte('black', srgb('1b1817'), 0.4, 0.1, 10),
        'stone': matte('stone', srgb('8a7d74'), 0.3, 0.2, 9),
        'china': matte('china', srgb('efeae2'), 0.18, 0.02, 9, spec=0.5),
        'clay': matte('clay', srgb('5a4640'), 0.7, 0.2, 16, bump=0.002, bump_scale=60),
        'leaf': matte('leaf', srgb('3f4d36'), 0.5, 0.3, 20),
        'paper': matte('paper', srgb('e6dccb'), 0.8, 0.03, 4),
        'red book': matte('red book', srgb('8b3440'), 0.6, 0.1, 14),
        'shade': glow('shade', srgb('ffcf96'), 2.4, (-0.16, 0.16)),
        'strip': glow('strip', srgb('ffc488'), 5.0),
    }


def sheer(name='sheer'):
    material, n = new_material(name)
    colour = srgb('e9dfd6')
    weave = n('ShaderNodeBsdfTransparent', (0.97, 0.95, 0.93, 1))
    cloth = n('ShaderNodeMixShader', 0.55, n('ShaderNodeBsdfDiffuse', colour), n('ShaderNodeBsdfTranslucent', colour))
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeMixShader', 0.42, weave, cloth))
    return material


def shell(m):
    box('floor', (-0.1, -1.2, -0.1), (W + 0.1, D + 0.3, 0), m['floor'], 0)
    box('ceiling', (-0.1, -1.2, H + 0.14), (W + 0.1, D + 0.3, H + 0.24), m['ceiling'], 0)
    box('left', (-0.2, -1.2, 0), (0, D + 0.3, H + 0.2), m['wall'], 0)
    box('right', (W, -1.2, 0), (W + 0.2, D + 0.3, H + 0.2), m['wall'], 0)
    box('back', (-0.2, -1.4, 0), (W + 0.2, -1.2, H + 0.2), m['wall'], 0)
    # dropped border with a cove of light
    for low, high in (((0, -1.2), (0.55, D)), ((W - 0.35, -1.2), (W, D)), ((0.55, D - 0.42), (W - 0.35, D - 0.26))):
        box('border', (*low, H - 0.06), (*high, H), m['ceiling'], 0.006)
        box('lip', (low[0] if low[0] else 0.5, low[1] if low[0] else low[1], H), (high[0], high[1], H + 0.02), m['ceiling'], 0.004)
    box('below window', (0, D, 0), (W, D + 0.3, SILL - 0.03), m['wall'], 0.003)
    box('above window', (0, D, HEAD), (W, D + 0.3, H + 0.2), m['wall'], 0.003)
    box('beside window', (0, D, SILL - 0.03), (LEFT - 0.1, D + 0.3, HEAD), m['wall'], 0.003)
    box('beside window', (RIGHT + 0.1, D, SILL - 0.03), (W, D + 0.3, HEAD), m['wall'], 0.003)
    box('sill', (LEFT - 0.14, D - 0.06, SILL - 0.035), (RIGHT + 0.14, D + 0.3, SILL), m['stone'], 0.006)
    frame = 0.055
    for x in (LEFT - 0.1, LEFT + (RIGHT - LEFT) * 0.27, LEFT + (RIGHT - LEFT) * 0.73, RIGHT + 0.1 - frame):
        box('mullion', (x, D + 0.16, SILL), (x + frame, D + 0.26, HEAD), m['bronze'], 0.004)
    for z in (SILL, HEAD - frame):
        box('rail', (LEFT - 0.1, D + 0.165, z), (RIGHT + 0.1, D + 0.255, z + frame), m['bronze'], 0.004)
    for x in (0, W - 0.014):
        box('skirting', (x, -1.2, 0), (x + 0.014, D, 0.085), m['walnut flat'], 0.003)


def curtain(m, name, left, right, y, seed, material, depth=0.055, fold=0.115):
    rng = np.random.default_rng(seed)
    p, count = rng.uniform(0, 6.3, 8), (right - left) / fold

    def point(u, v):
        a = u * count * math.tau + 0.7 * math.sin(u * 5 + p[0]) + 0.35 * math.sin(u * 13 + p[1])
        loose = 0.55 + 0.45 * v ** 0.6
        x = left + u * (right - left) + 0.012 * math.sin(2 * a + p[2]) * loose + 0.02 * (1 - v) * math.sin(u * 7 + p[3])
        yy = y + depth * (0.5 * math.sin(a) * loose + 0.16 * math.sin(2.1 * a + p[4] + v) + 0.1 * math.sin(u * 21 + 3 * v + p[5]) * (1 - v))
        return (x, yy, 0.012 + v * (H - 0.10))
    return sheet(name, point, int(count * 18), 26, material, subdivide=1)


def bed(m, y, seed):
    wide, long, x0 = 1.12, 2.04, 0.16
    box('base', (x0, y - wide / 2 + 0.03, 0.09), (x0 + long - 0.03, y + wide / 2 - 0.03, 0.30), m['upholstery'], 0.02)
    for x in (x0 + 0.1, x0 + long - 0.16):
        for side in (-1, 1):
            box('foot', (x, y + side * 0.44 - 0.03, 0), (x + 0.06, y + side * 0.44 + 0.03, 0.1), m['black'], 0.004)
    mattress = box('mattress', (x0, y - wide / 2, 0.29), (x0 + long, y + wide / 2, 0.53), m['linen 2'], 0.075)
    mattress.modifiers['edge'].segments = 6
    duvet = drape('duvet', (x0 + 0.50, y - wide / 2 - 0.30), (x0 + long + 0.27, y + wide / 2 + 0.30), 0.575, 0.03, [mattress],
                  m['linen'], seed=seed, frames=34)
    cut(duvet, 'throw', lambda x, yy, z: x0 + 1.30 + 0.02 * math.sin(yy * 4) < x < x0 + 1.74 and z > 0.27, 0.024, 0.016, m['throw'])
    cut(duvet, 'fold', lambda x, yy, z: x < x0 + 0.80 and z > 0.36, 0.03, 0.03, m['linen 2'])
    plump(duvet, 0.034)
    for k, (dx, dy, size, material, tilt) in enumerate(((0.20, -0.02, (0.74, 0.52, 0.24), 'linen 2', 15), (0.37, 0.03, (0.70, 0.48, 0.22), 'linen', 27),
                                                        (0.58, -0.05, (0.42, 0.40, 0.17), 'rose', 36))):
        one = cushion('pillow', *size, m[material], seed * 10 + k)
        one.rotation_mode = 'XYZ'
        one.rotation_euler = (math.radians(tilt), math.radians((-3, 2, 4)[k]), math.radians(90 + (2, -4, 7)[k] + seed))
        half = size[1] / 2 * math.cos(math.radians(tilt))
        one.location = (x0 + dx, y + dy, 0.545 + half + (0, 0.0, 0.03)[k])


def headboard(m):
    low, high, count = 1.35, 5.15, 15
    box('board', (0, low, 0.18), (0.045, high, 1.22), m['walnut'], 0.004)
    step = (high - low) / count
    for i in range(count):
        pad = box('pad', (0.04, low + i * step + 0.003, 0.24), (0.125, low + (i + 1) * step - 0.003, 1.16), m['upholstery'], 0.04)
        pad.modifiers['edge'].segments = 7
    box('ledge', (0, low - 0.05, 1.19), (0.15, high + 0.05, 1.225), m['walnut flat'], 0.004)
    box('strip', (0.012, low, 1.226), (0.03, high, 1.232), m['strip'], 0)
    # tall veneer boards above, not all at one height of relief
    rng = np.random.default_rng(2)
    for i in range(9):
        a = low - 0.05 + i * (high - low + 0.1) / 9
        box('veneer', (0, a + 0.002, 1.22), (0.012 + rng.uniform(0, 0.001), a + (high - low + 0.1) / 9 - 0.002, H - 0.06), m['walnut'], 0.0015)


def table_lamp(m, x, y, z):
    turned('lamp foot', [(0.0, 0), (0.075, 0), (0.08, 0.006), (0.078, 0.016), (0.03, 0.03), (0.045, 0.07), (0.068, 0.13), (0.062, 0.18), (0.025, 0.225),
                         (0.012, 0.24), (0.011, 0.30)], m['clay'], (x, y, z), subdivide=1)
    lampshade(m, x, y, z + 0.42, 0.17, 0.125, 0.24, 16)


def lampshade(m, x, y, z, wide, narrow, high, watts):
    shade = turned('shade', [(wide, -high / 2), ((wide + narrow) / 2, 0), (narrow, high / 2)], m['shade'], (x, y, z))
    shade.visible_shadow = shade.visible_diffuse = False
    for r, dz in ((wide, -high / 2), (narrow, high / 2)):
        tube('rim', [(x + r * math.cos(a), y + r * math.sin(a), z + dz) for a in np.linspace(0, math.tau, 13)[:-1]], 0.0028, m['brass'], cyclic=True)
    bulb('bulb', (x, y, z), 0.1, watts * 1.7, WARM)


def floor_lamp(m, x, y):
    turned('foot', [(0, 0), (0.15, 0), (0.155, 0.008), (0.15, 0.02), (0.03, 0.026), (0.012, 0.04)], m['bronze'], (x, y, 0))
    tube('pole', [(x, y, 0.02), (x, y, 1.36)], 0.011, m['bronze'])
    lampshade(m, x, y, 1.46, 0.225, 0.17, 0.30, 22)


def armchair(m, x, y, turn):
    made = []

    def place(thing):
        made.append(thing)
        return thing

    def back(u, v):
        a = math.radians(-128 + 256 * u)
        rear = max(0.0, math.cos(a)) ** 0.8 if abs(a) < math.pi / 2 else 0.0
        high = 0.60 + 0.23 * rear + 0.01 * math.sin(a * 3)
        r = 0.385 + 0.05 * v * (0.3 + rear)
        return (r * math.sin(a) * 0.98, r * math.cos(a) * 0.95, 0.20 + (high - 0.20) * v)
    hull = place(sheet('hull', back, 40, 9, m['chair']))
    solid = hull.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = 0.105, -1
    edge = hull.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments, edge.limit_method, edge.angle_limit = 0.042, 4, 'ANGLE', math.radians(50)
    hull.modifiers.new('round', 'SUBSURF').render_levels = 2

    def seat(u, v):
        a = u * math.tau
        x0, y0 = math.cos(a), math.sin(a)
        k = (abs(x0) ** 3.2 + abs(y0) ** 3.2) ** (-1 / 3.2)
        edge_r, z = ((0, .30), (0.9, .30), (1.0, .315), (1.03, .37), (1.0, .43), (0.88, .455), (0.5, .47), (0, .474))[min(7, int(v * 7.001))]
        return (x0 * k * edge_r * 0.32, y0 * k * edge_r * 0.34 - 0.07, z)
    place(sheet('seat', seat, 48, 8, m['chair'], closed=True, subdivide=2))
    place(box('frame', (-0.33, -0.36, 0.2), (0.33, 0.28, 0.31), m['chair'], 0.05))
    for dx, dy in ((-0.27, -0.3), (0.27, -0.3), (-0.24, 0.24), (0.24, 0.24)):
        place(turned('leg', [(0.012, 0), (0.022, 0.21)], m['walnut'], (dx, dy, 0), 24))
    place(cushion('lumbar', 0.42, 0.27, 0.13, m['rose'], 7, (0, 0.13, 0.61), (math.radians(-18), math.radians(3), 0)))
    base = bpy.data.objects.new('armchair', None)
    bpy.context.scene.collection.objects.link(base)
    for thing in made:
        thing.parent = base
    base.location, base.rotation_euler = (x, y, 0), (0, 0, turn)


def books(m, x, y, z, turn=0.3, count=2):
    for k, (w, d, t, cover) in enumerate(((0.24, 0.17, 0.028, 'red book'), (0.21, 0.15, 0.02, 'upholstery'))[:count]):
        box('pages', (x - w / 2 + 0.004, y - d / 2 + 0.003, z + 0.003), (x + w / 2 - 0.005, y + d / 2 - 0.003, z + t - 0.003), m['paper'], 0.002, turn + k * 0.25)
        for zz in (z, z + t - 0.003):
            box('cover', (x - w / 2, y - d / 2, zz), (x + w / 2, y + d / 2, zz + 0.003), m[cover], 0.0012, turn + k * 0.25)
        z += t


def cup(m, x, y, z):
    turned('saucer', [(0, 0.004), (0.035, 0.004), (0.04, 0.0), (0.05, 0.004), (0.075, 0.013), (0.076, 0.015), (0.05, 0.008), (0, 0.007)], m['china'], (x, y, z), subdivide=1)
    turned('cup', [(0, 0.008), (0.024, 0.008), (0.026, 0.012), (0.036, 0.03), (0.041, 0.06), (0.0425, 0.066), (0.0405, 0.066), (0.034, 0.032), (0, 0.016)], m['china'], (x, y, z), subdivide=1)
    turned('coffee', [(0, 0.055), (0.0385, 0.055)], matte('coffee', srgb('2a150b'), 0.08), (x, y, z))
    tube('handle', [(x + 0.038, y, z + 0.054), (x + 0.066, y, z + 0.05), (x + 0.062, y, z + 0.03), (x + 0.034, y, z + 0.026)], 0.0042, m['china'])


def vase(m, x, y, z, seed=3):
    turned('vase', [(0, 0), (0.05, 0), (0.06, 0.01), (0.085, 0.08), (0.08, 0.14), (0.04, 0.2), (0.028, 0.23), (0.034, 0.25), (0.03, 0.25), (0.022, 0.22)], m['clay'], (x, y, z), subdivide=1)
    rng = np.random.default_rng(seed)
    for _ in range(6):
        a, lean, tall = rng.uniform(0, 6.3), rng.uniform(0.12, 0.32), rng.uniform(0.35, 0.6)
        points = [(x + lean * t ** 1.6 * math.cos(a), y + lean * t ** 1.6 * math.sin(a), z + 0.22 + tall * t) for t in np.linspace(0, 1, 5)]
        tube('twig', points, 0.0022, m['walnut'], 3)
        for t in np.linspace(0.3, 1, 9):
            px, py, pz = x + lean * t ** 1.6 * math.cos(a), y + lean * t ** 1.6 * math.sin(a), z + 0.22 + tall * t
            leaf = sheet('leaf', lambda u, v: (0.013 * math.sin(math.pi * v) * (u * 2 - 1), 0.06 * v, 0.01 * math.sin(math.pi * v) + 0.004 * (u * 2 - 1) ** 2), 5, 7, m['leaf'])
            leaf.location, leaf.rotation_euler = (px, py, pz), (rng.uniform(-0.4, 0.9), rng.uniform(-0.6, 0.6), rng.uniform(0, 6.3))


def furniture(m):
    headboard(m)
    for k, y in enumerate(BEDS):
        bed(m, y, k + 1)
    y = sum(BEDS) / 2
    box('night table', (0.13, y - 0.25, 0.28), (0.56, y + 0.25, 0.50), m['walnut flat'], 0.006)
    box('drawer', (0.558, y - 0.243, 0.30), (0.566, y + 0.243, 0.478), m['walnut flat'], 0.003)
    box('top', (0.12, y - 0.26, 0.50), (0.575, y + 0.26, 0.52), m['stone'], 0.005)
    table_lamp(m, 0.30, y + 0.02, 0.52)
    books(m, 0.45, y - 0.13, 0.52, 1.2)
    armchair(m, 3.62, 5.02, math.radians(28 - 58))
    floor_lamp(m, 4.32, 5.36)
    turned('side table', [(0, 0), (0.15, 0), (0.155, 0.006), (0.15, 0.014), (0.016, 0.02), (0.015, 0.49), (0.03, 0.5), (0.24, 0.502), (0.245, 0.508), (0.245, 0.522),
                          (0.24, 0.527), (0, 0.527)], m['bronze'], (2.92, 5.28, 0))
    cup(m, 2.86, 5.22, 0.527)
    books(m, 3.0, 5.34, 0.527)
    box('rug', (2.35, 3.1, 0), (4.35, 5.75, 0.014), m['rug'], 0.006)
    # along the right wall: a long low cabinet, a picture above it
    box('cabinet', (W - 0.44, 2.3, 0.30), (W, 4.4, 0.60), m['walnut flat'], 0.006)
    for i in range(4):
        box('door', (W - 0.448, 2.305 + i * 0.525, 0.306), (W - 0.438, 2.82 + i * 0.525, 0.592), m['walnut flat'], 0.003)
    box('cabinet top', (W - 0.46, 2.28, 0.60), (W, 4.42, 0.625), m['stone'], 0.005)
    vase(m, W - 0.24, 4.02, 0.625)
    books(m, W - 0.22, 3.3, 0.625, 1.65)
    painting(m, W - 0.03, 3.3, 1.5, 1.15, 0.8)


def painting(m, x, y, z, w, h):
    material, n = new_material('painting')
    at = n('ShaderNodeTexCoord').outputs['Object']
    wave = n('ShaderNodeTexNoise', Vector=n('ShaderNodeVectorMath', at, (1, 0.7, 2.6), _operation='MULTIPLY'), Scale=1.1, Detail=5.0, Distortion=0.4)
    ink = n.ramp(wave.outputs['Fac'], (0.3, srgb('3a3550')), (0.45, srgb('8a5f66')), (0.53, srgb('d8b39a')), (0.62, srgb('ece0d0')))
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeBsdfPrincipled', Base__Color=ink.outputs[0], Roughness=0.7))
    box('canvas', (x, y - w / 2, z - h / 2), (x + 0.02, y + w / 2, z + h / 2), material, 0.001)
    for low, high in (((y - w / 2 - 0.02, z - h / 2 - 0.02), (y + w / 2 + 0.02, z - h / 2)), ((y - w / 2 - 0.02, z + h / 2), (y + w / 2 + 0.02, z + h / 2 + 0.02)),
                      ((y - w / 2 - 0.02, z - h / 2), (y - w / 2, z + h / 2)), ((y + w / 2, z - h / 2), (y + w / 2 + 0.02, z + h / 2))):
        box('picture frame', (x - 0.012, *low), (x + 0.03, *high), m['brass'], 0.002)


def lights(m):
    area('dusk', ((LEFT + RIGHT) / 2, D + 0.1, (SILL + HEAD) / 2), (RIGHT - LEFT, HEAD - SILL), 95, (0.46, 0.48, 0.95), (-math.pi / 2, 0, 0))
    area('cove left', (0.42, D / 2 - 0.6, H + 0.03), (0.12, D + 1), 26, WARM, (math.pi, 0.35, 0))
    area('cove right', (W - 0.22, D / 2 - 0.6, H + 0.03), (0.12, D + 1), 16, WARM, (math.pi, -0.35, 0))
    area('pelmet', (W / 2, D - 0.12, H + 0.06), (W - 0.6, 0.08), 9, WARM, (0.25, 0, 0), 120)
    area('wash', (0.045, 3.25, 1.25), (0.03, 3.8), 12, WARM, (math.pi, -0.12, 0), 150)
    area('fill', (2.9, 1.2, H + 0.1), (2.2, 2.6), 40, (1.0, 0.78, 0.58))


def build():
    m = materials()
    shell(m)
    cloth = m['drape']
    curtain(m, 'drape', 0.06, 0.74, D - 0.13, 1, cloth)
    curtain(m, 'drape', W - 0.56, W - 0.05, D - 0.13, 2, cloth)
    thin = sheer()
    curtain(m, 'sheer', 0.6, 1.28, D - 0.04, 3, thin, 0.035, 0.085)
    curtain(m, 'sheer', 4.0, 4.36, D - 0.04, 4, thin, 0.035, 0.085)
    furniture(m)
    lights(m)
    return m


def dress(name):
    """Adds what only one picture shows, to a scene that is built."""
    m = {key: material for key, material in STILL_LIFE.items() if name == 'haru-deluxe-twin-view'}
    if not m:
        return
    m = {key: make() for key, make in m.items()}
    box('deep sill', (LEFT - 0.14, D - 0.34, SILL - 0.034), (RIGHT + 0.14, D + 0.1, SILL + 0.001), m['walnut flat'], 0.006)
    cup(m, 1.98, D - 0.10, SILL + 0.001)
    books(m, 2.30, D - 0.13, SILL + 0.001, -0.25, 1)
    area('lamp', (1.2, D - 1.1, 1.5), (0.35, 0.35), 14, WARM, (math.radians(52), 0, math.radians(-40)))


STILL_LIFE = {
    'walnut flat': lambda: wood('walnut sill', srgb('2e1d14'), srgb('6d4a33'), 0.3, along=0),
    'china': lambda: matte('china', srgb('efeae2'), 0.18, 0.02, 9, spec=0.5),
    'paper': lambda: matte('paper', srgb('e6dccb'), 0.8, 0.03, 4),
    'red book': lambda: matte('red book', srgb('8b3440'), 0.6, 0.1, 14),
}

CAMERAS = {
    'haru-deluxe-twin-view': dict(at=(2.12, D - 1.05, 0.70), aim=(2.14, 7.0), lens=35, focus=0.96, stop=9.0, shift=-0.045),
    'haru-deluxe-twin': dict(at=(3.90, -0.70, 1.32), aim=(2.0, 6.0), lens=24, focus=4.4, stop=5.6, shift=-0.03),
}
