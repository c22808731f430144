import { Canvas } from '../canvas.ts';
import { liveries } from '../liveries.ts';
import { shipProfiles } from '../parts/boats.ts';
import { castle } from '../parts/castle.ts';
import { church } from '../parts/church.ts';
import { along, ridge, water, wood } from '../parts/land.ts';
import { clouds, sky, sun } from '../parts/sky.ts';
import { tiledHouse } from '../parts/southern-houses.ts';
import { type Point, path, place } from '../svg.ts';
import { vines } from './vines.ts';

/** A castle on its rock, terraces of vines, and the Rhine with a river ship. */
export function mainzCologne(): string {
  const canvas = new Canvas(900, 600);
  sky(canvas, 'warm', 420);
  sun(canvas, 210, 150, 38);
  clouds(
    canvas,
    [
      [420, 110, 0.8],
      [800, 92, 0.7],
    ],
    '#fff8ec',
  );
  canvas.add(
    ridge(
      [
        [0, 250],
        [130, 226],
        [300, 276],
        [460, 240],
        [620, 262],
        [900, 200],
      ],
      430,
      '#b3c2b4',
    ),
  );
  const left: Point[] = [
    [0, 300],
    [130, 262],
    [270, 296],
    [420, 366],
    [520, 416],
  ];
  canvas.add(ridge(left, 430, '#86a468'));
  vines(canvas, left, 430, { tone: '#6d8d52', rows: 9 });
  const right: Point[] = [
    [380, 424],
    [500, 340],
    [590, 246],
    [680, 222],
    [790, 256],
    [900, 214],
  ];
  canvas.add(ridge(right, 430, '#97b15c'));
  vines(
    canvas,
    [
      [380, 424],
      [520, 330],
      [640, 250],
      [780, 262],
      [900, 220],
    ],
    430,
    { tone: '#79964a', rows: 13, lean: 20 },
  );
  canvas.add(
    path('M540 300Q590 240 640 236L770 250Q800 262 806 300Q760 280 700 290T540 300Z', '#8a7d6c'),
    wood(along([556, 300], [800, 292], 12), 26, '#5f8050'),
    place(castle(), 672, 244, 0.92),
  );
  canvas.add(path('M0 422V402Q200 396 380 412T900 408V424Z', '#6f8f56'), place(church('#f6ecd8', '#55606e', 120), 206, 414, 0.8));
  canvas.add(
    ...[
      [96, 42],
      [140, 36],
      [286, 40],
      [330, 34],
      [372, 38],
    ].map(([x, w], index) =>
      tiledHouse(x ?? 0, 414, w ?? 0, 30 + (index % 2) * 9, index % 2 ? '#f3e3c8' : '#fbf3e2', '#6b5a63', '#8a6f4e'),
    ),
  );
  water(canvas, 416, 600, ['#c3c9a8', '#6fa0a4', '#3a7590'], { seed: 31, glint: '#fff6df' });
  const ship = canvas.keep(shipProfiles['river-cruiser'].draw(liveries.rheinperle));
  canvas.add(canvas.use(ship, 430, 522, 1, -0.35, 0.14), canvas.use(ship, 430, 516, 1));
  canvas.add(path('M0 600V570Q260 552 520 580T900 574V600Z', '#6f9450'));
  return `${canvas}`;
}
