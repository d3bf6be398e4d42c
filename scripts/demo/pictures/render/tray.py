"""Trays in the rooms of Haru City Seoul, and the hotel's breakfast table."""
import math
import double
import family
import numpy as np
from kit import area, box, matte, new_material, sheet, srgb, turned, wood
from linen import made_bed
from parts import curtain, headboard, materials, morning, night_table, painting, sheer, shell
from food import berries, butter, croissant, jam, juice, pantry, scattered, sweets, teapot
from still import clock, coffee_cup, folded, glaze, plate, still, tableware, teacup, teaspoon, tray

FLOOR = 0.0082  # of a tray above the tray's place


def tea_on_desk():
    """Standard double: Korean tea and sweets on the desk, in the sun that falls past the curtain."""
    m = {**materials(wall='d3cbbf', ceiling='e9e5dd', floor=('9b7a58', 'bd9b76'), wood=('6b4d36', '96724f'), upholstery='8b8176', drape='c9c1b4'), **tableware(), **pantry()}
    m['tray wood'] = wood('tray wood', srgb('3d2819'), srgb('6a4a30'), 0.3, along=1)
    W, D, H = double.W, double.D, double.H
    shell(m, W, D, H, double.WINDOW)
    curtain('drape', 0.08, 0.74, D - 0.13, 1, m['drape'])
    curtain('drape', W - 0.52, W - 0.05, D - 0.13, 2, m['drape'])
    painting(m, W - 0.03, 2.55, 1.5, 0.9, 0.66)
    double.desk(m, 2.55)
    x, y, z = W - 0.27, 2.55, 0.745
    tray(m['tray wood'], (x, y, z), math.radians(90 - 7), 0.46, 0.31)
    z += FLOOR
    teapot(m, (x + 0.045, y + 0.075, z), math.radians(155))
    for dx, dy in ((-0.085, 0.045), (-0.062, -0.058)):
        teacup(m, (x + dx, y + dy, z), 'celadon')
    plate(m, (x + 0.045, y - 0.105, z), 0.085)
    sweets(m, (x + 0.045, y - 0.105, z + 0.0075))
    folded('napkin', (x - 0.085, y - 0.155, z + 0.001), math.radians(80), 0.085, 0.085, 3, 0.0022, m['napkin'], 3)
    morning(W, D, H, double.WINDOW, sun=(0.20, -0.82, -0.36), power=260, fill=26, glare=26.0)


def breakfast_in_bed():
    """Family room: a breakfast tray on the bed, with the window and the play tent behind it."""
    m = {**family.colours(), **tableware(), **pantry()}
    m['stoneware'] = glaze('stoneware', 'dfe3da', 'b9c6bb', 0.2)
    W, D, H = family.W, family.D, family.H
    shell(m, W, D, H, family.WINDOW, border=(0.5, 0.35), back='mint')
    curtain('drape', 0.42, 1.02, D - 0.13, 1, m['drape'])
    curtain('drape', 3.92, 4.44, D - 0.13, 2, m['drape'])
    headboard(m, 1.15, 4.65, H, pads=11, veneer=8)
    night_table(m, 4.02, 0.22)
    family.tent(m, 2.92, 4.92)
    height = made_bed(m, 0.16, 2.80, 1.64, 2.04, 5, (1.42, 1.86), 2)
    x, y = 1.18, 2.62
    z = max(height(x + dx, y + dy, 0.04) for dx in np.linspace(-0.25, 0.25, 7) for dy in np.linspace(-0.16, 0.16, 5)) - 0.003
    tray(m['pine across'], (x, y, z), math.radians(-6), 0.54, 0.36, m['brass'])
    z += FLOOR
    plate(m, (x - 0.085, y - 0.030, z), 0.105, 'stoneware')
    croissant(m, (x - 0.085, y + 0.040, z + 0.008), math.radians(190), 3, 1.08)
    berries(m, (x + 0.190, y + 0.072, z), 0.056, 2, 'stoneware')
    scattered(m, (x - 0.045, y - 0.100, z + 0.008))
    juice(m, (x + 0.015, y + 0.098, z))
    coffee_cup(m, (x + 0.110, y - 0.075, z), math.radians(-40), 'stoneware', spoon=False)
    folded('napkin', (x - 0.228, y + 0.035, z + 0.001), math.radians(2), 0.064, 0.18, 3, 0.0024, m['napkin'], 4)
    teaspoon(m, (x - 0.228, y - 0.03, z + 0.013), math.radians(88))
    morning(W, D, H, family.WINDOW, (0.5, 0.35), sun=(-0.25, -0.85, -0.33), power=400, fill=30, glare=20.0)


def late_checkout():
    """Standard double: coffee and a clock on a tray across the bed, in the sun of noon."""
    m = {**materials(wall='d3cbbf', ceiling='e9e5dd', floor=('9b7a58', 'bd9b76'), wood=('6b4d36', '96724f'), accent='7d93a3', upholstery='8b8176', drape='c9c1b4', piping='e2dcd2'), **tableware(), **pantry()}
    m['throw'] = matte('blue wool', srgb('4a6377'), 0.95, 0.10, 60, weave=0.0045, wrinkle=0.0014, sheen=0.5, spec=0.1)
    m['tray wood'] = wood('tray wood', srgb('7a5636'), srgb('a97f54'), 0.34, along=0)
    m['clock case'], m['clock dial'] = matte('clock case', srgb('c09a62'), 0.2, 0.0, 1, metal=1.0), matte('clock dial', srgb('f1ebdf'), 0.5, 0.01, 20)
    W, D, H = double.W, double.D, double.H
    shell(m, W, D, H, double.WINDOW)
    curtain('drape', 0.08, 0.74, D - 0.13, 1, m['drape'])
    headboard(m, 1.25, 4.45, H, pads=10, veneer=7)
    night_table(m, 4.05, 0.22)
    height = made_bed(m, 0.16, 2.80, 1.64, 2.04, 5, (1.50, 1.94), 2)
    x, y, turn = 1.32, 2.74, math.radians(78)
    z = max(height(x + dx, y + dy, 0.04) for dx in np.linspace(-0.16, 0.16, 5) for dy in np.linspace(-0.22, 0.22, 7)) - 0.003
    tray(m['tray wood'], (x, y, z), turn, 0.50, 0.33, m['brass'])
    z += FLOOR

    def spot(along, across):
        return x + along * math.cos(turn) - across * math.sin(turn), y + along * math.sin(turn) + across * math.cos(turn), z
    coffee_cup(m, spot(-0.075, -0.045), math.radians(20))
    clock(m, spot(0.085, 0.03), turn + math.radians(-16), 1, 50)
    folded('napkin', spot(0.125, -0.085), turn + math.radians(12), 0.13, 0.085, 3, 0.0022, m['napkin'], 3)
    morning(W, D, H, double.WINDOW, sun=(-0.22, -0.85, -0.36), power=260, fill=26, glare=25.0)


def breakfast_table():
    """The breakfast of several hotels, so the window behind it shows only light in a sheer curtain."""
    m = {**materials(wall='d8d0c4', ceiling='ece7de', wood=('6b4d36', '96724f'), floor=('9b7a58', 'bd9b76')), **tableware(), **pantry()}
    m['cloth'] = matte('table linen', srgb('e4dccd'), 0.9, 0.03, 20, weave=0.0016, wrinkle=0.003, sheen=0.2, spec=0.1)
    m['board'] = wood('board', srgb('8a6340'), srgb('b98d5e'), 0.42, along=0)
    W, D, H, window = 4.4, 3.4, 2.7, (0.3, 4.1, 0.5, 2.5, (0.5,))
    shell(m, W, D, H, window)
    thin = sheer()
    curtain('sheer', 0.2, 1.95, D - 0.08, 3, thin, 2.6, 0.05, 0.13)
    curtain('sheer', 2.95, 4.2, D - 0.08, 4, thin, 2.6, 0.05, 0.13)
    garden(D + 2.5)
    turned('table', [(0, .70), (.58, .70), (.60, .708), (.60, .728), (.592, .735), (0, .735)], m['across'], (2.2, 2.3, 0), 96)
    x, y, z = 2.2, 2.2, 0.735
    box('board', (x - 0.30, y - 0.04, z), (x + 0.06, y + 0.20, z + 0.018), m['board'], 0.006, 0.12)
    for k, (dx, dy, dz, turn) in enumerate(((-0.20, 0.01, .018, 0.2), (-0.06, 0.04, .018, -0.5), (-0.13, 0.075, .050, 2.7))):
        croissant(m, (x + dx, y + dy, z + dz), turn, 10 + k)
    berries(m, (x + 0.21, y + 0.02, z), 0.066, 5)
    scattered(m, (x + 0.15, y - 0.07, z))
    for dx, dy in ((0.10, 0.25), (0.24, 0.30)):
        juice(m, (x + dx, y + dy, z))
    coffee_cup(m, (x + 0.02, y - 0.19, z), math.radians(30))
    jam(m, (x - 0.17, y - 0.16, z))
    plate(m, (x - 0.28, y - 0.13, z), 0.045)
    butter(m, (x - 0.28, y - 0.13, z + 0.0075))
    folded('napkin', (x + 0.27, y - 0.20, z + 0.001), math.radians(-24), 0.10, 0.19, 3, 0.0026, m['cloth'], 6)
    teaspoon(m, (x + 0.205, y - 0.255, z + 0.011), math.radians(62))
    morning(W, D, H, window, sun=(-0.34, -0.70, -0.42), power=170, fill=9, glare=22.0)
    area('table light', (0.6, 1.2, 2.2), (1.2, 1.2), 8, (1.0, 0.95, 0.88), (math.radians(45), 0, math.radians(-50)))


def garden(y):
    """Sunlit green out of focus, in place of the city."""
    material, n = new_material('garden')
    spots = n('ShaderNodeTexNoise', Vector=n('ShaderNodeTexCoord').outputs['Object'], Scale=1.1, Detail=1.5)
    green = n.ramp(spots.outputs['Fac'], (0.34, srgb('7f9670')), (0.5, srgb('c3cfb4')), (0.64, srgb('f4f3e8')))
    n('ShaderNodeOutputMaterial', Surface=n('ShaderNodeEmission', green.outputs[0], 1.7))
    material.cycles.sample_as_light = False
    plane = sheet('garden', lambda u, v: (20 * u - 8, y, 8 * v - 3), 2, 2, material)
    plane.visible_shadow = plane.visible_diffuse = False


SCENES = [
    still('haru-standard-double-tray', tea_on_desk, dict(at=(3.30, 1.93, 1.26), aim=(4.00, 2.53, 0.80), lens=51, focus=0.98, stop=8.0), 'day', -0.2),
    still('haru-family-tray', breakfast_in_bed, dict(at=(1.02, 1.62, 1.00), aim=(1.20, 2.62, 0.735), lens=49, focus=1.03, stop=8.0), 'day', -0.2),
    still('haru-late-checkout', late_checkout, dict(at=(2.20, 2.12, 1.10), aim=(1.28, 2.77, 0.67), lens=51, focus=1.15, stop=8.0), 'day', -0.2),
    still('breakfast', breakfast_table, dict(at=(2.02, 1.28, 1.22), aim=(2.19, 2.24, 0.79), lens=48, focus=1.06, stop=8.0), 'day', -0.25),
]
