import { Canvas } from '../canvas.ts';
import { liveries } from '../liveries.ts';
import { dinghy, shipProfiles } from '../parts/boats.ts';
import { battlements } from '../parts/castle.ts';
import { along, water, wood } from '../parts/land.ts';
import { panes } from '../parts/panes.ts';
import { clouds, gulls, sky, sun } from '../parts/sky.ts';
import { group, line, path, place, polygon, rect } from '../svg.ts';

/** A harbour in all the colours of a paintbox, the knights' castle above it. */
export function dodecanese(): string {
  const canvas = new Canvas(900, 600);
  sky(canvas, 'day', 410);
  sun(canvas, 770, 110, 36);
  clouds(canvas, [[230, 110, 0.7]]);
  canvas.add(
    path('M0 410V300Q140 210 300 196T560 250T900 330V410Z', '#b7a78a'),
    path('M0 410V350Q200 270 420 276T900 364V410Z', '#a3966f'),
    wood(along([60, 320], [220, 262], 5), 26, '#7f9468'),
    wood(along([640, 320], [860, 366], 6), 24, '#8a9a68', 9),
  );
  canvas.add(
    group([
      battlements(250, 206, 210, 46, '#d9c19a', 8),
      battlements(238, 210, 44, 74, '#c9ae84', 8),
      battlements(430, 212, 46, 66, '#c9ae84', 8),
      battlements(330, 204, 52, 88, '#e3cda8', 8),
      line('M356 108V70', '#6d5240', 2.4),
      path('M357 70q14-4 22 2q8 4 12 0v15q-8 4-14 0q-8-4-20-2z', '#2f7fc4'),
      panes(262, 178, 3, 1, 8, 14, 60, 0, '#7a6548'),
    ]),
  );
  const colors = ['#f2c76b', '#e8907a', '#8fb7c9', '#f6e3c0', '#d97f6b', '#a9c3a0', '#f0b35a', '#c9dbe3', '#e9a98f'];
  const neo = (x: number, base: number, w: number, h: number, wall: string, shutter: string): string =>
    rect(x, base - h, w, h, wall) +
    path(`M${x - 3} ${base - h + 1}L${x + w / 2} ${base - h - w * 0.3}L${x + w + 3} ${base - h + 1}Z`, '#fbf3e2') +
    polygon(
      [
        [x + 7, base - h - 3],
        [x + w / 2, base - h - w * 0.23],
        [x + w - 7, base - h - 3],
      ],
      wall,
    ) +
    panes(x + 8, base - h + 12, w > 58 ? 3 : 2, Math.floor((h - 16) / 28), 10, 17, (w - 26) / (w > 58 ? 2 : 1), 28, shutter);
  const harbour = canvas.keep(
    group([
      ...[0, 1, 2, 3, 4].map((index) =>
        neo(120 + index * 104, 330 - Math.round(28 * Math.sin((index + 1) * 0.5)), 56, 42, colors[(index + 4) % 9] ?? '#fff', '#5f7f94'),
      ),
      ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
        neo(30 + index * 124, 372 - (index % 2) * 8, 62, 50, colors[(index + 2) % 9] ?? '#fff', index % 2 ? '#4f7f7a' : '#7a5b45'),
      ),
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) =>
        neo(-10 + index * 92, 412, 88, 62 + ((index * 9) % 22), colors[index % 9] ?? '#fff', index % 3 ? '#3f6f94' : '#4f7f5a'),
      ),
    ]),
  );
  canvas.add(canvas.use(harbour));
  water(canvas, 410, 600, ['#8fd6d6', '#3aa5bd', '#1f7aa0'], { seed: 83, glints: 30 });
  canvas.add(canvas.use(harbour, 0, 656, 1, -0.6, 0.24), rect(0, 405, 900, 11, '#d9c9ab'));
  canvas.add(place(dinghy('#c8443a'), 130, 452, 1.1), place(dinghy('#f2b632'), 820, 446, 1.1));
  const ship = canvas.keep(shipProfiles['motor-sailer'].draw(liveries.meltemi));
  canvas.add(canvas.use(ship, 520, 544, 0.96, -0.3, 0.14), canvas.use(ship, 520, 536, 0.96));
  gulls(canvas, [
    [560, 130, 1],
    [610, 160, 0.7],
  ]);
  return `${canvas}`;
}
