import type { ShipSlug } from '../../../src/catalogue/ships.ts';
import { along, cypress, pine, ridge, wood } from '../parts/land.ts';
import { chapel, cube, tiledHouse } from '../parts/southern-houses.ts';
import { campanile } from '../parts/towers.ts';
import { path } from '../svg.ts';
import { hills, type Scene } from './scene.ts';

export const seaScenes = {
  dalmatinka: {
    sky: 'south',
    sun: 690,
    water: ['#7fd0da', '#37a3c2', '#1b7aa6'],
    land: (canvas) =>
      canvas.add(
        ridge(
          [
            [0, 300],
            [180, 236],
            [400, 300],
            [620, 246],
            [900, 290],
          ],
          352,
          '#a9c3d3',
        ),
        ridge(
          [
            [520, 350],
            [640, 306],
            [780, 290],
            [900, 300],
          ],
          352,
          '#c9ccb0',
        ),
        wood(along([600, 336], [880, 306], 10), 30, '#6f9a77'),
        ...[90, 128, 166, 204].map((x, index) => tiledHouse(x, 350, 38, 26 + (index % 2) * 8, '#f6e9cf', '#cf7048', '#6f8f94')),
        campanile(246, 350, 20, 66, '#f3e3c3', '#cf7048'),
        cypress(60, 350, 46),
      ),
  },
  meltemi: {
    sky: 'south',
    sun: 160,
    water: ['#4fb5d9', '#1f86c0', '#135f9c'],
    land: (canvas) =>
      canvas.add(
        ridge(
          [
            [0, 330],
            [200, 296],
            [380, 320],
            [520, 340],
          ],
          352,
          '#9fb9cf',
        ),
        path('M460 352Q560 280 680 262T900 240V352Z', '#c9a986'),
        ...[
          [600, 314, 44, 28],
          [648, 306, 50, 34],
          [704, 300, 44, 30],
          [754, 296, 54, 36],
          [640, 342, 50, 28],
          [700, 340, 56, 32],
          [770, 336, 60, 34],
        ].map(([x, y, w, h]) => cube(x ?? 0, y ?? 0, w ?? 0, h ?? 0)),
        chapel(820, 330, 54),
      ),
  },
  'lykia-yildizi': {
    sky: 'warm',
    sun: 420,
    water: ['#9fdcd4', '#45b3b5', '#1f8198'],
    land: (canvas) => {
      hills(canvas, '#b3bfc9', '#8aa894');
      canvas.add(
        path('M0 352V230Q110 220 190 290T300 352Z', '#c9ab84'),
        wood(along([10, 234], [250, 330], 11), 38, '#4a8061'),
        pine(816, 352, 150),
        pine(874, 352, 110),
      );
    },
  },
} satisfies Partial<Record<ShipSlug, Scene>>;
