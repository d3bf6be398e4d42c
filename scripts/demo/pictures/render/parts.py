"""Furniture and shells that the hotel's rooms share. m is the room's materials by name."""
import math
import bpy
import numpy as np
from kit import (area, box, bulb, clear, cushion, cut, drape, glow, marble, matte, new_material, plump, sheet, srgb, tube,
                 turned, wood)

WARM = (1.0, 0.66, 0.38)


def materials(**changed):
    """A calm hotel's materials; a room changes colours by name."""
    c = dict(wall='b7aa9b', ceiling='dad2c7', floor=('5d4938', '85694f'), wood=('3a271b', '634732'), linen='ece7df', crisp='f4f0e9', throw='7d2f3a',
             accent='a5846a', upholstery='5b4f48', chair='93735a', drape='85796f', rug='a2968a', piping='cbbfae')
    c.update(changed)
    dark, light = (srgb(code) for code in c['wood'])
    made = {
        'wall': matte('plaster', srgb(c['wall']), 0.8, 0.02, 1.5),
        'ceiling': matte('ceiling', srgb(c['ceiling']), 0.85, 0.01, 1.0),
        'floor': wood('oak floor', *(srgb(code) for code in c['floor']), 0.34, along=1, planks=(1.9, 0.16)),
        'upright': wood('upright veneer', dark, light, 0.36, along=2), 'lengthwise': wood('lengthwise veneer', dark, light, 0.33, along=1),
        'across': wood('across veneer', dark, light, 0.33, along=0),
        'linen': matte('linen', srgb(c['linen']), 0.85, 0.015, 6, weave=0.0016, wrinkle=0.013, sheen=0.2, spec=0.15),
        'crisp': matte('linen crisp', srgb(c['crisp']), 0.85, 0.015, 6, weave=0.0014, wrinkle=0.009, sheen=0.2, spec=0.15),
        'throw': matte('throw', srgb(c['throw']), 0.95, 0.10, 60, weave=0.007, wrinkle=0.010, sheen=0.5, spec=0.1),
        'accent': matte('accent', srgb(c['accent']), 0.9, 0.08, 60, weave=0.0035, wrinkle=0.004, sheen=0.4, spec=0.12),
        'piping': matte('piping', srgb(c['piping']), 0.9, 0.04, 40),
        'upholstery': matte('upholstery', srgb(c['upholstery']), 0.9, 0.08, 70, weave=0.003, sheen=0.4, spec=0.15),
        'chair': matte('chair', srgb(c['chair']), 0.85, 0.06, 60, weave=0.0035, wrinkle=0.003, sheen=0.4, spec=0.18),
        'drape': matte('drape', srgb(c['drape']), 0.9, 0.05, 40, weave=0.003, sheen=0.4, spec=0.12),
        'rug': matte('rug', srgb(c['rug']), 1.0, 0.10, 70, weave=0.012, bump=0.006, bump_scale=150, sheen=0.4, spec=0.05),
        'frame': matte('frame', srgb('2b2724'), 0.34, 0.0, 1, spec=0.5), 'bronze': matte('bronze', srgb('54463a'), 0.3, 0.0, 1, metal=1.0),
        'brass': matte('brass', srgb('b8925c'), 0.22, 0.0, 1, metal=1.0), 'black': matte('black', srgb('1b1817'), 0.4, 0.02, 10),
        'screen': matte('screen', srgb('08090a'), 0.06, 0.0, 1, spec=0.5), 'plastic': matte('plastic', srgb('e8e4dc'), 0.35, 0.0, 1),
        'stone': marble('stone', srgb('857b72'), srgb('b5aaa0')), 'china': matte('china', srgb('efeae2'), 0.12, 0.0, 9, spec=0.5),
        'clay': matte('clay', srgb('5f524a'), 0.55, 0.08, 30, bump=0.001, bump_scale=80), 'leaf': matte('leaf', srgb('47563c'), 0.5, 0.2, 20),
        'paper': matte('paper', srgb('e6dccb'), 0.8, 0.03, 4), 'red book': matte('red book', srgb('7f3a3c'), 0.6, 0.04, 14),
        'glass': clear('glass'), 'pane': clear('pane', (1, 1, 1, 1), 0.045),
        'shade': glow('shade', srgb('ffd6a4'), 2.2, (-0.16, 0.16)), 'strip': glow('strip', srgb('ffc993'), 4.0),
    }
    return made


def sheer(name='sheer'):
    material, n = new_material(name)
    colour = srgb('e9e3da')
    at = n('ShaderNodeTexCoord').outputs['Object']
    threads = n('ShaderNodeTexNoise', Vector=n('ShaderNodeVectorMath', at, (900.0, 900.0, 4.0), _operation='MULTIPLY'), Scale=1.0, Detail=1.0)
    dense = n('ShaderNodeMapRange', threads.outputs['Fac'], 0.35, 0.65, 0.40, 0.56)
    cloth = n('ShaderNodeMixShader', 0.5, n('ShaderNodeBsdfDiffuse', colour), n('ShaderNodeBsdfTranslucent', colour))
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeMixShader', dense, n('ShaderNodeBsdfTransparent', (0.98, 0.97, 0.96, 1)), cloth))
    return material


def shell(m, W, D, H, window, side=None, border=((0.55, 0.35)), start=-1.2, deep=0.16, back='wall'):
    """A room whose window wall is at y = D. window = (left, right, sill, head, mullions); side = (from y, sill, head): a second
    window in the right wall that runs into the corner."""
    left, right, sill, head, mullions = window
    box('floor', (-0.1, start, -0.1), (W + 0.1, D + 0.3, 0), m['floor'], 0)
    box('ceiling', (-0.1, start, H + 0.14), (W + 0.1, D + 0.3, H + 0.24), m['ceiling'], 0)
    box('left', (-0.2, start, 0), (0, D + 0.3, H + 0.2), m['wall'], 0)
    box('back', (-0.2, start - 0.2, 0), (W + 0.2, start, H + 0.2), m['wall'], 0)
    a, b = border
    for low, high in (((0, start), (a, D)), ((W - b, start), (W, D)), ((a, D - 0.42), (W - b, D - 0.26))):
        box('border', (*low, H - 0.06), (*high, H), m['ceiling'], 0.006)
        box('lip', (low[0] if low[0] else a - 0.05, low[1], H), (high[0], high[1], H + 0.02), m['ceiling'], 0.004)
    corner = side is not None
    box('below window', (0, D, 0), (W, D + 0.3, sill - 0.03), m[back], 0.003)
    box('above window', (0, D, head), (W + (0.3 if corner else 0), D + 0.3, H + 0.2), m[back], 0.003)
    box('beside window', (0, D, sill - 0.03), (left, D + 0.3, head), m[back], 0.003)
    if not corner:
        box('beside window', (right, D, sill - 0.03), (W, D + 0.3, head), m[back], 0.003)
        box('right', (W, start, 0), (W + 0.2, D + 0.3, H + 0.2), m['wall'], 0)
    box('sill', (left - 0.04, D - 0.06, sill - 0.035), (right + (0.3 if corner else 0.04), D + 0.3, sill), m['stone'], 0.006)
    f = 0.055
    for x in [left] + [left + (right - left) * k for k in mullions] + [right - f]:
        box('mullion', (x, D + deep, sill), (x + f, D + deep + 0.1, head), m['frame'], 0.006)
    for z in (sill, head - f):
        box('rail', (left, D + deep + 0.005, z), (right, D + deep + 0.095, z + f), m['frame'], 0.006)
    panes = [((left, D + deep + 0.05, sill), (right, D + deep + 0.052, head))]
    if corner:
        y0, low, high, count = side
        box('right', (W, start, 0), (W + 0.2, y0, H + 0.2), m['wall'], 0)
        box('below side', (W, y0, 0), (W + 0.3, D + 0.3, low - 0.03), m['wall'], 0.003)
        box('above side', (W, y0, high), (W + 0.3, D + 0.3, H + 0.2), m['wall'], 0.003)
        box('side sill', (W - 0.06, y0 - 0.04, low - 0.035), (W + 0.3, D + 0.3, low), m['stone'], 0.006)
        for k in range(count + 1):
            y = y0 + (D + deep - y0) * k / count - (f if k == count else 0)
            box('mullion', (W + deep, y, low), (W + deep + 0.1, y + f, high), m['frame'], 0.006)
        for z in (low, high - f):
            box('rail', (W + deep + 0.005, y0, z), (W + deep + 0.095, D + deep, z + f), m['frame'], 0.006)
        panes.append(((W + deep + 0.05, y0, low), (W + deep + 0.052, D + deep, high)))
    for low_corner, high_corner in panes:
        pane = box('pane', low_corner, high_corner, m['pane'], 0)
        pane.visible_shadow = pane.visible_diffuse = False
    for x in (0, W - 0.014):
        box('skirting', (x, start, 0), (x + 0.014, D, 0.085), m['lengthwise'], 0.003)
    if left > 0.2:
        box('skirting', (0, D - 0.014, 0), (W, D, 0.085), m['across'], 0.003)


def curtain(name, left, right, y, seed, material, high=2.52, depth=0.055, fold=0.115):
    rng = np.random.default_rng(seed)
    p, count = rng.uniform(0, 6.3, 8), (right - left) / fold

    def point(u, v):
        a = u * count * math.tau + 0.7 * math.sin(u * 5 + p[0]) + 0.35 * math.sin(u * 13 + p[1])
        loose = 0.55 + 0.45 * v ** 0.6
        x = left + u * (right - left) + 0.012 * math.sin(2 * a + p[2]) * loose + 0.02 * (1 - v) * math.sin(u * 7 + p[3])
        yy = y + depth * (0.5 * math.sin(a) * loose + 0.16 * math.sin(2.1 * a + p[4] + v) + 0.1 * math.sin(u * 21 + 3 * v + p[5]) * (1 - v))
        return (x, yy, 0.012 + v * high)
    return sheet(name, point, int(count * 18), 26, material, subdivide=1)


def bed(m, x0, y, seed, wide=1.12, long=2.04, pillows=1, low=0.0, throw=(1.30, 1.74), flip=False):
    """A made bed whose head is at x0; pillows side by side, each with a second one and a cushion before it."""
    lift = -low
    box('base', (x0, y - wide / 2 + 0.03, 0.09), (x0 + long - 0.03, y + wide / 2 - 0.03, 0.30 + lift), m['upholstery'], 0.02)
    for x in (x0 + 0.1, x0 + long - 0.16):
        for side in (-1, 1):
            box('foot', (x, y + side * (wide / 2 - 0.12) - 0.03, 0), (x + 0.06, y + side * (wide / 2 - 0.12) + 0.03, 0.1), m['black'], 0.004)
    mattress = box('mattress', (x0, y - wide / 2, 0.29 + lift), (x0 + long, y + wide / 2, 0.53 + lift), m['crisp'], 0.075)
    mattress.modifiers['edge'].segments = 6
    duvet = drape('duvet', (x0 + 0.50, y - wide / 2 - 0.30), (x0 + long + 0.25, y + wide / 2 + 0.30), 0.575 + lift, 0.022, [mattress], m['linen'], seed=seed, flip=flip)
    cut(duvet, 'throw', lambda x, yy, z: x0 + throw[0] + 0.03 * math.sin(yy * 4) < x < x0 + throw[1] + 0.02 * math.sin(yy * 5 + 1) and z > 0.25 + lift, 0.02, 0.014, m['throw'])
    cut(duvet, 'fold', lambda x, yy, z: x < x0 + 0.80 and z > 0.36 + lift, 0.026, 0.028, m['crisp'])
    plump(duvet, 0.03)
    for place in range(pillows):
        py = y + (place - (pillows - 1) / 2) * wide / pillows * 0.98
        for k, (dx, dy, size, material, tilt) in enumerate(((0.17, -0.02, (0.72, 0.50, 0.22), 'crisp', 13), (0.33, 0.03, (0.68, 0.46, 0.20), 'linen', 24),
                                                            (0.52, -0.04, (0.44, 0.40, 0.17), 'accent', 33))):
            if k == 2 and pillows > 1 and place == 1:
                size, dy = (0.50, 0.34, 0.15), -0.12
            one = cushion('pillow', *size, m[material], k + 3 * (place % 2), piping=m['piping'] if k == 2 else None)
            one.rotation_euler = (math.radians(tilt), math.radians((-3, 2, 4)[k] * (1 - 2 * place)), math.radians(90 + (2, -4, 7)[k] * (1 - 2 * (place % 2)) + seed))
            half = size[1] / 2 * math.cos(math.radians(tilt))
            one.location = (x0 + dx, py + dy, 0.525 + lift + half + (0, 0.0, 0.03)[k])


def headboard(m, low, high, H, pads=15, top=1.22, veneer=9):
    """Upholstered pads on the left wall, a ledge with a strip of light, and veneer up to the ceiling."""
    box('board', (0, low, 0.18), (0.045, high, top), m['upright'], 0.004)
    step = (high - low) / pads
    for i in range(pads):
        pad = box('pad', (0.04, low + i * step + 0.003, 0.24), (0.125, low + (i + 1) * step - 0.003, top - 0.06), m['upholstery'], 0.04)
        pad.modifiers['edge'].segments = 7
    box('ledge', (0, low - 0.05, top - 0.03), (0.15, high + 0.05, top + 0.005), m['lengthwise'], 0.004)
    box('strip', (0.012, low, top + 0.006), (0.03, high, top + 0.012), m['strip'], 0)
    rng = np.random.default_rng(2)
    for i in range(veneer):
        a = low - 0.05 + i * (high - low + 0.1) / veneer
        box('veneer', (0, a + 0.0025, top), (0.014 + rng.uniform(0, 0.002), a + (high - low + 0.1) / veneer - 0.0025, H - 0.06), m['upright'], 0.002)
    area('wash', (0.055, (low + high) / 2, top + 0.04), (0.03, high - low), 12, WARM, (math.pi, -0.12, 0), 150)


def night_table(m, y, half=0.25, lamp=True, book=True):
    box('night table', (0.13, y - half, 0.28), (0.56, y + half, 0.50), m['lengthwise'], 0.006)
    box('drawer', (0.558, y - half + 0.007, 0.30), (0.566, y + half - 0.007, 0.478), m['lengthwise'], 0.003)
    box('top', (0.12, y - half - 0.01, 0.50), (0.575, y + half + 0.01, 0.52), m['stone'], 0.005)
    if lamp:
        table_lamp(m, 0.30, y + 0.02, 0.52)
    if book:
        books(m, 0.45, y - 0.1, 0.52, 1.2)
    switches(m, 0.128, y + half + 0.02, 0.66, 'x')


def switches(m, x, y, z, face='x'):
    """A plate with two rockers, and a socket under it."""
    for dz in (0, -0.09):
        box('plate', (x, y - 0.042, z + dz - 0.04), (x + 0.008, y + 0.042, z + dz + 0.04), m['plastic'], 0.003)
    for dy in (-0.018, 0.018):
        box('rocker', (x + 0.006, y + dy - 0.015, z - 0.026), (x + 0.012, y + dy + 0.015, z + 0.026), m['plastic'], 0.002)
    for dy in (-0.01, 0.01):
        box('hole', (x + 0.006, y + dy - 0.003, z - 0.093), (x + 0.009, y + dy + 0.003, z - 0.087), m['black'], 0)


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
        place(turned('leg', [(0.012, 0), (0.022, 0.21)], m['upright'], (dx, dy, 0), 24))
    place(cushion('lumbar', 0.42, 0.27, 0.13, m['accent'], 7, (0, 0.13, 0.61), (math.radians(-18), math.radians(3), 0), m['piping']))
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
        tube('twig', points, 0.0022, m['upright'], 3)
        for t in np.linspace(0.3, 1, 9):
            px, py, pz = x + lean * t ** 1.6 * math.cos(a), y + lean * t ** 1.6 * math.sin(a), z + 0.22 + tall * t
            leaf = sheet('leaf', lambda u, v: (0.013 * math.sin(math.pi * v) * (u * 2 - 1), 0.06 * v, 0.01 * math.sin(math.pi * v) + 0.004 * (u * 2 - 1) ** 2), 5, 7, m['leaf'])
            leaf.location, leaf.rotation_euler = (px, py, pz), (rng.uniform(-0.4, 0.9), rng.uniform(-0.6, 0.6), rng.uniform(0, 6.3))


def painting(m, x, y, z, w, h):
    material, n = new_material('painting')
    at = n('ShaderNodeTexCoord').outputs['Object']
    wave = n('ShaderNodeTexNoise', Vector=n('ShaderNodeVectorMath', at, (1, 0.7, 2.6), _operation='MULTIPLY'), Scale=1.1, Detail=5.0, Distortion=0.4)
    ink = n.ramp(wave.outputs['Fac'], (0.3, srgb('3d4a55')), (0.45, srgb('7d8788')), (0.53, srgb('cdb79c')), (0.62, srgb('ece4d6')))
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeBsdfPrincipled', Base__Color=ink.outputs[0], Roughness=0.7))
    box('canvas', (x, y - w / 2, z - h / 2), (x + 0.02, y + w / 2, z + h / 2), material, 0.001)
    for low, high in (((y - w / 2 - 0.02, z - h / 2 - 0.02), (y + w / 2 + 0.02, z - h / 2)), ((y - w / 2 - 0.02, z + h / 2), (y + w / 2 + 0.02, z + h / 2 + 0.02)),
                      ((y - w / 2 - 0.02, z - h / 2), (y - w / 2, z + h / 2)), ((y + w / 2, z - h / 2), (y + w / 2 + 0.02, z + h / 2))):
        box('picture frame', (x - 0.012, *low), (x + 0.03, *high), m['brass'], 0.002)


def carafe(m, x, y, z):
    turned('tray', [(0, 0), (0.14, 0), (0.15, 0.008), (0.148, 0.016), (0.14, 0.012), (0, 0.01)], m['bronze'], (x, y, z))
    turned('carafe', [(0, 0.002), (0.045, 0.002), (0.055, 0.02), (0.055, 0.09), (0.03, 0.14), (0.024, 0.19), (0.032, 0.215)], m['glass'], (x, y - 0.04, z + 0.012))
    turned('tumbler', [(0, 0.002), (0.03, 0.002), (0.034, 0.01), (0.037, 0.095)], m['glass'], (x, y + 0.065, z + 0.012))


def television(m, W, y, z=1.28, w=1.22, h=0.70):
    box('set', (W - 0.05, y - w / 2, z - h / 2), (W - 0.008, y + w / 2, z + h / 2), m['black'], 0.006)
    box('screen', (W - 0.052, y - w / 2 + 0.012, z - h / 2 + 0.016), (W - 0.049, y + w / 2 - 0.012, z + h / 2 - 0.012), m['screen'], 0.001)


def luggage_bench(m, W, y):
    """A low bench with slats for suitcases at the right wall."""
    for yy in (y - 0.36, y + 0.32):
        for x in (W - 0.44, W - 0.07):
            box('leg', (x, yy, 0), (x + 0.03, yy + 0.03, 0.40), m['bronze'], 0.004)
    for k in range(6):
        box('slat', (W - 0.45 + k * 0.072, y - 0.40, 0.40), (W - 0.40 + k * 0.072, y + 0.40, 0.425), m['lengthwise'], 0.004)


def cabinet(m, W, low, high, doors=4):
    box('cabinet', (W - 0.44, low, 0.30), (W, high, 0.60), m['lengthwise'], 0.006)
    wide = (high - low) / doors
    for i in range(doors):
        box('door', (W - 0.448, low + 0.003 + i * wide, 0.306), (W - 0.438, low - 0.003 + (i + 1) * wide, 0.592), m['lengthwise'], 0.003)
    box('cabinet end', (W - 0.44, low - 0.003, 0.302), (W, low, 0.598), m['across'], 0.001)
    box('cabinet top', (W - 0.46, low - 0.02, 0.60), (W, high + 0.02, 0.625), m['stone'], 0.005)


def side_table(m, x, y):
    turned('side table', [(0, 0), (0.15, 0), (0.155, 0.006), (0.15, 0.014), (0.016, 0.02), (0.015, 0.49), (0.03, 0.5), (0.24, 0.502), (0.245, 0.508), (0.245, 0.522),
                          (0.24, 0.527), (0, 0.527)], m['bronze'], (x, y, 0))


def evening(W, D, H, window, border=(0.55, 0.35), strength=1.0):
    """Dusk through the window, lamps in the cove and a fill from above."""
    left, right, sill, head, _ = window
    area('dusk', ((left + right) / 2, D + 0.1, (sill + head) / 2), (right - left, head - sill), 105 * strength, (0.55, 0.62, 0.92), (-math.pi / 2, 0, 0))
    area('cove left', (border[0] - 0.13, D / 2 - 0.6, H + 0.03), (0.12, D + 1), 26, WARM, (math.pi, 0.35, 0))
    area('cove right', (W - border[1] + 0.13, D / 2 - 0.6, H + 0.03), (0.12, D + 1), 16, WARM, (math.pi, -0.35, 0))
    area('pelmet', (W / 2, D - 0.12, H + 0.06), (W - 0.6, 0.08), 9, WARM, (0.25, 0, 0), 120)
    area('fill', (W * 0.6, D * 0.2, H + 0.1), (2.2, 2.6), 40 * strength, (1.0, 0.82, 0.64))


def morning(W, D, H, window, border=(0.55, 0.35), sun=(0.26, -0.75, -0.52), power=420, fill=46, glare=26.0):
    """Daylight through the window with the sun on the floor, and a fill that stands for the rest of the room."""
    left, right, sill, head, _ = window
    area('sky', ((left + right) / 2, D + 0.1, (sill + head) / 2), (right - left, head - sill), power, (0.86, 0.93, 1.0), (-math.pi / 2, 0, 0))
    area('cove left', (border[0] - 0.13, D / 2 - 0.6, H + 0.03), (0.12, D + 1), 16, (1.0, 0.88, 0.72), (math.pi, 0.35, 0))
    area('cove right', (W - border[1] + 0.13, D / 2 - 0.6, H + 0.03), (0.12, D + 1), 12, (1.0, 0.88, 0.72), (math.pi, -0.35, 0))
    area('fill', (W / 2, D * 0.12, H + 0.1), (W * 0.6, D * 0.5), fill, (1.0, 0.95, 0.88))
    area('behind', (W / 2, -1.1, 1.4), (W * 0.8, 2.0), fill * 0.5, (1.0, 0.96, 0.9), (math.pi / 2, 0, 0))
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = glare, math.radians(1.2), (1.0, 0.92, 0.78)
    thing = bpy.data.objects.new('sun', data)
    bpy.context.scene.collection.objects.link(thing)
    thing.rotation_euler = direction(sun)


def direction(vector):
    from mathutils import Vector
    return Vector(vector).to_track_quat('-Z', 'Y').to_euler()
