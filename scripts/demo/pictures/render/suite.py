"""Haru City Seoul, suite: a bed and a lounge wrapped by corner windows over the city at dusk."""
import math
import numpy as np
from kit import area, box, bulb, cushion, tube, turned
from parts import WARM, bed, books, cup, curtain, evening, headboard, materials, night_table, shell, vase

TIME, EXPOSURE = 'dusk', 1.0
W, D, H = 6.4, 6.2, 2.72
WINDOW = 1.55, W + 0.16, 0.26, 2.50, (0.26, 0.51, 0.76)


def soft(name, low, high, material, round_=0.06):
    block = box(name, low, high, material, round_)
    block.modifiers['edge'].segments = 6
    return block


def sofa(m, x, y, long=2.2, deep=0.92):
    """A low sofa that looks into the room (towards -y), with two seats."""
    for dx in (0.06, long - 0.12):
        for dy in (0.06, deep - 0.12):
            box('sofa foot', (x + dx, y + dy, 0), (x + dx + 0.05, y + dy + 0.05, 0.1), m['black'], 0.004)
    soft('sofa base', (x + 0.02, y + 0.02, 0.09), (x + long - 0.02, y + deep - 0.02, 0.27), m['chair'], 0.04)
    soft('sofa back', (x, y + deep - 0.22, 0.24), (x + long, y + deep, 0.74), m['chair'], 0.07)
    for xx in (x, x + long - 0.19):
        soft('sofa arm', (xx, y, 0.2), (xx + 0.19, y + deep - 0.05, 0.56), m['chair'], 0.06)
    seat = (long - 0.40) / 2
    for k in range(2):
        a = x + 0.20 + k * seat
        soft('seat', (a + 0.004, y - 0.03, 0.26), (a + seat - 0.004, y + deep - 0.24, 0.44), m['chair'], 0.07)
        cushion('back cushion', seat - 0.02, 0.42, 0.22, m['chair'], 20 + k, (a + seat / 2, y + deep - 0.30, 0.66), (math.radians(-12), 0, 0), m['chair'], 0.02)
    for k, (dx, size, material, lean) in enumerate(((0.44, 0.44, 'accent', 8), (0.72, 0.38, 'crisp', -5), (1.72, 0.44, 'accent', -7))):
        cushion('sofa cushion', size, size * 0.94, 0.16, m[material], 30 + k % 2, (x + dx, y + deep - 0.42 - 0.03 * k, 0.44 + size * 0.45), (math.radians(-24), math.radians(lean), math.radians(lean)), m['piping'])


def coffee_table(m, x, y):
    turned('coffee table', [(0, 0), (0.24, 0), (0.25, 0.01), (0.24, 0.02), (0.05, 0.03), (0.045, 0.33), (0.06, 0.345), (0.40, 0.347), (0.41, 0.352)], m['bronze'], (x, y, 0))
    turned('coffee top', [(0, 0.35), (0.45, 0.35), (0.46, 0.36), (0.46, 0.375), (0.45, 0.385), (0, 0.385)], m['stone'], (x, y, 0), 96)
    vase(m, x + 0.12, y + 0.10, 0.385)
    cup(m, x - 0.2, y - 0.05, 0.385)
    books(m, x + 0.05, y - 0.22, 0.385, 0.5)


def pendant(m, x, y, z, r=0.13):
    ball = turned('globe', [(r * math.sin(a), -r * math.cos(a)) for a in np.linspace(0, math.pi, 17)], m['shade'], (x, y, z), 48)
    ball.visible_shadow = ball.visible_diffuse = False
    tube('cord', [(x, y, z + r), (x, y, H + 0.14)], 0.003, m['black'], 3)
    turned('cap', [(0.0, 0.0), (0.03, 0.0), (0.03, 0.03), (0, 0.03)], m['brass'], (x, y, z + r - 0.01))
    bulb('bulb', (x, y, z), r * 0.9, 16, WARM)


def build():
    m = materials(wall='a49a90', ceiling='cfc7bd', throw='5d4030', accent='a3714f', chair='9c9186', drape='6f665f', rug='847b72', upholstery='51474a')
    shell(m, W, D, H, WINDOW, side=(2.5, 0.26, 2.50, 3), border=(0.55, 0.30), deep=0.10)
    curtain('drape', 1.02, 1.66, D - 0.13, 1, m['drape'], 2.62)
    curtain('drape', 0.06, 0.98, D - 0.13, 6, m['drape'], 2.62)
    headboard(m, 0.95, 4.75, H, pads=14, veneer=9)
    bed(m, 0.16, 2.85, 9, wide=1.84, pillows=2, throw=(1.36, 1.84))
    night_table(m, 4.18, 0.24)
    night_table(m, 1.50, 0.24, book=False)
    box('rug', (2.95, 2.5, 0), (6.15, 5.7, 0.016), m['rug'], 0.007)
    sofa(m, 3.55, 4.92)
    coffee_table(m, 4.70, 3.72)
    pendant(m, 4.05, 4.35, 1.92)
    pendant(m, 4.42, 4.15, 1.70, 0.11)
    evening(W, D, H, WINDOW, (0.55, 0.30), 1.15)
    area('dusk side', (W + 0.05, 4.3, 1.4), (2.2, 3.4), 55, (0.55, 0.62, 0.92), (0, math.pi / 2, 0))


CAMERAS = {'haru-suite': dict(at=(3.5, -0.95, 1.36), aim=(3.3, 6.2), lens=22.5, shift=-0.03)}
