import type { ShipSlug } from '../../../src/catalogue/ships.ts';
import { abbey } from '../parts/abbey.ts';
import { castle } from '../parts/castle.ts';
import { church } from '../parts/church.ts';
import { along, cypress, poplar, reeds, ridge, wood } from '../parts/land.ts';
import { tiledHouse } from '../parts/southern-houses.ts';
import { campanile } from '../parts/towers.ts';
import { windmill } from '../parts/windmill.ts';
import { path, place } from '../svg.ts';
import { hills, type Scene } from './scene.ts';

const river = ['#a9d0d8', '#5f9fb8', '#3a7b9a'] as const;

export const riverScenes = {
  waterlelie: {
    sky: 'day',
    sun: 700,
    water: river,
    land: (canvas) =>
      canvas.add(
        ridge(
          [
            [0, 336],
            [300, 330],
            [900, 338],
          ],
          352,
          '#8fb58a',
        ),
        ...along([220, 338], [520, 338], 9).map(([x, y]) => poplar(x, y, 46, '#6f9f77')),
        place(windmill(14), 120, 346, 0.8),
        place(church('#f2e8d8', '#5d6b7a', 120), 760, 344, 0.6),
        wood(along([600, 340], [720, 340], 5), 26, '#6f9f77'),
      ),
  },
  zilvermeeuw: {
    sky: 'morning',
    sun: 180,
    water: river,
    land: (canvas) =>
      canvas.add(
        ridge(
          [
            [0, 322],
            [260, 306],
            [560, 326],
            [900, 304],
          ],
          352,
          '#a9c6ae',
        ),
        wood(along([0, 338], [300, 340], 10), 40, '#7fa982'),
        wood(along([640, 340], [900, 334], 9), 44, '#7fa982', 8),
        place(church('#f6ecd8', '#8f4f45', 140), 480, 346, 0.8),
        ...[390, 430, 560, 600].map((x, index) => tiledHouse(x, 346, 38, 26, '#fbf3e2', index % 2 ? '#b5694a' : '#6b5a63', '#7d6a58')),
      ),
  },
  'lotte-van-gent': {
    sky: 'warm',
    sun: 620,
    water: ['#c9c8a4', '#7fa9a4', '#437f8c'],
    land: (canvas) =>
      canvas.add(
        ridge(
          [
            [0, 340],
            [900, 340],
          ],
          352,
          '#93b079',
        ),
        ...along([30, 342], [870, 342], 13).map(([x, y], index) => poplar(x, y, 108 + (index % 3) * 14, index % 2 ? '#6f9460' : '#7fa56c')),
        place(church('#d9a878', '#5d6b7a', 150), 330, 342, 0.5),
      ),
  },
  rheinperle: {
    sky: 'warm',
    sun: 200,
    water: ['#c3c9a8', '#6fa0a4', '#3a7590'],
    land: (canvas) => {
      hills(canvas, '#b3c2b4', '#93ad74');
      canvas.add(
        ridge(
          [
            [520, 350],
            [640, 270],
            [740, 236],
            [900, 250],
          ],
          352,
          '#86a05a',
        ),
        place(castle(), 726, 240, 0.5),
      );
    },
  },
  donauwelle: {
    sky: 'day',
    sun: 690,
    water: ['#bfd9d4', '#6aa7b4', '#3b7c98'],
    land: (canvas) => {
      hills(canvas, '#a9c4bd', '#86aa86');
      canvas.add(
        path('M40 350Q90 300 160 292H330Q390 310 420 350Z', '#7d8f72'),
        place(abbey(), 246, 296, 0.46),
        wood(along([60, 344], [410, 344], 9), 26, '#5f8a58'),
      );
    },
  },
  'mistral-bleu': {
    sky: 'south',
    sun: 200,
    water: ['#9fd3dd', '#4f9fbf', '#2f7fa3'],
    land: (canvas) =>
      canvas.add(
        ridge(
          [
            [0, 300],
            [240, 250],
            [500, 306],
            [720, 226],
            [900, 290],
          ],
          352,
          '#b5c3d8',
        ),
        ridge(
          [
            [0, 330],
            [400, 318],
            [900, 334],
          ],
          352,
          '#a9bd86',
        ),
        ...[60, 90, 116, 800, 836].map((x, index) => cypress(x, 346, 60 + (index % 3) * 18)),
        ...[170, 214, 690, 734].map((x, index) => tiledHouse(x, 346, 44, 28 + (index % 2) * 8, '#f6e3c0', '#d2774a', '#6f9fb5')),
        campanile(256, 346, 22, 60, '#e6cfa3', '#cf9a5f'),
      ),
  },
  'airone-bianco': {
    sky: 'warm',
    sun: 330,
    water: ['#f0cf9f', '#8fb7ac', '#3f8a94'],
    land: (canvas) =>
      canvas.add(
        ridge(
          [
            [0, 340],
            [420, 334],
            [900, 342],
          ],
          352,
          '#b7b98a',
        ),
        campanile(700, 346, 26, 120, '#c98a5b', '#8fae9f'),
        ...[600, 646, 736, 780].map((x, index) =>
          tiledHouse(x, 346, 46, 30 + (index % 2) * 8, index % 2 ? '#f0d2a8' : '#e6b98f', '#c4694a', '#7d6a5a'),
        ),
        reeds(20, 356, 26, 90, '#8a9a5f'),
      ),
  },
} satisfies Partial<Record<ShipSlug, Scene>>;
