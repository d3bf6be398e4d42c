"""Coffee and a book on the window sills of Haru City Seoul: by day, at dusk, in morning haze and at night."""
import math
import bpy
import double
import family
import suite
import twin
from kit import area, box, matte, sheet, srgb, tube, wood
from parts import WARM, curtain, evening, floor_lamp, materials, morning, sheer, shell, table_lamp
from still import bookcloth, coffee_cup, glasses, glaze, group, mug, open_book, still, tableware, volume


def shelf(window, D, material, deep=0.40):
    """A deep board over the sill that shell() makes; returns the height of its top."""
    left, right, sill, _, _ = window
    box('shelf', (left - 0.14, D - deep, sill - 0.034), (right + 0.14, D + 0.155, sill + 0.004), material, 0.006)
    return sill + 0.004


def by_day():
    """Standard double: an open book in the sun."""
    m = {**materials(wall='d3cbbf', ceiling='e9e5dd', floor=('9b7a58', 'bd9b76'), wood=('6b4d36', '96724f'), drape='c9c1b4'), **tableware()}
    W, D, H, window = double.W, double.D, double.H, double.WINDOW
    shell(m, W, D, H, window)
    curtain('drape', 0.08, 0.74, D - 0.13, 1, m['drape'])
    curtain('drape', W - 0.52, W - 0.05, D - 0.13, 2, m['drape'])
    curtain('sheer', 0.70, 1.05, D - 0.05, 3, sheer(), 2.52, 0.035, 0.085)
    top = shelf(window, D, m['across'])
    coffee_cup(m, (2.08, D - 0.06, top), math.radians(-38))
    open_book(m, (2.44, D - 0.14, top), math.radians(-16), bookcloth('3f5a70'))
    morning(W, D, H, window, sun=(0.30, -0.72, -0.46), power=85, fill=40, glare=17.0)


def at_dusk():
    """Deluxe twin: two books and a cup in lamplight."""
    m = {**materials(), **tableware()}
    W, D, H, window = twin.W, twin.D, twin.H, twin.WINDOW
    shell(m, W, D, H, window)
    curtain('drape', 0.06, 0.74, D - 0.13, 1, m['drape'])
    curtain('sheer', 0.62, 1.26, D - 0.05, 3, sheer(), 2.52, 0.035, 0.085)
    top = shelf(window, D, m['across'])
    coffee_cup(m, (1.99, D - 0.10, top), math.radians(24))
    volume(m, (2.34, D - 0.10, top), math.radians(68), (0.152, 0.222, 0.030), bookcloth('5b5149'))
    volume(m, (2.35, D - 0.105, top + 0.030), math.radians(80), (0.132, 0.192, 0.023), bookcloth('6f2731'))
    evening(W, D, H, window, strength=0.5)
    area('lamp', (3.1, D - 0.9, 1.25), (0.35, 0.35), 16, WARM, (math.radians(50), 0, math.radians(52)))


def in_haze():
    """Family room: a mug, picture books and a wooden boat."""
    m = {**materials(wall='d9d2c6', ceiling='ece8e0', floor=('a68260', 'c7a57e'), drape='cfd0c4'), **tableware()}
    m['mint'] = matte('mint wall', srgb('c7d2c6'), 0.8, 0.02, 1.5)
    m['pine'] = wood('pine', srgb('a67c50'), srgb('c89d6c'), 0.4, along=0, fine=0.8)
    m['stoneware'] = glaze('stoneware', 'dfe3da', 'b9c6bb', 0.2)
    m['hull'], m['sail'] = matte('hull', srgb('c9785a'), 0.4, 0.05, 30), matte('sail', srgb('efe7d8'), 0.85, 0.03, 30, weave=0.0012)
    W, D, H, window = family.W, family.D, family.H, family.WINDOW
    shell(m, W, D, H, window, border=(0.5, 0.35), back='mint')
    curtain('drape', 0.42, 1.02, D - 0.13, 1, m['drape'])
    top = shelf(window, D, m['pine'], 0.46)
    mug(m, (2.74, D - 0.16, top), math.radians(-52), 'stoneware')
    volume(m, (2.33, D - 0.18, top), math.radians(96), (0.215, 0.245, 0.012), bookcloth('d9a45c'))
    volume(m, (2.36, D - 0.17, top + 0.012), math.radians(82), (0.195, 0.225, 0.011), bookcloth('6f958a'), m['paper'])
    boat(m, (2.99, D - 0.02, top), math.radians(24))
    morning(W, D, H, window, (0.5, 0.35), sun=(0.42, -0.78, -0.30), power=110, fill=48, glare=10.0)
    bpy.data.lights['sun'].angle = math.radians(7)


def boat(m, at, turn):
    """A toy boat of wood with one sail."""
    def hull(u, v):
        x = (v - 0.5) * 0.15
        half = 0.026 * (max(0.04, 1 - abs(2 * v - 0.9) ** 2.4) if v > 0.45 else 1 - 0.35 * abs(2 * v - 0.9) ** 2)
        a = math.pi * u
        return x, half * math.cos(a), 0.034 - 0.030 * math.sin(a) ** 0.7 + 0.006 * (2 * v - 1) ** 2
    return group([sheet('hull', hull, 15, 21, m['hull'], thick=0.004, subdivide=1), box('deck', (-0.068, -0.021, 0.026), (0.045, 0.021, 0.030), m['pine'], 0.001),
                  tube('mast', [(0.004, 0, 0.028), (0.004, 0, 0.165)], 0.0026, m['pine']),
                  sheet('sail', lambda u, v: (0.009 + 0.062 * u * (1 - v), 0.010 * math.sin(math.pi * u) * (1 - v), 0.045 + 0.115 * v), 9, 9, m['sail'], thick=0.0008),
                  sheet('jib', lambda u, v: (-0.001 - 0.055 * u * (1 - v), 0.008 * math.sin(math.pi * u) * (1 - v), 0.045 + 0.095 * v), 9, 9, m['sail'], thick=0.0008)], at, turn)


def at_night():
    """Suite: the corner of the windows, with reading glasses on a book and a lamp that the glass mirrors."""
    m = {**materials(wall='a49a90', ceiling='cfc7bd', drape='6f665f'), **tableware()}
    m['black glaze'] = glaze('black glaze', '3a3634', '24211f', 0.12)
    W, D, H, window = suite.W, suite.D, suite.H, suite.WINDOW
    shell(m, W, D, H, window, side=(2.5, 0.26, 2.50, 3), border=(0.55, 0.30), deep=0.10)
    top = window[2] + 0.004
    box('front shelf', (1.5, D - 0.64, top - 0.04), (W + 0.09, D + 0.09, top), m['stone'], 0.0012)
    box('side shelf', (W - 0.64, 2.5, top - 0.04), (W + 0.09, D - 0.64, top), m['stone'], 0.0012)
    coffee_cup(m, (5.90, D - 0.13, top), math.radians(150), 'black glaze')
    volume(m, (6.20, D - 0.20, top), math.radians(58), (0.140, 0.210, 0.034), bookcloth('6e4a2a'))
    glasses(m, (6.205, D - 0.245, top + 0.034), math.radians(-24))
    table_lamp(m, 5.14, D - 0.26, top)
    floor_lamp(m, 6.02, 3.60)
    evening(W, D, H, window, (0.55, 0.30), 0.16)
    bpy.data.objects.remove(bpy.data.objects['pane.001'])  # the side window: in a corner, two panes would mirror a lamp twice


SCENES = [
    still('haru-standard-double-view', by_day, dict(at=(2.62, double.D - 1.00, 0.88), aim=(2.20, double.D), lens=34, focus=0.98, stop=9.0, shift=-0.11), 'day', -0.2),
    still('haru-deluxe-twin-view', at_dusk, dict(at=(2.10, twin.D - 1.06, 0.74), aim=(2.12, 7.0), lens=41, focus=1.0, stop=9.0, shift=-0.11), 'dusk', 1.0),
    still('haru-family-view', in_haze, dict(at=(2.46, family.D - 1.16, 1.02), aim=(2.58, family.D), lens=36, focus=1.12, stop=9.0, shift=-0.18), 'day', -0.1, 'haze'),
    still('haru-suite-view', at_night, dict(at=(5.55, suite.D - 1.15, 0.62), aim=(6.08, suite.D - 0.15), lens=34, focus=1.05, stop=9.0, shift=-0.10), 'night', 1.1),
]
