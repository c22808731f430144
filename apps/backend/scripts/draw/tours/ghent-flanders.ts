import { Canvas } from '../canvas.ts';
import { liveries } from '../liveries.ts';
import { shipProfiles } from '../parts/boats.ts';
import { battlements, tower } from '../parts/castle.ts';
import { water } from '../parts/land.ts';
import { panes } from '../parts/panes.ts';
import { clouds, sky, sun } from '../parts/sky.ts';
import { circle, group, line, path, place, polygon, rect } from '../svg.ts';
import { row } from './canal-row.ts';

/** The three towers of Ghent behind the guild houses of the quay. */
export function ghentFlanders(): string {
  const canvas = new Canvas(900, 600);
  sky(canvas, 'evening', 410);
  sun(canvas, 470, 268, 46, '#ffe3ad');
  clouds(
    canvas,
    [
      [700, 120, 0.8],
      [160, 92, 0.7],
    ],
    '#f7d3bf',
    0.6,
  );
  const stone = '#a5826b';
  canvas.add(
    group(
      [
        // St Nicholas, the belfry with its dragon, St Bavo.
        rect(176, 196, 62, 210, stone) +
          polygon(
            [
              [172, 198],
              [207, 138],
              [242, 198],
            ],
            '#6b5a63',
          ) +
          tower(180, 200, 14, 20, stone, '#6b5a63', 1.6) +
          tower(234, 200, 14, 20, stone, '#6b5a63', 1.6) +
          rect(140, 300, 140, 110, stone),
        rect(404, 150, 52, 260, '#96755f') +
          battlements(398, 152, 64, 8, '#96755f', 7) +
          polygon(
            [
              [408, 144],
              [430, 44],
              [452, 144],
            ],
            '#5f6f6b',
          ) +
          circle(430, 40, 4, '#e8b84f') +
          line('M426 36q6-8 14-2', '#e8b84f', 3),
        rect(640, 132, 74, 276, stone) +
          battlements(634, 134, 86, 12, stone, 10) +
          tower(642, 132, 12, 22, stone, '#6b5a63', 2) +
          tower(712, 132, 12, 22, stone, '#6b5a63', 2) +
          rect(700, 296, 140, 112, stone) +
          polygon(
            [
              [696, 298],
              [770, 250],
              [846, 298],
            ],
            '#6b5a63',
          ),
        panes(192, 220, 2, 3, 11, 34, 20, 52, '#6f5548') +
          panes(418, 176, 2, 3, 9, 30, 16, 56, '#6f5548') +
          panes(656, 160, 2, 3, 14, 40, 28, 62, '#6f5548'),
      ],
      { opacity: 0.82 },
    ),
  );
  const quay = row(-8, 410, [
    [72, 108, 'step', '#c98a5b'],
    [66, 132, 'step', '#8f4f3f'],
    [80, 116, 'step', '#d9b07c'],
    [60, 94, 'point', '#a5553f'],
    [84, 140, 'step', '#b57a55'],
    [70, 112, 'bell', '#dcb98a'],
    [76, 128, 'step', '#9c5a46'],
    [64, 102, 'step', '#cf9a66'],
    [82, 134, 'step', '#7f4a40'],
    [72, 110, 'neck', '#c98a5b'],
    [86, 126, 'step', '#b5694a'],
    [96, 104, 'step', '#d9b07c'],
  ]);
  const front = canvas.keep(quay);
  canvas.add(canvas.use(front));
  water(canvas, 410, 600, ['#e0b48f', '#9a8f9c', '#5a7391'], { seed: 17, glint: '#fff0d2' });
  canvas.add(canvas.use(front, 0, 656, 1, -0.6, 0.2), rect(0, 404, 900, 12, '#7d6353'));
  const ship = shipProfiles.barge.draw(liveries['lotte-van-gent']);
  canvas.add(path('M250 534H846Q760 572 540 572T250 534Z', '#3f4f6c', { opacity: 0.35 }), place(ship, 548, 524, 1.08));
  return `${canvas}`;
}
