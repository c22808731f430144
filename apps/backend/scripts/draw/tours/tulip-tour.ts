import { Canvas } from '../canvas.ts';
import { couple } from '../parts/bike.ts';
import { church } from '../parts/church.ts';
import { along, poplar, ridge, wood } from '../parts/land.ts';
import { clouds, sky, sun } from '../parts/sky.ts';
import { windmill } from '../parts/windmill.ts';
import { line, path, place, polygon, random, rect } from '../svg.ts';

/** Striped tulip fields running to a mill under a wide sky. */
export function tulipTour(): string {
  const canvas = new Canvas(900, 600);
  sky(canvas, 'day', 330);
  sun(canvas, 742, 104, 32);
  clouds(canvas, [
    [190, 130, 1.1],
    [470, 90, 0.6],
    [640, 196, 0.75],
    [60, 220, 0.6],
  ]);
  canvas.add(
    ridge(
      [
        [0, 322],
        [240, 314],
        [520, 324],
        [900, 312],
      ],
      360,
      '#8fb89a',
    ),
    ...along([20, 326], [560, 326], 22).map(([x, y], index) => poplar(x, y, 34 + (index % 3) * 12, '#6f9f7f')),
  );
  canvas.add(place(church('#e9ddc8', '#5f7d74', 120), 182, 330, 0.7), wood(along([240, 326], [420, 326], 9), 30, '#6f9f7f'));
  canvas.add(rect(0, 326, 900, 274, '#7faa58'));
  // The rows meet at one point of the horizon.
  const colors = [
    '#d8343f',
    '#f2b632',
    '#e8638c',
    '#fbeee0',
    '#8a4fa0',
    '#e8743b',
    '#d8343f',
    '#f6d24a',
    '#e8638c',
    '#fbeee0',
    '#c22f55',
    '#f2b632',
  ];
  const [vx, vy] = [560, 330];
  colors.forEach((color, index) => {
    const from = -720 + index * 168;
    canvas.add(
      polygon(
        [
          [vx + (from - vx) * 0.02, vy],
          [vx + (from + 118 - vx) * 0.02, vy],
          [from + 118, 600],
          [from, 600],
        ],
        color,
      ),
    );
  });
  const next = random(12);
  const tulip = canvas.keep(
    line('M0 0Q2-14 0-30M1-4q-10-6-11-18M1-2q9-4 10-14', '#3f7a3a', 3.4) +
      path('M-10-48l5 7 5-10 5 10 5-7q5 24-10 24t-10-24z', 'currentColor'),
  );
  const heads = ['#e33d47', '#f8c93f', '#f284a5', '#fff6ea', '#a763bb', '#f08a4a'];
  for (let index = 0; index < 24; index++) {
    const color = heads[Math.floor(next() * heads.length)] ?? '#e33d47';
    canvas.add(
      canvas.use(tulip, index * 38 + next() * 16, 590 + next() * 22, 1.1 + Math.round(next() * 5) / 10, undefined, undefined, color),
    );
  }
  canvas.add(
    path('M0 356Q300 346 560 356T900 346V372Q700 364 540 374T0 376Z', '#5f9ab8'),
    path('M0 356Q300 346 560 356T900 346V352Q700 346 560 361T0 362Z', '#8fc0d6'),
  );
  canvas.add(place(windmill(24), 716, 350, 0.94));
  canvas.add(place(couple, 300, 352, 0.3));
  return `${canvas}`;
}
