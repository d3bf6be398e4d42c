"""Haru City Seoul, deluxe twin: the bath by the window with the city at dusk."""
import math
import numpy as np
from fittings import candle, materials, pile, placed, tiles, tub, tub_tap, vanity, walls
from kit import area, box, bulb, glow, srgb, tube, turned, wood
from parts import WARM, vase

TIME, EXPOSURE = 'dusk', 1.25
W, D, H = 4.2, 3.6, 2.6
WINDOW = LEFT, RIGHT, SILL, HEAD = 0.55, 3.35, 0.48, 2.36


def stool(m, x, y):
    for dx, dy in ((-0.16, -0.13), (0.16, -0.13), (-0.16, 0.13), (0.16, 0.13)):
        turned('stool leg', [(0.014, 0), (0.02, 0.39)], m['oak'], (x + dx, y + dy, 0), 24)
    box('stool', (x - 0.22, y - 0.19, 0.38), (x + 0.22, y + 0.19, 0.42), m['oak'], 0.01)


def lit_mirror(m, y, z):
    """A round mirror on the right wall with a ring of light."""
    disc = turned('mirror', [(0, 0.012), (0.37, 0.012), (0.375, 0.008), (0.375, 0)], m['mirror'], (W - 0.03, y, z))
    halo = turned('halo', [(0.345, 0.0), (0.372, 0.0)], m['halo'], (W - 0.026, y, z))
    for thing in (disc, halo):
        thing.rotation_euler = (0, -math.pi / 2, 0)
    area('mirror wash', (W - 0.09, y, z), (0.7, 0.7), 9, WARM, (0, math.pi / 2, 0))


def pendant(m, x, y, z):
    ball = turned('globe', [(0.11 * math.sin(a), -0.11 * math.cos(a)) for a in np.linspace(0, math.pi, 17)], m['globe'], (x, y, z), 48)
    ball.visible_shadow = ball.visible_diffuse = False
    tube('cord', [(x, y, z + 0.11), (x, y, H)], 0.003, m['frame'], 3)
    turned('cap', [(0.0, 0.0), (0.03, 0.0), (0.03, 0.03), (0, 0.03)], m['brass'], (x, y, z + 0.10))
    bulb('bulb', (x, y, z), 0.1, 19, WARM)


def build():
    m = materials('3a271b', '634732', oak=wood('oak', srgb('6b4e36'), srgb('a17d58'), 0.4, along=0),
                  globe=glow('globe', srgb('ffd2a0'), 3.0, (-0.11, 0.11)), halo=glow('halo', srgb('ffd9ae'), 4.0))
    for axis in 'xy':
        m[f'wall {axis}'] = tiles(f'slab {axis}', srgb('a0968b'), 1.2, 0.8, 0.2, axis)
    m['floor'] = tiles('slab floor', srgb('8a8076'), 0.9, 0.9, 0.16, 'z')
    walls(m, W, D, H, WINDOW, -2.0, (0.62,))
    tub(m, 1.85, 2.75, math.radians(-4))
    tub_tap(m, 2.86, 3.02)
    box('tray', (1.30, 2.36, 0.632), (1.47, 3.12, 0.65), m['oak'], 0.005)
    stool(m, 3.08, 2.05)
    pile(m, 3.08, 2.05, 0.42, w=0.34, d=0.24)
    candle(m, 1.385, 2.98, 0.65, 0.09)
    candle(m, 0.75, 3.72, SILL + 0.004, 0.11)
    candle(m, 0.87, 3.70, SILL + 0.004, 0.08)
    placed((W, 2.1, 0), -math.pi / 2, vanity, m, 1.6, (0.65,), 0.46, 0.30, 0.52)
    vase(m, W - 0.2, 1.93, 0.79)
    lit_mirror(m, 1.45, 1.62)
    pendant(m, 0.62, 2.62, 1.75)
    pendant(m, 0.86, 2.86, 1.42)
    area('dusk', ((LEFT + RIGHT) / 2, D + 0.1, (SILL + HEAD) / 2), (RIGHT - LEFT, HEAD - SILL), 60, (0.55, 0.62, 0.92), (-math.pi / 2, 0, 0))
    area('fill', (2.2, 0.2, H - 0.01), (2.4, 2.4), 34, (1.0, 0.84, 0.68))
    area('slot', (W / 2, D - 0.05, H - 0.012), (W - 0.1, 0.05), 12, WARM, (0, 0, 0), 140)


CAMERAS = {'haru-deluxe-twin-2': dict(at=(2.0, -0.95, 1.5), aim=(2.16, 3.6), lens=24, shift=-0.09)}
