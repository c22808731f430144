import { Canvas } from '../canvas.ts';
import { liveries } from '../liveries.ts';
import { couple } from '../parts/bike.ts';
import { shipProfiles } from '../parts/boats.ts';
import { battlements } from '../parts/castle.ts';
import { cypress, ridge, water } from '../parts/land.ts';
import { panes } from '../parts/panes.ts';
import { clouds, sky, sun } from '../parts/sky.ts';
import { tiledHouse } from '../parts/southern-houses.ts';
import { campanile } from '../parts/towers.ts';
import { circle, group, line, n, path, place, random, rect, repeat } from '../svg.ts';

/** Half a bridge, a papal palace, and lavender down to the river. */
export function provenceCamargue(): string {
  const canvas = new Canvas(900, 600);
  sky(canvas, 'south', 360);
  sun(canvas, 736, 96, 36);
  clouds(canvas, [[180, 90, 0.55]]);
  canvas.add(
    path('M560 352L690 262L742 236L796 258L900 300V352Z', '#b5c3d8'),
    ridge(
      [
        [0, 330],
        [200, 306],
        [420, 336],
        [900, 320],
      ],
      370,
      '#a3bd9a',
    ),
  );
  const stone = '#e6cfa3';
  canvas.add(
    group([
      battlements(86, 352, 120, 118, stone, 9),
      battlements(196, 352, 70, 92, '#d9bf90', 8),
      battlements(262, 352, 96, 76, stone, 8),
      rect(96, 208, 26, 144, '#d9bf90') + battlements(92, 212, 34, 16, '#d9bf90', 7),
      rect(176, 196, 26, 156, stone) + battlements(172, 200, 34, 16, stone, 7),
      panes(132, 262, 3, 2, 7, 26, 16, 40, '#a58a63') + panes(274, 296, 4, 1, 7, 22, 20, 0, '#a58a63'),
    ]),
  );
  canvas.add(
    campanile(64, 352, 28, 96, '#e6cfa3', '#cf9a5f'),
    circle(64, 214, 5, '#f2c14e'),
    ...[0, 330, 366, 402].map((x, index) => tiledHouse(x, 354, 38, 28 + (index % 2) * 10, '#f3dfc0', '#d2774a', '#6f9fb5')),
    cypress(20, 354, 70),
    cypress(452, 354, 60),
    cypress(474, 354, 46),
  );
  water(canvas, 350, 480, ['#9fd3dd', '#4f9fbf'], { seed: 53 });
  // Four arches, and then no more.
  const bridge = canvas.keep(
    path(
      `M330 354H694V372L686 376V430H664V410Q640 366 616 410V434H590V410Q562 362 534 410V434H508V410Q480 362 452 410V434H426V410Q398 362 370 410V434H330Z`,
      '#e0c797',
    ) +
      path('M330 354H694v6H330z', '#f3e3c0') +
      rect(560, 316, 40, 38, '#e0c797') +
      path('M554 318l26-20 26 20z', '#cf8a5a') +
      path('M574 354v-18q6-8 12 0v18z', '#8a7257'),
  );
  canvas.add(canvas.use(bridge, 0, 690, 1, -0.6, 0.18), canvas.use(bridge));
  const ship = shipProfiles.barge.draw(liveries['mistral-bleu']);
  canvas.add(place(ship, 764, 448, 0.44));
  // Lavender: rows to the vanishing point.
  canvas.add(path('M0 600V462Q300 440 560 470T900 458V600Z', '#8fae5f'));
  const clip = canvas.clip(path('M0 600V474Q300 452 560 482T900 470V600Z', '#000'));
  // Rows that meet at one point beyond the river.
  const rows = (from: number) =>
    repeat(9, (index) => {
      const x = -1180 + from + index * 320;
      return `M${x} 640L${n(540 + (x - 540) * 0.06)} 450H${n(540 + (x + 128 - 540) * 0.06)}L${x + 128} 640z`;
    });
  canvas.add(group([path(rows(0), '#7f61b0'), path(rows(160), '#9878c6')], { 'clip-path': clip }));
  const next = random(5);
  canvas.add(
    group(
      line(
        repeat(60, () => `M${Math.round(next() * 900)} ${Math.round(500 + next() * 100)}v-7`),
        '#c3a9e3',
        4,
      ),
      { 'clip-path': clip },
    ),
  );
  canvas.add(place(couple, 120, 470, 0.5));
  return `${canvas}`;
}
