import { Canvas } from '../canvas.ts';
import { liveries } from '../liveries.ts';
import { gondola, shipProfiles } from '../parts/boats.ts';
import { tower } from '../parts/castle.ts';
import { water } from '../parts/land.ts';
import { panes } from '../parts/panes.ts';
import { clouds, gulls, sky, sun } from '../parts/sky.ts';
import { tiledHouse } from '../parts/southern-houses.ts';
import { campanile, dome } from '../parts/towers.ts';
import { circle, dashes, ellipse, group, line, path, place, rect } from '../svg.ts';

/** The lagoon: domes, a campanile, a gondola between its poles. */
export function mantuaVenice(): string {
  const canvas = new Canvas(900, 600);
  sky(canvas, 'warm', 410);
  sun(canvas, 480, 216, 46, '#fff0c4');
  clouds(
    canvas,
    [
      [150, 100, 0.7],
      [760, 90, 0.8],
    ],
    '#fff6e8',
  );
  const city = canvas.keep(
    group([
      campanile(586, 404, 40, 196, '#c98a5b', '#8fae9f'),
      ...[330, 384, 440, 486, 620, 668, 724].map((x, index) =>
        tiledHouse(
          x,
          404,
          50,
          46 + ((index * 11) % 26),
          ['#e6b98f', '#f0d2a8', '#d99f7a', '#f3dfc0'][index % 4] ?? '#e6b98f',
          '#c4694a',
          '#7d6a5a',
          3,
        ),
      ),
      rect(150, 300, 168, 106, '#f6efe0') +
        dome(234, 304, 66) +
        dome(168, 324, 28) +
        dome(302, 324, 28) +
        panes(166, 330, 4, 1, 16, 40, 40, 0, '#9fa7a3') +
        path('M214 406v-56q20-26 40 0v56z', '#b7b3a4') +
        path('M180 304l54-30 54 30z', '#fbf6ea') +
        tower(134, 404, 18, 150, '#f6efe0', '#9fb3bd', 1.5),
      rect(764, 286, 150, 120, '#e9a98f') +
        panes(778, 304, 5, 2, 14, 30, 27, 48, '#7a5148') +
        rect(760, 280, 154, 8, '#fbf3e2') +
        line('M764 342h150', '#fbf3e2', 4) +
        dashes('M772 398H900', '#7a5148', 24, 14, 10),
      rect(-10, 296, 104, 110, '#f0cf9f') + panes(2, 314, 3, 2, 14, 28, 30, 44, '#8a6248') + rect(-10, 290, 108, 8, '#fbf3e2'),
    ]),
  );
  canvas.add(canvas.use(city));
  water(canvas, 402, 600, ['#f0cf9f', '#7fb5ac', '#2f8290'], { seed: 61, glint: '#fff3d0', glints: 32 });
  canvas.add(canvas.use(city, 0, 643, 1, -0.6, 0.2));
  const pole = canvas.keep(
    dashes('M0 60V-110', '#c8443a', 11, 14, 14) + dashes('M0 46V-110', '#fbf6ea', 11, 14, 14) + circle(0, -114, 8, '#e8b84f'),
  );
  canvas.add(canvas.use(pole, 690, 520), canvas.use(pole, 738, 534, 1.1), canvas.use(pole, 812, 528));
  const boat = canvas.keep(gondola());
  canvas.add(
    canvas.use(boat, 330, 520, 1.7, -0.7, 0.16),
    canvas.use(boat, 330, 512, 1.7),
    place(shipProfiles.barge.draw(liveries['airone-bianco']), 560, 430, 0.36),
    ellipse(330, 532, 170, 6, '#1f5f6c', { opacity: 0.25 }),
  );
  gulls(canvas, [
    [690, 190, 1],
    [740, 220, 0.7],
  ]);
  return `${canvas}`;
}
