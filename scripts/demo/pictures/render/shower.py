"""Haru City Seoul, standard double: a rain shower behind glass, a bench and a basin, with the city by day in the window."""
import math
from fittings import (bench, bottle, daylight, hung, mat, materials, pile, placed, rail, round_mirror, small_tiles, tiles, vanity, walls)
from kit import box, matte, srgb, tube, turned
from parts import vase

TIME, EXPOSURE = 'day', 0.0
W, D, H = 3.5, 3.15, 2.5
WINDOW = 1.72, 3.02, 0.98, 2.2
BOOTH = 1.3, 1.62  # how far the shower reaches into the room from the left wall, and where it begins


def glazed_walls(m):
    """Tiles on the shower's two walls, up to the ceiling."""
    wide, front = BOOTH
    box('tiled left', (0, front, 0), (0.012, D, H), m['glaze x'], 0.001)
    box('tiled back', (0, D - 0.012, 0), (wide, D, H), m['glaze y'], 0.001)
    box('shower floor', (0.012, front, 0), (wide, D - 0.012, 0.006), m['shower floor'], 0.001)
    box('drain', (0.1, D - 0.12, 0.006), (wide - 0.1, D - 0.07, 0.009), m['brass'], 0.001)
    box('ledge', (0.012, D - 0.13, 1.02), (0.62, D - 0.012, 1.05), m['stone'], 0.004)


def glass_booth(m, high=2.12):
    """Two panes in thin profiles; the pane towards the room is the door."""
    wide, front = BOOTH
    panes = ((0.012, front - 0.005), (wide, front + 0.005)), ((wide - 0.005, front), (wide + 0.005, D - 0.012))
    for (x0, y0), (x1, y1) in panes:
        # a name that begins with pane keeps the tiles behind it free of noise
        screen = box('pane screen', (x0, y0, 0.015), (x1, y1, high), m['pane'], 0)
        screen.visible_shadow = screen.visible_diffuse = False
        box('screen edge', (x0, y0, high), (x1, y1, high + 0.003), m['edge'], 0)
        box('screen foot', (x0, y0 - 0.004, 0), (x1, y1 + 0.004, 0.016), m['brass'], 0.002)
    box('corner', (wide - 0.009, front - 0.009, 0), (wide + 0.009, front + 0.009, high + 0.003), m['brass'], 0.002)
    box('door gap', (wide - 0.006, front + 0.70, 0.016), (wide + 0.006, front + 0.704, high), m['edge'], 0)
    for z in (0.28, 1.84):
        box('hinge', (wide - 0.016, D - 0.10, z), (wide + 0.016, D - 0.02, z + 0.09), m['brass'], 0.004)
    tube('handle', [(wide + 0.045, front + 0.78, 0.92), (wide + 0.045, front + 0.78, 1.32)], 0.009, m['brass'], 6)
    for z in (0.95, 1.29):
        tube('handle arm', [(wide, front + 0.78, z), (wide + 0.045, front + 0.78, z)], 0.007, m['brass'], 6)


def rain(m, x, y):
    """A large shower head under the ceiling, and a mixer with a hand shower on the left wall."""
    tube('rain arm', [(x, y, H), (x, y, 2.22)], 0.012, m['brass'], 6)
    turned('rain head', [(0.0, 0.02), (0.04, 0.02), (0.15, 0.008), (0.155, 0.004), (0.15, 0.0), (0, 0.0)], m['brass'], (x, y, 2.20))
    tube('mixer', [(0.06, y - 0.14, 1.08), (0.06, y + 0.14, 1.08)], 0.022, m['brass'], 8)
    for dy in (-0.17, 0.17):
        tube('knob', [(0.06, y + dy - 0.028, 1.08), (0.06, y + dy + 0.028, 1.08)], 0.026, m['brass'], 8)
    for dy in (-0.08, 0.08):
        tube('inlet', [(0.01, y + dy, 1.08), (0.06, y + dy, 1.08)], 0.018, m['brass'], 6)
    tube('slide', [(0.05, y + 0.34, 1.0), (0.05, y + 0.34, 1.78)], 0.009, m['brass'], 6)
    for z in (1.03, 1.75):
        tube('slide arm', [(0.01, y + 0.34, z), (0.05, y + 0.34, z)], 0.008, m['brass'], 6)
    tube('hand shower', [(0.075, y + 0.34, 1.52), (0.10, y + 0.34, 1.64), (0.15, y + 0.34, 1.71)], 0.011, m['brass'], 6)
    head = turned('hand head', [(0, 0.0), (0.048, 0.0), (0.05, 0.006), (0.03, 0.02), (0, 0.022)], m['brass'], (0.15, y + 0.34, 1.70))
    head.rotation_euler = (0, math.radians(28), 0)
    tube('hose', [(0.06, y, 1.05), (0.075, y + 0.08, 0.78), (0.085, y + 0.25, 0.66), (0.08, y + 0.37, 0.9), (0.072, y + 0.35, 1.3), (0.075, y + 0.34, 1.52)], 0.006, m['brass'], 5)


def build():
    m = materials('6b4d36', '96724f')
    m['blue'] = matte('blue towel', srgb('5c7284'), 1.0, 0.05, 40, bump=0.003, bump_scale=420, sheen=0.5, spec=0.05)
    for axis in 'xy':
        m[f'wall {axis}'] = tiles(f'slab {axis}', srgb('dad2c4'), 0.9, 0.6, 0.3, axis)
        m[f'glaze {axis}'] = small_tiles(f'glaze {axis}', srgb('758a96'), srgb('bcbab3'), 0.052, 0.21, 0.12, axis)
    m['floor'] = tiles('slab floor', srgb('bcb2a3'), 0.6, 0.6, 0.26, 'z')
    m['shower floor'] = small_tiles('mosaic', srgb('b3aa9d'), srgb('8d867c'), 0.05, 0.05, 0.3, 'z', vary=0.06)
    walls(m, W, D, H, WINDOW)
    glazed_walls(m)
    glass_booth(m)
    rain(m, 0.66, 2.36)
    bottle(m, 0.22, D - 0.07, 1.05, 0.16, 0.03)
    bottle(m, 0.33, D - 0.075, 1.05, 0.14, 0.03)
    placed((1.68, D - 0.06, 0), 0.0, bench, m, 1.12)
    pile(m, 1.98, D - 0.24, 0.44, 3, 0.04, ('towel', 'towel', 'blue'))
    turned('bowl', [(0, 0), (0.06, 0), (0.08, 0.01), (0.125, 0.075), (0.12, 0.075), (0.075, 0.016), (0, 0.01)], m['clay'], (2.50, D - 0.23, 0.44), subdivide=1)
    for k in range(3):
        a = k * 2.1
        turned('soap', [(0, 0), (0.03, 0.0), (0.036, 0.01), (0.03, 0.022), (0, 0.024)], m['china'], (2.50 + 0.03 * math.cos(a), D - 0.23 + 0.03 * math.sin(a), 0.455 + 0.012 * k), 32)
    placed((W, 2.15, 0), -math.pi / 2, vanity, m, 1.15, (0.58,), 0.50, 0.28, 0.48, 2, 2.0, (0.2, 0.19))
    placed((W, 2.15, 0), -math.pi / 2, round_mirror, m, 0.58, 1.55, 0.36, m['brass'])
    vase(m, W - 0.17, 1.17, 0.81)
    bottle(m, W - 0.13, 1.86, 0.81)
    placed((W, 2.95, 0), -math.pi / 2, rail, m, 0.0, 0.56, -0.07, 1.25)
    placed((W, 2.95, 0), -math.pi / 2, hung, m, 0.06, 0.50, -0.07, 1.25, 0.62, 0.5, 'blue', 'towel')
    placed((1.74, 2.03, 0), 0.0, mat, m, 0.56, 0.82, 'blue')
    daylight(W, D, H, WINDOW, (-0.28, -0.72, -0.56), 190, 44)


CAMERAS = {'haru-standard-double-bath': dict(at=(2.35, -1.0, 1.42), aim=(1.75, 3.0), lens=24, shift=-0.05)}
