"""Haru City Seoul, family room: a double bed, bunk beds, a play tent and a teddy bear, by day."""
import math
import bmesh
import bpy
import numpy as np
from fittings import placed
from kit import add, box, bulb, cushion, matte, sheet, srgb, tube, turned, wood
from parts import WARM, bed, curtain, headboard, materials, morning, night_table, shell

TIME, EXPOSURE = 'day', -0.25
W, D, H = 5.2, 5.8, 2.62
WINDOW = 0.95, 4.0, 0.62, 2.36, (0.33, 0.67)


def quilt(low, high, z, material, cells=None, seed=0):
    """A cover between two corners whose rim falls off; cells stitch it into that many pads across and along."""
    p = np.random.default_rng(seed).uniform(0, 6.3, 6)
    wide, long = high[0] - low[0], high[1] - low[1]

    def point(u, v):
        rim = max(0.0, 1 - min(u, 1 - u) * wide / 0.07, 1 - v * long / 0.07)
        pad = 0.014 * (abs(math.sin(math.pi * u * cells[0])) * abs(math.sin(math.pi * v * cells[1]))) ** 0.4 if cells else 0.0
        fold = 0.007 * math.sin(v * long * 9 + 2.4 * math.sin(u * 4 + p[0]) + p[1]) * math.sin(u * 5 + p[2]) + 0.004 * math.sin(u * 23 + v * 11 + p[3] + math.sin(v * 17 + p[4]))
        return low[0] + u * wide, low[1] + v * long + 0.008 * math.sin(u * 9 + p[5]), z + pad + fold - 0.09 * rim ** 2.2
    return sheet('quilt', point, 96, 140, material, thick=0.014)


def bunk(m, y0, y1):
    """Two beds one over the other along the right wall, with a ladder."""
    x0, x1 = W - 1.02, W - 0.03
    for x in (x0, x1 - 0.06):
        for y in (y0, y1 - 0.06):
            box('post', (x, y, 0), (x + 0.06, y + 0.06, 1.86), m['pine up'], 0.008)
    for z in (0.26, 1.28):
        for x in (x0 + 0.012, x1 - 0.048):
            box('side', (x, y0 + 0.05, z), (x + 0.032, y1 - 0.05, z + 0.14), m['pine'], 0.006)
        for y in (y0 + 0.012, y1 - 0.044):
            box('end', (x0 + 0.05, y, z), (x1 - 0.05, y + 0.032, z + 0.14), m['pine across'], 0.006)
        box('mattress', (x0 + 0.05, y0 + 0.06, z + 0.08), (x1 - 0.06, y1 - 0.07, z + 0.26), m['crisp'], 0.05)
        quilt((x0 + 0.046, y0 + 0.055), (x1 - 0.052, y1 - 0.64), z + 0.275, m['throw' if z < 1 else 'accent'], (5, 8), int(z * 10))
        quilt((x0 + 0.044, y1 - 0.90), (x1 - 0.052, y1 - 0.58), z + 0.305, m['crisp'], None, 3)
        cushion('pillow', 0.62, 0.40, 0.16, m['crisp'], 4, ((x0 + x1) / 2, y1 - 0.32, z + 0.33), (math.radians(-72), 0, 0))
    for z in (1.52, 1.70):
        box('guard', (x0 + 0.012, y0 + 0.05, z), (x0 + 0.04, y1 - 0.55, z + 0.075), m['pine'], 0.006)
        box('guard end', (x0 + 0.05, y0 + 0.012, z), (x1 - 0.05, y0 + 0.04, z + 0.075), m['pine across'], 0.006)
    a, b = y1 - 0.48, y1 - 0.10
    for y in (a, b):
        box('ladder', (x0 - 0.045, y, 0), (x0 - 0.01, y + 0.03, 1.80), m['pine up'], 0.006)
    for k in range(5):
        box('rung', (x0 - 0.042, a + 0.03, 0.30 + k * 0.28), (x0 - 0.012, b, 0.335 + k * 0.28), m['pine'], 0.008)


def tent(m, x, y, r=0.62, high=1.62):
    """Four poles that cross at the top, canvas between them, open at the front (towards -y) with its flaps tied back."""
    corners = [(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)]
    for cx, cy in corners:
        dx, dy = x - cx, y - cy
        tube('pole', [(cx, cy, 0), (x + dx * 0.14, y + dy * 0.14, high * 1.14)], 0.016, m['pine up'], 6)

    def canvas(name, p, q, share, material, sag=0.05):
        def point(u, v):
            t = v * 0.97
            a = share[0] + (share[1] - share[0]) * u
            px, py = p[0] + (q[0] - p[0]) * a, p[1] + (q[1] - p[1]) * a
            inward = sag * math.sin(math.pi * a) * math.sin(math.pi * min(1, v * 1.05)) + 0.012 * math.sin(a * 19 + v * 5) * (1 - v)
            sx, sy = (x - px) * t, (y - py) * t
            length = math.hypot(x - px, y - py) or 1
            return (px + sx + (x - px) / length * inward, py + sy + (y - py) / length * inward, 0.01 + v * high * 0.985)
        return sheet(name, point, 22, 26, material, thick=0.004, subdivide=1)
    for k in (1, 2, 3):
        canvas('canvas', corners[k], corners[(k + 1) % 4], (0, 1), m['canvas'])

    def flap(side):
        def point(u, v):
            wide = 0.5 * (0.30 + 0.70 * abs(v - 0.42) ** 0.9 / 0.58 ** 0.9) if v > 0.42 else 0.5 * (0.30 + 0.22 * (0.42 - v) / 0.42)
            a = u * wide
            if side > 0:
                a = 1 - a
            px, py = corners[0][0] + (corners[1][0] - corners[0][0]) * a, corners[0][1]
            fold = 0.025 * math.sin(u * 16) * (1 - abs(v - 0.42))
            return (px + (x - px) * v * 0.97, py + (y - py) * v * 0.97 - 0.012 + fold, 0.01 + v * high * 0.985)
        return sheet('flap', point, 26, 30, m['flap' if side > 0 else 'canvas'], thick=0.004, subdivide=1)
    flap(-1), flap(1)
    turned('mat', [(0, 0.05), (r * 0.8, 0.05), (r * 0.86, 0.03), (r * 0.84, 0.0)], m['linen'], (x, y, 0.0), 48, 1)
    cushion('tent cushion', 0.40, 0.38, 0.16, m['accent'], 30, (x + 0.12, y + 0.2, 0.24), (math.radians(-22), 0, 0.1), m['piping'])


def toy_shelf(m, wide=0.92, deep=0.32, high=0.62):
    """A low shelf at the wall y = 0, open towards -y, with bins, books and toys."""
    box('shelf back', (0, -0.012, 0.02), (wide, 0, high), m['mint'], 0.002)
    for x in (0, wide / 2 - 0.01, wide - 0.02):
        box('shelf side', (x, -deep, 0), (x + 0.02, 0, high - 0.004), m['pine up'], 0.004)
    for z in (0.04, 0.30, high - 0.02):
        box('shelf board', (0, -deep - 0.002, z), (wide, -0.012, z + 0.02), m['pine across'], 0.004)
    for x, material in ((0.035, 'flap'), (wide / 2 + 0.025, 'canvas')):
        box('bin', (x, -deep + 0.02, 0.062), (x + wide / 2 - 0.06, -0.04, 0.25), m[material], 0.025)
    x, rng = 0.026, np.random.default_rng(6)
    for k in range(12):
        thick, tall = rng.uniform(0.016, 0.034), rng.uniform(0.17, 0.235)
        box('book', (x, -0.21, 0.321), (x + thick - 0.001, -0.03, 0.321 + tall), m[('red', 'throw', 'paper', 'accent', 'plush light')[k % 5]], 0.003)
        x += thick
    for k, (dx, z, material) in enumerate(((0, 0, 'throw'), (0.075, 0, 'red'), (0.036, 0.065, 'plush light'))):
        box('block', (wide / 2 + 0.10 + dx, -0.22, 0.321 + z), (wide / 2 + 0.165 + dx, -0.155, 0.385 + z), m[material], 0.005, 0.1 * (k - 1))
    for k, material in enumerate(('red', 'accent', 'throw', 'plush light')):
        r = 0.085 - 0.014 * k
        turned('toy ring', [(0.012, 0), (r - 0.014, 0), (r, 0.012), (r, 0.022), (r - 0.014, 0.034), (0.012, 0.034)], m[material], (0.62, -0.17, high + 0.035 * k), 48, 1)
    ball('toy ball', (0.62, -0.17, high + 0.165), (0.026,) * 3, m['red'])


def print_on_wall(m, x, y, z, ground, disc, w=0.40, h=0.52):
    """A framed print on the right wall: a disc over a hill."""
    box('print', (x - 0.012, y - w / 2, z - h / 2), (x, y + w / 2, z + h / 2), m['paper'], 0.001)
    hill = turned('hill', [(0, 0.001), (0.15, 0.001), (0.15, 0)], m[ground], (x - 0.012, y - 0.02, z - 0.20))
    hill.scale = (0.55, 1.0, 1.0)
    moon = turned('disc', [(0, 0.001), (0.06, 0.001), (0.06, 0)], m[disc], (x - 0.012, y + 0.03, z + 0.08))
    for thing in (hill, moon):
        thing.rotation_euler = (0, -math.pi / 2, 0)
    for low, high in (((-w / 2, -h / 2), (w / 2, -h / 2 + 0.022)), ((-w / 2, h / 2 - 0.022), (w / 2, h / 2)), ((-w / 2, -h / 2), (-w / 2 + 0.022, h / 2)), ((w / 2 - 0.022, -h / 2), (w / 2, h / 2))):
        box('print frame', (x - 0.026, y + low[0], z + low[1]), (x, y + high[0], z + high[1]), m['pine'], 0.003)


def ball(name, at, size, material, turn=(0, 0, 0)):
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=40, v_segments=24, radius=1)
    thing = add(bm, name, material, at, turn)
    thing.scale = size
    return thing


def bear(m, x, y, z, turn=0.0):
    """A sitting teddy bear of plush that looks towards -y."""
    made = [ball('body', (0, 0, 0.15), (0.125, 0.105, 0.15), m['plush']), ball('belly', (0, -0.05, 0.145), (0.085, 0.066, 0.105), m['plush light']),
            ball('head', (0, -0.015, 0.375), (0.115, 0.105, 0.102), m['plush']), ball('muzzle', (0, -0.105, 0.348), (0.054, 0.045, 0.042), m['plush light']),
            ball('nose', (0, -0.149, 0.362), (0.017, 0.011, 0.012), m['black'])]
    for s in (-1, 1):
        made += [ball('ear', (s * 0.086, 0.0, 0.462), (0.041, 0.024, 0.041), m['plush']), ball('ear inside', (s * 0.086, -0.016, 0.46), (0.026, 0.014, 0.026), m['plush light']),
                 ball('eye', (s * 0.041, -0.104, 0.396), (0.0105, 0.007, 0.0115), m['black']),
                 ball('arm', (s * 0.135, -0.05, 0.20), (0.043, 0.046, 0.105), m['plush'], (0.45, s * -0.5, 0)),
                 ball('leg', (s * 0.095, -0.13, 0.055), (0.052, 0.115, 0.052), m['plush'], (0, 0, s * 0.32)),
                 ball('sole', (s * 0.132, -0.235, 0.06), (0.04, 0.014, 0.042), m['plush light'], (0, 0, s * 0.32))]
    base = bpy.data.objects.new('bear', None)
    bpy.context.scene.collection.objects.link(base)
    for thing in made:
        thing.parent = base
        if thing.data.materials[0] in (m['plush'], m['plush light']):
            fur(thing)
    base.location, base.rotation_euler = (x, y, z), (0, 0, turn)


def fur(thing):
    """Tufts: a fine displacement over many small faces."""
    thing.modifiers.new('round', 'SUBSURF').render_levels = 2
    texture = bpy.data.textures.get('tufts') or bpy.data.textures.new('tufts', 'CLOUDS')
    texture.noise_scale, texture.noise_depth = 0.035, 2
    tufts = thing.modifiers.new('tufts', 'DISPLACE')
    tufts.texture, tufts.strength, tufts.texture_coords, tufts.mid_level = texture, 0.06, 'LOCAL', 0.5


def colours():
    m = materials(wall='d9d2c6', ceiling='ece8e0', floor=('a68260', 'c7a57e'), wood=('7a5a3f', 'a47f5b'), throw='7c978d', accent='cfa283', upholstery='97897a',
                  chair='c9b49a', drape='cfd0c4', rug='a9b9a4', piping='e6dfd3')
    m['mint'] = matte('mint wall', srgb('c7d2c6'), 0.8, 0.02, 1.5)
    pine = srgb('a67c50'), srgb('c89d6c')
    m['pine up'], m['pine'], m['pine across'] = (wood(f'pine {k}', *pine, 0.4, along=k, fine=0.8) for k in (2, 1, 0))
    m['canvas'] = matte('canvas', srgb('efe8da'), 0.9, 0.03, 30, weave=0.003, wrinkle=0.006)
    m['flap'] = matte('flap', srgb('d98f6a'), 0.9, 0.05, 30, weave=0.003, wrinkle=0.006)
    m['plush'] = matte('plush', srgb('a1713f'), 1.0, 0.12, 60, bump=0.004, bump_scale=180, sheen=0.8, spec=0.05)
    m['plush light'] = matte('plush light', srgb('dcb98a'), 1.0, 0.08, 60, bump=0.004, bump_scale=180, sheen=0.8, spec=0.05)
    m['red'] = matte('ball', srgb('d0664d'), 0.35, 0.02, 10)
    return m


def build():
    m = colours()
    shell(m, W, D, H, WINDOW, border=(0.5, 0.35), back='mint')
    curtain('drape', 0.42, 1.02, D - 0.13, 1, m['drape'])
    curtain('drape', 3.92, 4.44, D - 0.13, 2, m['drape'])
    headboard(m, 1.15, 4.65, H, pads=11, veneer=8)
    bed(m, 0.16, 2.80, 5, wide=1.64, pillows=2)
    night_table(m, 4.02, 0.22)
    bunk(m, 3.05, 5.12)
    tent(m, 2.92, 4.92)
    bulb('tent light', (2.92, 4.95, 0.95), 0.08, 10, WARM)
    placed((W, 2.98, 0), -math.pi / 2, toy_shelf, m)
    print_on_wall(m, W, 2.78, 1.36, 'throw', 'accent')
    print_on_wall(m, W, 2.24, 1.44, 'red', 'throw', 0.34, 0.44)
    box('rug', (2.45, 2.35, 0), (4.05, 4.35, 0.016), m['rug'], 0.007)
    bear(m, 3.12, 3.05, 0.016, 0.15)
    ball('ball', (3.66, 2.72, 0.016 + 0.11), (0.11,) * 3, m['red'])
    turned('globe', [(0.15 * math.sin(a), -0.15 * math.cos(a)) for a in np.linspace(0, math.pi, 17)], m['shade'], (3.2, 3.9, 2.06), 48)
    tube('cord', [(3.2, 3.9, 2.2), (3.2, 3.9, H + 0.14)], 0.003, m['black'], 3)
    morning(W, D, H, WINDOW, (0.5, 0.35), power=460, fill=60)


CAMERAS = {'haru-family': dict(at=(2.75, -0.95, 1.38), aim=(2.95, 5.8), lens=24, shift=-0.03)}
