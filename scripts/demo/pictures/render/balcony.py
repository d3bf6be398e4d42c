"""Byeol Resort Jeju, ocean suite: its balcony with two chairs and a table, the sea at sunset beyond."""
import math
import sea
from coast import LAMP, balustrade, materials, placed, potted, rattan_chair, scene, stool
from kit import area, box, matte, srgb
from suite_bath import wine


def view():
    sea.build('sunset', (-7.0, 3.4, 22.0), land=lambda: (sea.cone(1500.0, 4200.0, 620.0, 205.0, 21), sea.islet(980.0, 5200.0, 420.0, 200.0, 60.0, 7)), ambient=0.7)


def build():
    m = materials(chair='b9693f')
    box('deck', (-5, -3, -0.14), (6, 2.35, 0.0), m['deck'], 0)
    box('fascia', (-5, 2.35, -0.4), (6, 2.39, 0.0), m['across'], 0.004)
    balustrade(m, -4.2, 5.6, 2.22, 0.90)
    box('soffit', (-5, -3, 2.72), (6, 2.5, 2.86), m['ceiling'], 0)
    for k in range(34):
        box('soffit slat', (-4.9 + k * 0.32, -3, 2.68), (-4.9 + k * 0.32 + 0.17, 2.52, 2.73), m['lengthwise'], 0.004)
    box('side wall', (-2.75, -3, 0), (-2.40, 1.75, 2.8), m['wall'], 0.004)
    placed((-0.42, 1.02, 0), math.radians(180 + 20), rattan_chair, m)
    placed((1.50, 1.06, 0), math.radians(180 - 22), rattan_chair, m)
    stool(m, 0.52, 1.20, 0.24, 0.44)
    m['wine'] = matte('wine', srgb('b9863a'), 0.05, 0.0, 1, spec=0.5)
    wine(m, 0.45, 1.16, 0.44)
    wine(m, 0.60, 1.23, 0.44)
    potted(m, -1.85, 1.35, 0.92, 5, 'sandstone')
    sea.sunlight(7.0, lift=1.5)
    area('room', (0.6, -2.6, 1.5), (4.0, 2.0), 46, LAMP, (math.pi / 2, 0, 0))


SCENES = [scene('byeol-ocean-suite-view', build, dict(at=(0.42, -2.05, 1.38), aim=(0.5, 8.0), lens=26, shift=-0.045), view, 0.5)]
