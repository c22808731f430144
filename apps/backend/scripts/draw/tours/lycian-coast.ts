import { Canvas } from '../canvas.ts';
import { liveries } from '../liveries.ts';
import { couple } from '../parts/bike.ts';
import { shipProfiles } from '../parts/boats.ts';
import { along, pine, ridge, water, wood } from '../parts/land.ts';
import { clouds, gulls, sky, sun } from '../parts/sky.ts';
import { line, path, place, polygon, rect } from '../svg.ts';

/** Pines to the water's edge, tombs in the rock, a gulet in the bay. */
export function lycianCoast(): string {
  const canvas = new Canvas(900, 600);
  sky(canvas, 'warm', 380);
  sun(canvas, 560, 170, 42, '#fff0c4');
  clouds(
    canvas,
    [
      [300, 90, 0.6],
      [720, 110, 0.5],
    ],
    '#fff8ec',
  );
  canvas.add(
    ridge(
      [
        [0, 240],
        [180, 170],
        [340, 230],
        [520, 190],
        [720, 240],
        [900, 180],
      ],
      390,
      '#b3bfc9',
    ),
    ridge(
      [
        [380, 372],
        [540, 312],
        [720, 300],
        [900, 250],
      ],
      390,
      '#8aa894',
    ),
  );
  canvas.add(
    path('M0 390V170Q90 150 170 182Q230 200 262 262Q300 330 372 384Z', '#c9ab84'),
    path('M0 390V230Q60 250 110 300T230 390Z', '#b5956e'),
  );
  const tomb = canvas.keep(
    polygon(
      [
        [-38, -74],
        [0, -98],
        [38, -74],
      ],
      '#e3cba5',
    ) +
      rect(-34, -74, 68, 74, '#e3cba5') +
      rect(-26, -64, 52, 64, '#7d6248') +
      rect(-22, -64, 8, 64, '#e3cba5') +
      rect(14, -64, 8, 64, '#e3cba5') +
      rect(-38, -76, 76, 6, '#f0dfbf'),
  );
  canvas.add(
    canvas.use(tomb, 112, 280, 1.05),
    canvas.use(tomb, 206, 300, 0.7),
    canvas.use(tomb, 44, 330, 0.6),
    canvas.use(tomb, 176, 356, 0.5),
  );
  canvas.add(
    wood(along([6, 168], [170, 178], 9), 34, '#4a8061'),
    wood(along([200, 214], [270, 280], 5), 28, '#3f7358'),
    wood(along([420, 366], [880, 286], 18), 34, '#5f8f74', 12),
    wood(along([280, 372], [370, 384], 5), 24, '#4a8061'),
  );
  water(canvas, 380, 600, ['#9fdcd4', '#45b3b5', '#1f8198'], { seed: 89, glint: '#fff6df', glints: 30 });
  const ship = canvas.keep(shipProfiles.gulet.draw(liveries['lykia-yildizi']));
  canvas.add(canvas.use(ship, 452, 506, 0.96, -0.34, 0.16), canvas.use(ship, 452, 498, 0.96));
  canvas.add(
    path('M900 600V470Q800 486 740 540T660 600Z', '#c9ab84'),
    path('M900 600V500Q820 512 770 556T720 600Z', '#8fa065'),
    pine(850, 560, 380),
    pine(770, 588, 190, '#2f6b54', '#4a8f6b'),
  );
  canvas.add(path('M0 600V560Q160 540 300 600Z', '#c9ab84'), line('M-10 590Q120 566 240 606', '#efe0bd', 14), place(couple, 36, 550, 0.5));
  gulls(canvas, [
    [660, 220, 1],
    [700, 250, 0.7],
  ]);
  return `${canvas}`;
}
