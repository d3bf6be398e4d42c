"""Byeol Resort Jeju: the lawn where guests watch the stars, with a telescope and two chairs, the sea under the night sky."""
import math
import bpy
import numpy as np
import resort
import sea
import villa
from coast import LAMP, dry_wall, grass, placed, rattan_chair, scene, stool
from kit import add, area, box, matte, srgb, tube, turned
from still import group


def lawn(m, x0, x1, y0, y1, count, seed=4):
    """Short grass: blades that stand denser near the camera, on dark earth."""
    rng = np.random.default_rng(seed)
    box('earth', (x0, y0, -0.2), (x1, y1, 0.0), m['turf'], 0)
    near = rng.uniform(0, 1, count) ** 1.7
    x, y = rng.uniform(x0, x1, count), y0 + (y1 - y0) * near
    x = np.where((x > 5.2) & (y > 2.2), x - 9, x)  # none on the villa's floor
    tall = rng.uniform(0.035, 0.075, count) * (1 + 0.6 * near)
    a, lean = rng.uniform(0, math.tau, count), rng.uniform(0.1, 0.7, count)
    wide = 0.0022 * (1 + 3.5 * near)
    verts = np.empty((count, 3, 3))
    verts[:, 0] = np.c_[x - wide * np.sin(a), y + wide * np.cos(a), np.zeros(count)]
    verts[:, 1] = np.c_[x + wide * np.sin(a), y - wide * np.cos(a), np.zeros(count)]
    verts[:, 2] = np.c_[x + lean * tall * np.cos(a), y + lean * tall * np.sin(a), tall]
    mesh = bpy.data.meshes.new('blades')
    mesh.from_pydata(verts.reshape(-1, 3).tolist(), [], [(3 * k, 3 * k + 1, 3 * k + 2) for k in range(count)])
    add(mesh, 'blades', m['blade'], smooth=False)


def telescope(m, at, turn, up):
    """A refractor on an oak tripod that looks towards +y, up by an angle."""
    parts = []
    head = 1.28
    for k in range(3):
        a = k * math.tau / 3 + 0.5
        for side in (-0.022, 0.022):
            parts.append(tube('tripod', [(0.05 * math.cos(a) - side * math.sin(a), 0.05 * math.sin(a) + side * math.cos(a), head - 0.06), (0.50 * math.cos(a) - side * 0.4 * math.sin(a), 0.50 * math.sin(a) + side * 0.4 * math.cos(a), 0.0)], 0.014, m['across'], 5))
        parts.append(tube('tripod clamp', [(0.26 * math.cos(a) + 0.03 * math.sin(a), 0.26 * math.sin(a) - 0.03 * math.cos(a), head * 0.53), (0.26 * math.cos(a) - 0.03 * math.sin(a), 0.26 * math.sin(a) + 0.03 * math.cos(a), head * 0.53)], 0.022, m['bronze'], 5))
    parts.append(turned('mount', [(0, head - 0.10), (.07, head - 0.10), (.075, head - .03), (.045, head), (.04, head + .09), (0, head + .10)], m['bronze'], columns=40))
    barrel = [turned('barrel', [(0, -.46), (.046, -.46), (.048, -.44), (.048, .30), (.050, .31), (.062, .32), (.062, .55), (.058, .55), (.056, .36), (0, .36)], m['white'], columns=56),
              turned('draw tube', [(.030, -.60), (.030, -.44)], m['brass'], columns=40), turned('eyepiece', [(0, -.66), (.018, -.66), (.020, -.60), (.031, -.60), (.031, -.585)], m['black'], columns=32),
              turned('rings', [(.052, -.14), (.056, -.13), (.056, -.09), (.052, -.08)], m['bronze'], columns=40), turned('rings', [(.052, .10), (.056, .11), (.056, .15), (.052, .16)], m['bronze'], columns=40),
              tube('finder', [(0.062, 0, -0.30), (0.062, 0, -0.06)], 0.014, m['black'], 5)]
    tilt = group(barrel, (0, 0, head + 0.14))
    tilt.rotation_euler = (-(math.pi / 2 - up), 0, 0)
    base = group([*parts, tilt], at, turn)
    return base


def build():
    m = resort.colours()
    m['turf'] = matte('turf', srgb('232b18'), 0.95, 0.25, 6, spec=0.05)
    m['blade'] = matte('blade', srgb('4e6133'), 0.7, 0.3, 3, spec=0.15)
    m['white'] = matte('white enamel', srgb('dcd8d0'), 0.22, 0.0, 1, spec=0.5)
    lawn(m, -13, 13, -4.6, 10.4, 150000)
    dry_wall(m, -13, 10.4, 9, 10.4, 0.72, 0.5, 5)
    rng = np.random.default_rng(3)
    grass(m, [(rng.uniform(-14, 12), 10.9 + rng.uniform(0, 1.6), -0.25, rng.uniform(0.8, 1.35)) for _ in range(85)], 5, 0.85, 46, 5)
    telescope(m, (-1.15, 1.5, 0), math.radians(14), math.radians(40))
    placed((0.45, 1.75, 0), math.radians(180 + 14), rattan_chair, m)
    placed((2.15, 2.05, 0), math.radians(180 - 16), rattan_chair, m)
    stool(m, 1.32, 2.05, 0.22, 0.42)
    for x, y in ((-3.6, 9.4), (-0.4, 9.6), (2.9, 9.5)):
        villa.lantern(m, x, y, 0.34, 0.11, 5)
    villa.lantern(m, 3.0, 0.7, 0.42, 0.12, 8)
    villa.lantern(m, -2.6, 0.5, 0.34, 0.11, 5)
    turned('candle cup', [(0, 0), (.04, 0), (.042, .004), (.042, .07), (.039, .07), (.039, .03), (0, .03)], m['shade'], (1.36, 2.02, 0.42), 32)
    resort.lit_villa(m, 6.2, 2.6, 0.0, 5, 6.6, 2.8, 60, 3)
    resort.palm(m, 8.4, 10.0, -0.1, 5.4, 41)
    resort.palm(m, -6.6, 11.6, -0.4, 5.6, 44)
    area('stars', (-3, -4, 9), (12, 8), 170, (0.50, 0.60, 0.95), (math.radians(22), 0, 0))
    area('house light', (3.2, -4.2, 2.4), (2.4, 1.2), 26, LAMP, (math.radians(62), 0, math.radians(18)))


def view():
    sea.build('night', land=lambda: sea.cone(-1250.0, 3600.0, 560.0, 210.0, 4), ambient=0.7)


SCENES = [scene('byeol-garden', build, dict(at=(0.25, -3.3, 1.42), aim=(0.55, 8.0), lens=25, shift=0.09), view, 1.65, 'night')]
