import { Canvas } from '../canvas.ts';
import { liveries } from '../liveries.ts';
import { cyclist } from '../parts/bike.ts';
import { shipProfiles } from '../parts/boats.ts';
import { blobs, ridge, water } from '../parts/land.ts';
import { gulls, sky, sun } from '../parts/sky.ts';
import { chapel, cube } from '../parts/southern-houses.ts';
import { group, line, path, place, rect, repeat } from '../svg.ts';

/** White houses and blue domes stepping down to the sea. */
export function cyclades(): string {
  const canvas = new Canvas(900, 600);
  sky(canvas, 'south', 400);
  sun(canvas, 150, 120, 40);
  canvas.add(
    ridge(
      [
        [0, 380],
        [120, 344],
        [250, 368],
        [400, 350],
        [560, 370],
      ],
      404,
      '#9fb9cf',
    ),
  );
  water(canvas, 398, 600, ['#4fb5d9', '#1f86c0', '#135f9c'], { seed: 79, glints: 34 });
  canvas.add(
    path('M320 600Q380 440 470 352Q540 250 640 206T900 140V600Z', '#c9a27d'),
    path('M520 600Q560 470 640 400T900 300V600Z', '#b58f6c'),
  );
  const rows: readonly (readonly [number, number, number, number])[] = [
    [566, 276, 60, 40],
    [622, 250, 70, 46],
    [690, 236, 64, 40],
    [800, 212, 70, 50],
    [862, 196, 60, 52],
    [500, 340, 64, 42],
    [560, 330, 76, 54],
    [634, 318, 60, 48],
    [760, 300, 76, 60],
    [834, 286, 80, 70],
    [470, 410, 58, 40],
    [526, 406, 70, 50],
    [594, 402, 64, 56],
    [690, 384, 70, 58],
    [760, 380, 66, 52],
    [826, 374, 90, 66],
  ];
  canvas.add(...rows.map(([x, y, w, h]) => cube(x, y, w, h)), chapel(690, 320, 76), chapel(738, 226, 58), chapel(640, 404, 56));
  // A mill with its canvas sails on the crest.
  canvas.add(
    group(
      [
        path('M-24 0L-20-56H20L24 0Z', '#fdfdfb') +
          path('M24 0L20-56H8L10 0Z', '#dfe8ef') +
          path('M-24-54L0-88L24-54Z', '#a5794f') +
          rect(-6, -30, 12, 16, '#2f7fc4'),
        group(
          line(
            repeat(6, (index) => {
              const a = (index * Math.PI) / 3;
              return `M0 0L${Math.round(Math.cos(a) * 44)} ${Math.round(Math.sin(a) * 44)}`;
            }),
            '#7a5b45',
            2,
          ) + repeat(6, (index) => path('M8 0L42-2L36 12Z', '#fbf6ea', { transform: `rotate(${index * 60})` })),
          { transform: 'translate(-14 -62)' },
        ),
      ],
      { transform: 'translate(560 240) scale(.9)' },
    ),
  );
  // Steps, bougainvillea, and a gate to the sea.
  canvas.add(
    path('M430 600Q470 500 560 470H900V600Z', '#f6f1e6'),
    rect(640, 448, 270, 160, '#fdfdfb'),
    rect(640, 448, 270, 8, '#dfe8ef'),
    rect(676, 490, 46, 118, '#2f7fc4', { rx: 22 }),
    rect(774, 494, 34, 46, '#2f7fc4', { rx: 2 }),
    rect(840, 494, 34, 46, '#2f7fc4', { rx: 2 }),
    line('M430 600Q480 520 570 486M478 600Q520 530 600 500M534 600Q566 548 630 520', '#dcd3c0', 5),
  );
  canvas.add(
    blobs(
      [
        [640, 470, 26],
        [668, 448, 24],
        [620, 500, 20],
        [700, 440, 18],
      ],
      '#c93f8a',
    ),
    blobs(
      [
        [650, 456, 12],
        [628, 488, 10],
        [690, 440, 9],
      ],
      '#e869ad',
    ),
    blobs(
      [
        [612, 514, 12],
        [686, 462, 10],
      ],
      '#4f8a55',
    ),
  );
  const ship = canvas.keep(shipProfiles['motor-sailer'].draw(liveries.meltemi));
  canvas.add(
    canvas.use(ship, 214, 512, 0.76, -0.3, 0.14),
    canvas.use(ship, 214, 504, 0.76),
    place(cyclist({ shirt: '#e8743b', trousers: '#2f4358', helmet: '#f4f1ea', frame: '#1f6f9f' }), 474, 566, 0.7),
  );
  gulls(
    canvas,
    [
      [330, 190, 1],
      [380, 226, 0.7],
    ],
    '#fdfbf4',
  );
  return `${canvas}`;
}
