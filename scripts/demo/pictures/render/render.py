"""blender -b -t 1 --python render.py -- NAME FOLDER WIDTH SAMPLES TIMES [FEATURES]: renders one picture's features once
and its light TIMES times, each with its own noise, into FOLDER/0, FOLDER/1, ...: they can be used before the last is done."""
import json
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy

bpy.ops.wm.read_factory_settings(use_empty=True)
import bath
import camera
import city
import double
import family
import family_bath
import lobby
import pool
import shower
import suite
import suite_bath
import twin

name, folder, width, samples, times, *features = sys.argv[sys.argv.index('--') + 1:]
scene = next(s for s in (twin, bath, double, shower, suite, suite_bath, family, family_bath, lobby, pool) if name in s.CAMERAS)
stored = os.environ.get('SCENE')  # a saved scene spares its building
if stored and os.path.exists(stored):
    bpy.ops.wm.open_mainfile(filepath=stored)
else:
    city.build(scene.TIME)
    scene.build()
    if stored:
        bpy.ops.wm.save_as_mainfile(filepath=stored)
if hasattr(scene, 'dress'):
    scene.dress(name)
camera.look(**scene.CAMERAS[name])
width = int(width)
height = width * 2 // 3
os.makedirs(folder, exist_ok=True)
with open(os.path.join(folder, 'about.json'), 'w') as file:
    json.dump({'lens': scene.CAMERAS[name]['lens'], 'time': scene.TIME, 'exposure': scene.EXPOSURE}, file)
camera.render(os.path.join(folder, 'features'), width, height, int(features[0]) if features else 32, 77, camera.FEATURES)
for seed in range(int(times)):
    camera.render(os.path.join(folder, str(seed)), width, height, int(samples), seed)
