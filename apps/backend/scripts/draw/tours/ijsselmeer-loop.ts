import { Canvas } from '../canvas.ts';
import { cyclist } from '../parts/bike.ts';
import { tjalk } from '../parts/boats.ts';
import { battlements } from '../parts/castle.ts';
import { along, poplar, ridge, water } from '../parts/land.ts';
import { panes } from '../parts/panes.ts';
import { clouds, gulls, sky } from '../parts/sky.ts';
import { windmill } from '../parts/windmill.ts';
import { circle, group, line, path, place, polygon, rect, repeat } from '../svg.ts';
import { row } from './canal-row.ts';

/** A harbour of the old Zuiderzee: the gate tower, a brown-sailed tjalk, a very wide sky. */
export function ijsselmeer(): string {
  const canvas = new Canvas(900, 600);
  sky(canvas, 'day', 388);
  clouds(canvas, [
    [220, 150, 1.35],
    [560, 96, 0.9],
    [780, 226, 1.1],
    [60, 264, 0.7],
    [430, 262, 0.6],
  ]);
  const town = canvas.keep(
    row(520, 388, [
      [50, 66, 'step', '#b5694a'],
      [46, 80, 'neck', '#6b3f3a'],
      [52, 58, 'bell', '#d0925a'],
    ]) +
      row(776, 388, [
        [52, 74, 'step', '#8f4f3f'],
        [46, 60, 'neck', '#3f5563'],
        [50, 70, 'point', '#c98a5b'],
      ]) +
      group([
        rect(676, 250, 92, 138, '#b07a58'),
        path('M722 250h46v138h-46z', '#000', { opacity: 0.07 }),
        battlements(670, 254, 104, 14, '#c79672'),
        polygon(
          [
            [672, 242],
            [722, 172],
            [772, 242],
          ],
          '#4f5f6e',
        ),
        rect(708, 146, 28, 34, '#f3ead9'),
        path('M704 148q18-34 36 0z', '#4f5f6e'),
        panes(692, 274, 3, 3, 10, 18, 24, 34, '#5a4331'),
        path('M708 388v-30q14-16 28 0v30z', '#5a4331'),
        circle(722, 220, 11, '#f6efe3', { stroke: '#8a7257', 'stroke-width': 2 }),
      ]),
  );
  canvas.add(
    ridge(
      [
        [0, 384],
        [180, 378],
        [420, 384],
        [560, 386],
      ],
      392,
      '#86ab8c',
    ),
    place(windmill(8), 74, 386, 0.36),
    ...along([130, 386], [330, 386], 8).map(([x, y]) => poplar(x, y, 30, '#6f9a7f')),
    canvas.use(town),
  );
  water(canvas, 388, 600, ['#a9d0dc', '#5a9cba', '#2f7396'], { seed: 21, glints: 34 });
  canvas.add(
    canvas.use(town, 0, 620.8, 1, -0.6, 0.18),
    rect(500, 384, 400, 12, '#8a7257'),
    line(
      repeat(9, (index) => `M${520 + index * 44} 384v26`),
      '#6d5a45',
      5,
    ),
  );
  const ship = canvas.keep(tjalk());
  canvas.add(
    canvas.use(ship, 300, 486, 1.55, -0.6, 0.16),
    canvas.use(ship, 300, 480, 1.55),
    canvas.use(ship, 588, 404, 0.44),
    place(tjalk('#39516b', '#efe6d2'), 436, 398, 0.32),
  );
  canvas.add(
    path('M560 600Q640 520 900 508V600Z', '#6f9f5c'),
    path('M610 600Q700 548 900 540V600Z', '#86b36b'),
    line('M650 600Q740 560 910 556', '#dccba6', 14),
  );
  canvas.add(place(cyclist({ shirt: '#f2c14e', trousers: '#2f4358', helmet: '#c8443a', frame: '#2f7d5c' }), 752, 528, 0.74));
  gulls(canvas, [
    [470, 190, 1.2],
    [524, 226, 0.8],
    [150, 250, 0.8],
  ]);
  return `${canvas}`;
}
