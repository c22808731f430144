import { Canvas } from '../canvas.ts';
import { liveries } from '../liveries.ts';
import { couple } from '../parts/bike.ts';
import { shipProfiles } from '../parts/boats.ts';
import { church } from '../parts/church.ts';
import { along, blobs, ridge, wood } from '../parts/land.ts';
import { clouds, sky, sun } from '../parts/sky.ts';
import { tiledHouse } from '../parts/southern-houses.ts';
import { circle, line, type Point, path, place, rect, smooth } from '../svg.ts';
import { vines } from './vines.ts';

/** A loop of the Moselle, seen from the vineyards above it. */
export function metzKoblenz(): string {
  const canvas = new Canvas(900, 600);
  sky(canvas, 'morning', 260);
  sun(canvas, 690, 92, 34);
  clouds(canvas, [
    [180, 96, 0.9],
    [480, 70, 0.5],
  ]);
  canvas.add(
    ridge(
      [
        [0, 190],
        [160, 158],
        [330, 196],
        [520, 150],
        [700, 190],
        [900, 150],
      ],
      300,
      '#b9cbc0',
    ),
    ridge(
      [
        [0, 226],
        [200, 200],
        [420, 230],
        [640, 196],
        [900, 226],
      ],
      330,
      '#98b596',
    ),
  );
  canvas.add(rect(0, 250, 900, 350, canvas.gradient(['#9cba72', '#7fa356', '#6b9148'])));
  // The river comes from the left, goes round the hill, and leaves to the right.
  const loop = smooth([
    [-40, 316],
    [120, 318],
    [330, 300],
    [620, 292],
    [780, 342],
    [770, 430],
    [600, 492],
    [360, 478],
    [190, 436],
    [-40, 470],
  ]);
  canvas.add(
    line(loop, '#8fb06a', 84),
    line(loop, canvas.gradient(['#a9d2dc', '#5f9fb8', '#4587a4']), 66),
    line(loop, '#d8eef0', 3, { opacity: 0.5, 'stroke-dasharray': '60 90' }),
  );
  // The hill inside the loop, with its rows, and the village at its foot.
  const hill: Point[] = [
    [150, 414],
    [250, 352],
    [390, 308],
    [520, 322],
    [640, 362],
    [700, 402],
  ];
  const slope = path(`${smooth(hill)}Q640 450 520 452Q320 452 150 414Z`, '#a9c160');
  canvas.add(slope);
  vines(canvas, hill, 452, { outline: slope, tone: '#86a34a', rows: 10, step: 13, lean: 6 });
  canvas.add(wood(along([330, 326], [480, 312], 7), 22, '#5f8a50'));
  canvas.add(
    place(church('#fbf3e2', '#4f5b69', 140), 470, 446, 0.62),
    ...[400, 432, 516, 552, 590].map((x, index) =>
      tiledHouse(x, 448 - (index % 2) * 4, 28, 20, index % 2 ? '#fbf3e2' : '#f3dfc0', index % 3 ? '#6b5a63' : '#b5694a', '#8a6f4e'),
    ),
  );
  canvas.add(
    place(shipProfiles.barge.draw(liveries.zilvermeeuw), 652, 478, 0.24),
    path('M596 482q60 10 128-2', 'none', { stroke: '#fff', 'stroke-width': 2, opacity: 0.6 }),
  );
  // Vines in front, and two who look down from there.
  canvas.add(
    path('M0 600V500Q200 486 420 538T900 540V600Z', '#7f9f45'),
    path('M0 600V540Q240 516 470 562T900 566V600Z', '#94b253'),
    line('M-10 574Q240 540 480 584T910 586', '#e3d3ac', 14),
  );
  const vine = canvas.keep(
    line('M0 0V-46', '#7a5b45', 3.5) +
      blobs(
        [
          [-8, -38, 13],
          [2, -28, 11],
        ],
        '#5f8a3f',
      ) +
      circle(9, -46, 14, '#79a552'),
  );
  canvas.add(
    ...along([600, 546], [880, 552], 7).map(([x, y], index) => canvas.use(vine, x, y + (index % 2) * 6, 1.15)),
    place(couple, 150, 535, 0.72),
  );
  return `${canvas}`;
}
