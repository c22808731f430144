import { Canvas } from '../canvas.ts';
import { liveries } from '../liveries.ts';
import { abbey } from '../parts/abbey.ts';
import { couple } from '../parts/bike.ts';
import { shipProfiles } from '../parts/boats.ts';
import { church } from '../parts/church.ts';
import { along, blobs, ridge, water, wood } from '../parts/land.ts';
import { clouds, sky, sun } from '../parts/sky.ts';
import { tiledHouse } from '../parts/southern-houses.ts';
import { line, path, place } from '../svg.ts';

/** The abbey above the Danube, apricots in blossom below. */
export function passauVienna(): string {
  const canvas = new Canvas(900, 600);
  sky(canvas, 'day', 420);
  sun(canvas, 140, 110, 32);
  clouds(canvas, [
    [300, 150, 0.8],
    [770, 110, 0.9],
  ]);
  canvas.add(
    ridge(
      [
        [0, 270],
        [150, 216],
        [330, 264],
        [520, 210],
        [720, 258],
        [900, 206],
      ],
      430,
      '#a9c4bd',
    ),
    ridge(
      [
        [0, 330],
        [160, 290],
        [330, 330],
        [470, 316],
      ],
      430,
      '#86aa86',
    ),
  );
  canvas.add(
    path('M300 424Q330 336 396 316L820 306Q880 340 900 360V424Z', '#8a8a78'),
    wood(along([340, 398], [880, 392], 16), 52, '#5f8a58', 8),
    wood(along([380, 362], [850, 356], 12), 32, '#739c62', 4),
  );
  canvas.add(place(abbey(), 600, 324, 0.98));
  canvas.add(
    path('M0 424V398Q260 390 420 404T900 408V424Z', '#7fa25a'),
    ...[30, 74, 118, 216].map((x, index) =>
      tiledHouse(x, 408, 38, 26 + (index % 2) * 8, index % 2 ? '#fbf3e2' : '#f6e2b8', '#c4694a', '#8a6f4e'),
    ),
    place(church('#fdf6e6', '#8f4f45', 100), 172, 408, 0.8),
  );
  water(canvas, 414, 600, ['#bfd9d4', '#6aa7b4', '#3b7c98'], { seed: 41, glints: 15 });
  const ship = canvas.keep(shipProfiles['river-cruiser'].draw(liveries.donauwelle));
  canvas.add(canvas.use(ship, 396, 504, 0.86, -0.3, 0.14), canvas.use(ship, 396, 498, 0.86));
  canvas.add(path('M0 600V552Q240 528 480 560T900 548V600Z', '#86ad5c'), line('M-10 584Q240 556 480 588T910 578', '#e3d3ac', 12));
  const blossom = canvas.keep(
    line('M0 0Q4-20 0-40M0-24L-14-44M0-28L16-46', '#7a5b45', 4) +
      blobs(
        [
          [-18, -52, 15],
          [16, -54, 16],
          [0, -68, 17],
          [-4, -46, 13],
        ],
        '#f9cfd6',
      ) +
      blobs(
        [
          [-8, -66, 8],
          [14, -60, 7],
          [-20, -50, 6],
        ],
        '#fdeaec',
      ),
  );
  canvas.add(
    canvas.use(blossom, 60, 568, 1.3),
    canvas.use(blossom, 800, 568, 1.5),
    canvas.use(blossom, 880, 586, 1.2),
    place(couple, 470, 552, 0.62),
  );
  return `${canvas}`;
}
