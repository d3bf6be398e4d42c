"""Still lifes at Byeol Resort Jeju: the suite's bed from near, breakfast in the villa, an anniversary table, luggage at the gate."""
import math
import numpy as np
import arrival
import ocean_suite
import sea
import villa
from coast import LAMP, cane_headboard, dry_wall, evening_light, grass, materials, night_stand, placed, potted, room, scene
from fittings import small_tiles
from food import berries, croissant, juice, pantry, raspberry, scattered, strawberry, balls
from kit import area, box, glow, matte, sheet, srgb, tube, turned, wood
from linen import made_bed
from parts import curtain
from still import flower, foiled, folded, glaze, group, leaf, plate, round_chocolate, sprig, square_chocolate, teaspoon, thin, tray
from suite_bath import candles, wax

FLOOR = 0.0082  # of a tray above the tray's place


def bed_from_near():
    """The suite's bed: a sprig of orange blossom and chocolates on the orange throw, the sea behind."""
    m = materials()
    m['petal'] = thin('blossom', 'e9dfae', 'f8f4ea', 0.010)
    m['throw'] = matte('orange wool', srgb('b0562a'), 0.95, 0.10, 60, weave=0.0045, wrinkle=0.0014, sheen=0.5, spec=0.1)
    m['dish'] = glaze('sea glaze', '6f9191', '4f7376', 0.16)
    W, D, H = ocean_suite.W, ocean_suite.D, ocean_suite.H
    room(m, W, D, H, ocean_suite.FRONT, ocean_suite.LEFT)
    curtain('linen', 5.55, 6.30, D - 0.16, 2, m['drape'], 2.80)

    def dressed():
        cane_headboard(m, -2.0, 2.0)
        night_stand(m, 1.42, book=False)
        night_stand(m, -1.42)
        box('platform', (-0.02, -1.08, 0.07), (2.2, 1.08, 0.29), m['lengthwise'], 0.012)
        height = made_bed(m, 0.16, 0.0, 1.84, 2.04, 9, (0.94, 1.46), 2)
        x, y = 1.20, 0.30
        z = height(x, y, 0.03) - 0.003
        plate(m, (x, y, z), 0.085, 'dish')
        foiled(m, (x - 0.012, y - 0.030, z + 0.0075), 0.5)
        round_chocolate(m, (x + 0.030, y + 0.012, z + 0.0075))
        square_chocolate(m, (x - 0.026, y + 0.026, z + 0.0075), 0.15)
        sprig(m, (1.33, -0.06), math.radians(150), height, long=0.38, seed=11, flowers=15, leaves=11, size=0.0165, leaf_size=(0.060, 0.022))
    placed((W, 3.05, 0), math.pi, dressed)
    evening_light(W, D, H, ocean_suite.FRONT, ocean_suite.LEFT, 60, 20)
    sea.sunlight(15.0, 1.6, lift=7.0)


def breakfast():
    """A tray with a croissant, berries and juice by the villa's window in the morning, the pool outside."""
    m = {**villa.colours(), **pantry()}
    m['stoneware'] = glaze('stoneware', 'e9e1d2', 'cfc0a8', 0.2)
    m['petal'] = thin('hibiscus', 'f0d9a8', 'e58a6a', 0.016)
    m['tray wood'] = wood('tray wood', srgb('6b4a2e'), srgb('94693f'), 0.34, along=0)
    W, D, H, front = 4.6, 3.4, 2.8, (0.1, 4.5, 0.03, 2.55, (0.38, 0.72))
    room(m, W, D, H, front, terrace=0)
    villa.pool(m, ((-4.5, D + 1.7), (7.5, D + 8.0)), 0)
    box('deck', (-8, D + 0.2, -0.14), (12, D + 1.36, 0.0), m['deck'], 0)
    dry_wall(m, -7, D + 8.9, 13, D + 8.9, 0.32, 0.4, 8, -0.25)
    rng = np.random.default_rng(4)
    grass(m, [(rng.uniform(-8, 14), D + 9.6 + rng.uniform(0, 1.5), -0.4, rng.uniform(0.7, 1.2)) for _ in range(60)], 7, 0.8, 50, 6)
    curtain('linen', 0.05, 0.62, D - 0.16, 3, m['drape'], 2.66)
    turned('table', [(0, .70), (.50, .70), (.52, .708), (.52, .728), (.512, .735), (0, .735)], m['across'], (2.25, 2.35, 0), 96)
    turned('table leg', [(.05, 0), (.05, .70)], m['across'], (2.25, 2.35, 0), 32)
    x, y, z = 2.22, 2.22, 0.735
    tray(m['tray wood'], (x, y, z), math.radians(-5), 0.56, 0.36, m['bronze'])
    z += FLOOR
    plate(m, (x - 0.105, y - 0.040, z), 0.105, 'stoneware')
    croissant(m, (x - 0.105, y + 0.028, z + 0.008), math.radians(188), 6, 1.08)
    scattered(m, (x - 0.060, y - 0.108, z + 0.008))
    berries(m, (x + 0.095, y - 0.068, z), 0.058, 7, 'stoneware')
    juice(m, (x + 0.170, y + 0.060, z))
    folded('napkin', (x + 0.212, y - 0.075, z + 0.001), math.radians(4), 0.066, 0.17, 3, 0.0024, m['napkin'], 4)
    teaspoon(m, (x + 0.212, y - 0.13, z + 0.013), math.radians(88))
    bud_vase(m, (x + 0.035, y + 0.098, z))
    evening_light(W, D, H, front, None, 170, 26, (0.90, 0.95, 1.0))
    sea.sunlight(15.0, 1.0, (1.0, 0.94, 0.82))


def bud_vase(m, at):
    """A small vase with three flowers."""
    turned('bud vase', [(0, 0), (.020, 0), (.026, .004), (.033, .03), (.028, .055), (.012, .078), (.010, .092), (.013, .097), (.010, .096), (.008, .085)], m['terracotta'], at, 48, 1)
    for k, (dx, dy, tall) in enumerate(((-.022, .004, .10), (.020, -.008, .085), (.004, .016, .13))):
        top = at[0] + dx, at[1] + dy, at[2] + .09 + tall
        tube('stem', [(at[0], at[1], at[2] + .085), (at[0] + dx * .4, at[1] + dy * .4, at[2] + .09 + tall * .6), top], 0.0013, m['green'], 3)
        flower(m, top, (0.5 * (k - 1), -0.9 + 0.3 * k, 0.7 * k), 0.021, 'petal')
        leaf(m, (at[0] + dx * .5, at[1] + dy * .5, at[2] + .09 + tall * .5), (0.5, 0.1, 2.1 * k), 0.045, 0.016)


def rose(m, at, tilt, size=0.034, seed=0):
    """A rose that opens towards +z: petals in rings, tight in the middle."""
    rng = np.random.default_rng(seed)
    things = []
    for ring, (count, out, high, flare) in enumerate(((3, 0.13, 1.02, -0.10), (4, 0.26, 1.06, 0.0), (5, 0.42, 1.02, 0.14), (6, 0.60, 0.90, 0.34), (7, 0.76, 0.72, 0.62))):
        for k in range(count):
            a = (k + 0.5 * (ring % 2)) * math.tau / count + rng.uniform(-0.12, 0.12)
            wide = math.tau / count * 0.78

            def petal(u, v, a=a, wide=wide, out=out, high=high, flare=flare):
                s = u * 2 - 1
                b = a + s * wide * (0.55 + 0.45 * math.sin(math.pi * min(1, 0.25 + 0.62 * v)))
                r = out * (0.45 + 0.55 * math.sin(math.pi / 2 * min(1, v * 1.5))) + flare * v ** 2.4 + 0.05 * (1 - s * s)
                lip = 0.05 * max(0.0, v - 0.85) / 0.15
                z = high * (v - 0.06 * s * s * v) - (flare * 0.42 + lip) * v ** 3
                return size * (r + lip) * math.cos(b), size * (r + lip) * math.sin(b), size * z
            things.append(sheet('rose petal', petal, 9, 9, m['rose petal'], thick=0.0005, subdivide=1))
    things.append(turned('rose hip', [(0, -.25 * size), (.22 * size, -.16 * size), (.34 * size, .05 * size), (.3 * size, .2 * size)], m['green'], columns=20))
    base = group(things, at)
    base.rotation_euler = tilt
    return base


def roses(m, at, seed=2):
    """Roses in a low round vase."""
    rng = np.random.default_rng(seed)
    x, y, z = at
    turned('rose vase', [(0, 0), (.046, 0), (.052, .006), (.070, .05), (.066, .085), (.050, .110), (.054, .118), (.049, .117), (.045, .105)], m['sea glaze'], at, 72, 1)
    for k in range(11):
        r, a = (0.0, 0.0) if k == 0 else (0.047, k * math.tau / 4) if k < 5 else (0.082, k * math.tau / 6)
        lean = r * 9.5
        spot = x + r * math.cos(a), y + r * math.sin(a), z + 0.165 - 0.55 * r + rng.uniform(-.004, .004)
        rose(m, spot, (-lean * math.sin(a) * 1.0, lean * math.cos(a), rng.uniform(0, 6.3)), 0.034 * rng.uniform(0.9, 1.1), k)
        tube('rose stem', [spot, (x + r * 0.3 * math.cos(a), y + r * 0.3 * math.sin(a), z + 0.09)], 0.0022, m['green'], 3)
    for k in range(14):
        a = k * 2.4
        leaf(m, (x + 0.052 * math.cos(a), y + 0.052 * math.sin(a), z + 0.112 + 0.012 * (k % 3)), (-0.1 + 0.25 * (k % 3), 0.1, a - math.pi / 2), 0.060, 0.030)


def cake(m, at):
    """A small cake with cream and berries on a footed plate."""
    x, y, z = at
    turned('cake stand', [(0, 0), (.052, 0), (.055, .004), (.018, .014), (.014, .05), (.03, .062), (.118, .064), (.124, .070), (.122, .073), (.115, .069), (0, .068)], m['china'], at, 96, 1)
    z += .068
    turned('cake', [(0, 0), (.084, 0), (.086, .004), (.086, .066), (.083, .071), (0, .072)], m['cream'], (x, y, z), 96, 1)
    rim = [(x + .074 * math.cos(a), y + .074 * math.sin(a), z + .077, .0105) for a in np.linspace(0, math.tau, 23)[:-1]]
    balls('cream pearls', rim + [(px, py, z + .0065, .0075) for px, py in ((x + .089 * math.cos(a), y + .089 * math.sin(a)) for a in np.linspace(0, math.tau, 37)[:-1])], m['cream'], 3)
    for k in range(9):
        a, r = k * 2.4, 0.050 * math.sqrt(k / 9)
        spot = x + r * math.cos(a), y + r * math.sin(a), z + .071
        (strawberry(m, spot, a, 0.030) if k % 3 == 0 else raspberry(m, spot, a))
    leaf(m, (x + .01, y - .02, z + .088), (0.3, 0.2, -0.6), 0.030, 0.014)


def bottle_of_wine(m, at):
    turned('bottle', [(0, .0), (.034, .0), (.0375, .004), (.0375, .185), (.034, .212), (.017, .242), (.0145, .262), (.0145, .305), (.0165, .307), (.0165, .318), (.014, .320), (0, .320)], m['bottle glass'], at, 72)
    turned('wine label', [(.0378, .06), (.0378, .145)], m['paper'], at, 72)
    turned('capsule', [(.0152, .262), (.0152, .304), (.0172, .306), (.0172, .319), (0, .3212)], m['capsule'], at, 48)


def glass_of_wine(m, at):
    """Its bowl is left out of the features, so that the sea behind it has no noise; its rim, stem and foot are solid."""
    x, y, z = at
    turned('pane bowl', [(.004, .085), (.02, .1), (.04, .135), (.043, .165), (.037, .215)], m['glass'], at, 64, 1)
    turned('glass stem', [(0, 0), (.034, 0), (.035, .002), (.006, .006), (.0035, .02), (.0035, .084), (.006, .092), (.012, .0965), (.0195, .101), (.0205, .103), (0, .103)], m['stem'], at, 48, 1)
    tube('glass rim', [(x + .037 * math.cos(a), y + .037 * math.sin(a), z + .215) for a in np.linspace(0, math.tau, 25)[:-1]], 0.0007, m['stem'], 4, cyclic=True)
    turned('wine', [(0, .1), (.018, .101), (.038, .135), (.0405, .150), (0, .150)], m['wine'], at, 64)


def anniversary():
    """A table laid for two by the window: candles, wine, a cake and roses, the sea at dusk."""
    m = {**materials(wall='b8ac9c', ceiling='c4b8a8'), **pantry()}
    m['cloth'] = matte('table linen', srgb('e9e1d2'), 0.9, 0.03, 20, weave=0.0016, wrinkle=0.003, sheen=0.2, spec=0.1)
    m['sea glaze'] = glaze('sea glaze', '6f9191', '4f7376', 0.16)
    m['rose petal'] = thin('rose petal', '8f1626', 'c83a48', 0.034)
    m['cream'] = matte('cream', srgb('f3eadb'), 0.5, 0.02, 30, bump=0.0008, bump_scale=90)
    m['bottle glass'], m['capsule'] = matte('bottle glass', srgb('12200f'), 0.06, 0.1, 8, spec=0.6), matte('capsule', srgb('7d1f2a'), 0.3, 0.0, 1, metal=0.6)
    m['stem'] = matte('glass stem', srgb('c2cac8'), 0.06, 0.0, 1, spec=0.6)
    m['wine'], m['wax'] = matte('wine', srgb('3a0a12'), 0.05, 0.0, 1, spec=0.5), wax()
    m['flame'] = glow('flame', srgb('ffc27a'), 14.0)
    W, D, H, front = 4.8, 3.6, 2.85, (0.1, 4.7, 0.03, 2.6, (0.30, 0.78))
    room(m, W, D, H, front, terrace=3.0)
    curtain('linen', 0.05, 0.66, D - 0.16, 3, m['drape'], 2.7)
    x, y, z = 2.35, 2.35, 0.735
    turned('table', [(0, .70), (.56, .70), (.57, .708), (.57, .73), (.565, .735), (0, .735)], m['cloth'], (x, y, 0), 96)

    def fall(u, v):
        a = u * math.tau
        fold = 0.5 + 0.5 * math.sin(9 * a + 0.6 * math.sin(3 * a))
        r = 0.568 + 0.012 * v ** 0.5 + 0.075 * fold * v
        return x + r * math.cos(a), y + r * math.sin(a), 0.733 - 0.50 * v
    sheet('cloth', fall, 220, 18, m['cloth'], closed=True)
    candles(m, x - 0.03, y + 0.16, z, ((-0.07, 0.02, 0.030, 0.16), (0.03, 0.06, 0.030, 0.22), (0.10, -0.01, 0.030, 0.12)), 4.0)
    roses(m, (x - 0.285, y + 0.05, z))
    cake(m, (x + 0.06, y - 0.12, z))
    bottle_of_wine(m, (x + 0.33, y + 0.17, z))
    for dx, dy in ((0.235, 0.0), (-0.135, -0.09)):
        glass_of_wine(m, (x + dx, y + dy, z))
    folded('napkin', (x + 0.27, y - 0.20, z + 0.001), math.radians(-24), 0.10, 0.17, 3, 0.0026, m['napkin'], 6)
    evening_light(W, D, H, front, None, 22, 10, (0.62, 0.66, 0.92))
    area('table light', (1.2, 1.1, 2.3), (0.9, 0.9), 15, LAMP, (math.radians(38), 0, math.radians(-42)))


def hat(m, at, turn):
    """A straw hat with a linen band."""
    crown = [(0, .108), (.055, .106), (.082, .094), (.092, .06), (.098, .012), (.104, .004), (.15, .0), (.19, .006), (.205, .014), (.206, .017), (.19, .0095), (.15, .0035)]
    body = turned('hat', crown, m['straw'], columns=96, subdivide=1)
    band = turned('hat band', [(.0955, .044), (.0995, .014)], m['band'], columns=96)
    base = group([body, band], at, turn)
    base.rotation_euler = (0.03, -0.04, turn)


def luggage():
    """Two suitcases and a straw hat on the black paving of the gate, whose lanterns are lit, the sea at dusk beyond."""
    m = villa.colours()
    m.update({'coral': matte('coral shell', srgb('a8573f'), 0.34, 0.02, 6, bump=0.0002, bump_scale=900, spec=0.5), 'cream': matte('cream shell', srgb('d9ccb4'), 0.36, 0.02, 6, bump=0.0002, bump_scale=900, spec=0.5),
              'trim': matte('trim', srgb('2b2622'), 0.45, 0.03, 40), 'tyre': matte('tyre', srgb('171616'), 0.6, 0.03, 40), 'steel': matte('steel', srgb('c9c6c0'), 0.22, 0.0, 1, metal=1.0),
              'band': matte('hat band', srgb('2f5a60'), 0.85, 0.05, 40, weave=0.0015), 'straw': matte('straw', srgb('cdb27c'), 0.7, 0.12, 90, weave=0.004, bump=0.0008, bump_scale=260)})
    m['paving'] = small_tiles('paving', srgb('56524f'), srgb('2d2b2a'), 0.55, 0.40, 0.5, 'z', 0.5, 0.16)
    box('paving', (-9, -4, -0.2), (9, 7.5, 0), m['paving'], 0)
    dry_wall(m, -7.0, 4.4, -1.75, 4.4, 1.25, 0.5, 3)
    dry_wall(m, 1.95, 4.4, 7.5, 4.4, 1.25, 0.5, 5)
    villa.pavilion(m, -1.65, 2.5, 3.5, 2.6)
    rng = np.random.default_rng(8)
    grass(m, [(s * rng.uniform(2.2, 7.0), 3.95 + rng.normal(0, 0.12), -0.02, rng.uniform(0.6, 1.1)) for s in (-1, 1) for _ in range(22)], 5, 0.7, 60, 5)
    grass(m, [(rng.uniform(-9, 9), 8.0 + rng.uniform(0, 2), -0.5, rng.uniform(0.9, 1.5)) for _ in range(70)], 6, 0.9, 50, 6)
    potted(m, -2.25, 2.9, 1.0, 5, 'sandstone')
    villa.lantern(m, -1.2, 2.2, 0.5, 0.14, 14)
    villa.lantern(m, 1.75, 2.25, 0.5, 0.14, 14)
    arrival.suitcase(m, (0.62, 1.35, 0), math.radians(-20), 'coral', 0.235, 0.145, 0.68, 0.0)
    arrival.suitcase(m, (-0.06, 1.05, 0), math.radians(-34), 'cream', 0.190, 0.118, 0.52, 0.40)
    hat(m, (0.625, 1.34, 0.062 + 0.68 + 0.028), 0.5)
    area('welcome', (-0.4, -1.4, 2.6), (1.6, 1.2), 46, LAMP, (math.radians(52), 0, math.radians(-8)))


def gold():
    sea.build('gold', (-24.0, 7.0, 20.0), land=lambda: (sea.cone(1050.0, 3300.0, 560.0, 225.0, 4), sea.islet(-2250.0, 4300.0, 620.0, 300.0, 88.0, 3)))


def morning():
    sea.build('day', (-38.0, 30.0, 0.0), land=lambda: sea.islet(900.0, 3600.0, 700.0, 300.0, 90.0, 5), ambient=0.55)


def dusk():
    sea.build('dusk', land=lambda: sea.cone(-900.0, 3800.0, 560.0, 200.0, 11), ambient=0.6)


def gate():
    sea.build('dusk', (12.0, -2.5, 0.0), land=lambda: sea.islet(-500.0, 3800.0, 620.0, 280.0, 84.0, 15), ambient=0.9)


SCENES = [
    scene('byeol-ocean-suite-linen', bed_from_near, dict(at=(4.02, 1.95, 1.22), aim=(5.20, 2.96, 0.66), lens=51, focus=1.48, stop=7.0), gold, 0.3),
    scene('byeol-pool-villa-tray', breakfast, dict(at=(2.08, 1.15, 1.10), aim=(2.26, 2.6, 0.86), lens=41, focus=1.1, stop=9.0, shift=-0.02), morning, -0.2, 'day'),
    scene('byeol-anniversary', anniversary, dict(at=(2.28, 1.05, 1.12), aim=(2.36, 2.6, 0.90), lens=42, focus=1.28, stop=11.0, shift=-0.03), dusk, 1.05),
    scene('byeol-arrival', luggage, dict(at=(-0.35, -1.75, 0.92), aim=(0.22, 2.4), lens=31, focus=3.0, stop=7.0, shift=-0.05), gate, 0.9),
]
