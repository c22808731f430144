import { Canvas } from '../canvas.ts';
import { liveries } from '../liveries.ts';
import { shipProfiles } from '../parts/boats.ts';
import { church } from '../parts/church.ts';
import { along, ridge, water, wood } from '../parts/land.ts';
import { parliament } from '../parts/parliament.ts';
import { clouds, sky, sun } from '../parts/sky.ts';
import { tiledHouse } from '../parts/southern-houses.ts';
import { dashes, group, line, n, path, place, rect, repeat } from '../svg.ts';

/** Budapest in the evening: parliament, chain bridge, lights on the water. */
export function viennaBudapest(): string {
  const canvas = new Canvas(900, 600);
  sky(canvas, 'evening', 400);
  sun(canvas, 742, 276, 44, '#ffdf9f');
  clouds(
    canvas,
    [
      [200, 90, 0.8],
      [600, 130, 0.7],
    ],
    '#f3c3b4',
    0.6,
  );
  canvas.add(
    ridge(
      [
        [0, 330],
        [180, 306],
        [420, 336],
        [620, 300],
        [760, 268],
        [900, 300],
      ],
      410,
      '#8f88a3',
    ),
    wood(along([640, 330], [900, 306], 12), 40, '#776f8f'),
    place(church('#e9cfae', '#6b5a75', 130), 812, 300, 0.6),
  );
  const bank = canvas.keep(
    group([
      place(parliament(), 276, 404, 1.12),
      ...[540, 588, 640, 700, 752, 806, 856].map((x, index) =>
        tiledHouse(x, 404, 44 + (index % 2) * 6, 54 + ((index * 7) % 24), index % 2 ? '#e6c7a4' : '#f0d6b3', '#8f5a4f', '#7d5f5a', 3),
      ),
      ...[-6, 20].map((x) => tiledHouse(x, 404, 30, 46, '#e6c7a4', '#8f5a4f', '#7d5f5a')),
    ]),
  );
  canvas.add(canvas.use(bank));
  water(canvas, 404, 600, ['#e8b992', '#8f86a0', '#4a5f86'], { seed: 47, glint: '#ffe9bd', glints: 30 });
  canvas.add(canvas.use(bank, 0, 646.4, 1, -0.6, 0.22), rect(0, 399, 900, 9, '#7d6a70'));
  // The bridge in front, from tower to tower.
  const pylon = canvas.keep(
    rect(-22, -166, 44, 196, '#5d5266') +
      path('M-12 0v-86q12-22 24 0V0z', '#8d7f90') +
      rect(-28, -174, 56, 10, '#6f6378') +
      rect(-18, -190, 36, 18, '#5d5266'),
  );
  const chain = 'M-40 372Q60 400 190 306Q440 520 700 306Q830 410 940 370';
  canvas.add(
    rect(0, 446, 900, 13, '#564b60'),
    line(chain, '#4b4156', 5),
    line(
      repeat(21, (index) => {
        const x = 212 + index * 23.2;
        const t = (x - 190) / 510;
        return `M${n(x)} 448V${n(306 * (1 - t) ** 2 + 2 * 520 * t * (1 - t) + 306 * t * t)}`;
      }),
      '#4b4156',
      1.6,
    ),
    canvas.use(pylon, 190, 470),
    canvas.use(pylon, 700, 470),
    dashes('M10 440H890', '#ffdf9f', 5, 5, 39),
  );
  const ship = canvas.keep(shipProfiles['river-cruiser'].draw({ ...liveries.donauwelle, glass: '#ffdf9f' }));
  canvas.add(canvas.use(ship, 420, 560, 0.8, -0.3, 0.18), canvas.use(ship, 420, 554, 0.8));
  return `${canvas}`;
}
