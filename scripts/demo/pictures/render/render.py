"""blender -b -t 1 --python render.py -- NAME FOLDER WIDTH SAMPLES TIMES [FEATURES [LIGHT]]: renders one picture's features
once and its light TIMES times, each with its own noise, into FOLDER/0, FOLDER/1, ...: they can be used before the last is done.
LIGHT is the width of the light, if it is less than WIDTH: light has few edges of its own, and the finish fits it to the features."""
import json
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy

bpy.ops.wm.read_factory_settings(use_empty=True)
import amenities
import arrival
import balcony
import bath
import cabins
import camera
import city
import coast_bath
import coast_still
import deck
import double
import family
import family_bath
import garden
import hero
import linen
import lobby
import ocean_suite
import pool
import resort
import ports
import ships
import shower
import sill
import spa
import suite
import suite_bath
import tray
import twin
import villa

SINGLE = (twin, bath, double, shower, suite, suite_bath, family, family_bath, lobby, pool, ocean_suite)
SCENES = (*SINGLE, *sill.SCENES, *linen.SCENES, *tray.SCENES, *amenities.SCENES, *spa.SCENES, *arrival.SCENES, *hero.SCENES, *balcony.SCENES, *villa.SCENES, *coast_bath.SCENES, *resort.SCENES, *coast_still.SCENES, *garden.SCENES, *cabins.SCENES, *ships.SCENES, *deck.SCENES, *ports.SCENES)

name, folder, width, samples, times, *features = sys.argv[sys.argv.index('--') + 1:]
scene = next(scene for scene in SCENES if name in scene.CAMERAS)
stored = os.environ.get('SCENE')  # a saved scene spares its building
if stored and os.path.exists(stored):
    bpy.ops.wm.open_mainfile(filepath=stored)
else:
    if outside := getattr(scene, 'view', None):
        outside()
    elif time := getattr(scene, 'CITY', scene.TIME):
        city.build(time)
    scene.build()
    if stored:
        bpy.ops.wm.save_as_mainfile(filepath=stored)
camera.look(**scene.CAMERAS[name])
width = int(width)
height = round(width * getattr(scene, 'SHAPE', 2 / 3))
outdoors = getattr(scene, 'OUTDOORS', False)
os.makedirs(folder, exist_ok=True)
with open(os.path.join(folder, 'about.json'), 'w') as file:
    json.dump({'lens': scene.CAMERAS[name]['lens'], 'time': scene.TIME, 'exposure': scene.EXPOSURE, 'outdoors': outdoors}, file)
camera.render(os.path.join(folder, 'features'), width, height, int(features[0]) if features else 32, 77, camera.FEATURES)
wide = int(features[1]) if len(features) > 1 else width
for seed in range(int(times)):
    camera.render(os.path.join(folder, str(seed)), wide, round(wide * height / width), int(samples), seed, outdoors=outdoors)
