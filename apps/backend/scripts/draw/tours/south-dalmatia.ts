import { Canvas } from '../canvas.ts';
import { liveries } from '../liveries.ts';
import { shipProfiles } from '../parts/boats.ts';
import { battlements } from '../parts/castle.ts';
import { blobs, cypress, pine, ridge, water } from '../parts/land.ts';
import { clouds, sky, sun } from '../parts/sky.ts';
import { tiledHouse } from '../parts/southern-houses.ts';
import { campanile } from '../parts/towers.ts';
import { group, path, rect } from '../svg.ts';

/** A walled town on its tongue of land, pines above the bay, a motor sailer at anchor. */
export function southDalmatia(): string {
  const canvas = new Canvas(900, 600);
  sky(canvas, 'south', 372);
  sun(canvas, 706, 104, 36);
  clouds(canvas, [
    [430, 96, 0.55],
    [250, 150, 0.4],
  ]);
  canvas.add(
    ridge(
      [
        [0, 300],
        [140, 236],
        [300, 268],
        [470, 206],
        [640, 258],
        [900, 228],
      ],
      380,
      '#a3bccb',
    ),
    ridge(
      [
        [520, 372],
        [640, 318],
        [760, 296],
        [900, 282],
      ],
      380,
      '#8fae98',
    ),
  );
  const walls = ['#f6e9cf', '#efd9b4', '#fbf3e2', '#e9cfa6'];
  const town = canvas.keep(
    group([
      path('M130 376Q170 340 300 332T560 352L620 376Z', '#7f9c74'),
      ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
        tiledHouse(232 + index * 40, 330 - Math.abs(3 - index) * 6, 40, 30, walls[index % 4] ?? '#fff', '#cf7048', '#6f8f94'),
      ),
      campanile(362, 326, 26, 92, '#f3e3c3', '#cf7048'),
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) =>
        tiledHouse(
          188 + index * 42,
          362,
          42,
          34 + ((index * 5) % 9),
          walls[(index + 1) % 4] ?? '#fff',
          index % 2 ? '#d97f52' : '#c4653f',
          '#6f8f94',
        ),
      ),
      battlements(170, 378, 420, 22, '#d9c19a', 6) +
        rect(158, 330, 40, 48, '#e3cda8') +
        battlements(154, 334, 48, 8, '#e3cda8', 6) +
        rect(566, 336, 36, 42, '#d9c19a') +
        battlements(562, 340, 44, 8, '#d9c19a', 6),
      cypress(140, 374, 46) + cypress(616, 376, 40) + cypress(628, 376, 30),
    ]),
  );
  canvas.add(canvas.use(town));
  water(canvas, 374, 600, ['#7fd3d9', '#3fb0c6', '#1f84ab'], { seed: 71, glints: 30 });
  canvas.add(canvas.use(town, 0, 598.4, 1, -0.6, 0.16));
  const ship = canvas.keep(shipProfiles['motor-sailer'].draw(liveries.dalmatinka));
  canvas.add(canvas.use(ship, 560, 512, 0.92, -0.3, 0.14), canvas.use(ship, 560, 504, 0.92));
  canvas.add(
    path('M0 600V500Q110 486 200 530T360 600Z', '#b7a98a'),
    path('M0 600V524Q110 512 180 550T300 600Z', '#8fa065'),
    pine(52, 560, 330),
    pine(150, 580, 200, '#2f6b54', '#4a8f6b'),
  );
  canvas.add(
    blobs(
      [
        [60, 566, 22],
        [110, 578, 18],
        [20, 556, 20],
      ],
      '#7f6bab',
    ),
    blobs(
      [
        [250, 590, 14],
        [200, 576, 12],
      ],
      '#8f7dbb',
    ),
  );
  return `${canvas}`;
}
