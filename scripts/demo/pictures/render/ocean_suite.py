"""Byeol Resort Jeju, ocean suite: a bed under pale oak and windows in the corner over the sea at golden hour."""
import math
import sea
from coast import (cane_headboard, evening_light, grass, materials, night_stand, pendant, placed, platform_bed, potted, rattan_chair, room, stool)
from kit import box
from parts import books, cup, curtain

TIME, EXPOSURE = 'dusk', 0.36
W, D, H = 6.4, 6.0, 2.95
FRONT = 0.12, 5.85, 0.03, 2.56, (0.25, 0.5, 0.75)
LEFT = 2.6, 5.9, 0.03, 2.56, (0.5,)


def view():
    sea.build('gold', land=lambda: (sea.cone(1050.0, 3300.0, 560.0, 225.0, 4), sea.islet(-2250.0, 4300.0, 620.0, 300.0, 88.0, 3)))


def wall_bed(m):
    """The bed with its head at the right wall."""
    def head():
        cane_headboard(m, -2.0, 2.0)
        platform_bed(m)
        night_stand(m, -1.42)
        night_stand(m, 1.42, book=False)
    placed((W, 3.05, 0), math.pi, head)


def build():
    m = materials()
    room(m, W, D, H, FRONT, LEFT)
    curtain('linen', 0.10, 0.62, D - 0.16, 1, m['drape'], 2.80)
    curtain('linen', 5.55, 6.30, D - 0.16, 2, m['drape'], 2.80)
    placed((0.16, 2.2, 0), math.pi / 2, curtain, 'linen', 0.0, 0.62, 0.0, 3, m['drape'], 2.80)
    wall_bed(m)
    box('rug', (0.65, 2.2, 0), (3.75, 5.0, 0.014), m['jute'], 0.006)
    placed((1.25, 4.15, 0), math.radians(-40), rattan_chair, m)
    placed((2.85, 4.35, 0), math.radians(26), rattan_chair, m)
    stool(m, 2.05, 3.95, 0.26, 0.42)
    cup(m, 1.97, 3.92, 0.42)
    books(m, 2.13, 4.04, 0.42, 0.6, 1)
    potted(m, 5.35, 5.35, 0.9, 3)
    pendant(m, 2.2, 3.6, 1.98, 0.42, H, 16)
    grass(m, [(-2.6 + 0.42 * k, D + 2.95 + 0.12 * math.sin(k * 2.1), -0.25, 0.8 + 0.25 * math.sin(k * 1.7)) for k in range(28)], high=0.62)
    evening_light(W, D, H, FRONT, LEFT, 74, 26)
    sea.sunlight(22.0, lift=3.0)


CAMERAS = {'byeol-ocean-suite': dict(at=(2.75, -1.15, 1.36), aim=(3.25, 6.0), lens=22.5, shift=-0.03)}
