import { Canvas } from './canvas.ts';
import { liveries } from './liveries.ts';
import { couple, cyclist } from './parts/bike.ts';
import { shipProfiles } from './parts/boats.ts';
import { church } from './parts/church.ts';
import { along, blobs, cypress, pine, poplar, reeds, ridge, water, wood } from './parts/land.ts';
import { clouds, gulls, sky, sun } from './parts/sky.ts';
import { chapel, cube, tiledHouse } from './parts/southern-houses.ts';
import { campanile } from './parts/towers.ts';
import { windmill } from './parts/windmill.ts';
import { line, path, place } from './svg.ts';

/** The first picture of the boat and bike site: a barge, a dyke, two who ride. Its left third stays quiet, for words. */
export function boatHero(): string {
  const canvas = new Canvas(1440, 640);
  sky(canvas, 'warm', 392);
  sun(canvas, 860, 150, 44);
  clouds(
    canvas,
    [
      [240, 130, 1],
      [620, 90, 0.7],
      [1240, 130, 1.1],
    ],
    '#fff9ee',
  );
  canvas.add(
    ridge(
      [
        [0, 350],
        [300, 330],
        [620, 352],
        [1000, 336],
        [1440, 348],
      ],
      396,
      '#a9c3a0',
    ),
    ...along([40, 366], [520, 368], 6).map(([x, y], index) => poplar(x, y, 54 + (index % 3) * 14, '#8fb08c')),
    wood(along([560, 374], [760, 376], 8), 36, '#8fb08c'),
  );
  canvas.add(
    place(windmill(18), 1240, 388, 1.06),
    place(church('#f6ecd8', '#5d6b7a', 150), 1010, 388, 0.86),
    ...[900, 946, 1086, 1130].map((x, index) =>
      tiledHouse(x, 388, 46, 30 + (index % 2) * 8, index % 2 ? '#f3dfc0' : '#fbf3e2', index % 2 ? '#b5694a' : '#6b5a63', '#7d6a58'),
    ),
  );
  water(canvas, 388, 640, ['#d3cfae', '#7fb0b2', '#3f829c'], { seed: 101, glints: 21, glint: '#fff6df' });
  const ship = canvas.keep(shipProfiles.barge.draw(liveries.waterlelie));
  canvas.add(
    canvas.use(ship, 884, 512, 1.16, -0.44, 0.16),
    path('M560 508Q760 538 1226 500Q1100 548 760 544Q640 536 560 508Z', '#fff', { opacity: 0.2 }),
    canvas.use(ship, 884, 502, 1.16),
  );
  canvas.add(
    path('M0 640V566Q360 540 760 590T1440 548V640Z', '#6f9d58'),
    path('M0 640V592Q380 564 780 612T1440 576V640Z', '#8ab668'),
    line('M-20 618Q380 588 800 630', '#e3d3ac', 14),
    line('M700 624Q1060 622 1460 584', '#e3d3ac', 15),
  );
  canvas.add(place(couple, 1006, 581, 0.86), reeds(30, 586, 14, 84, '#4f7f4a'));
  gulls(canvas, [
    [700, 220, 1],
    [752, 250, 0.7],
    [1110, 180, 0.8],
  ]);
  return `${canvas}`;
}

/** The first picture of the island site: a bay, a white village, a motor sailer at anchor. */
export function islandHero(): string {
  const canvas = new Canvas(1440, 640);
  sky(canvas, 'south', 392);
  sun(canvas, 700, 130, 46);
  clouds(canvas, [
    [260, 110, 0.8],
    [1010, 90, 0.6],
  ]);
  canvas.add(
    ridge(
      [
        [0, 330],
        [220, 270],
        [470, 330],
        [760, 262],
        [1040, 318],
        [1440, 280],
      ],
      396,
      '#a9c9da',
    ),
    ridge(
      [
        [300, 392],
        [470, 346],
        [640, 336],
        [830, 392],
      ],
      396,
      '#d3d2bb',
    ),
    wood(along([420, 378], [700, 380], 9), 26, '#8fae8c'),
  );
  water(canvas, 388, 640, ['#8fdadb', '#37b0c4', '#1a7fa8'], { seed: 103, glints: 42 });
  canvas.add(
    path('M1060 470Q1110 330 1220 290T1440 220V480Q1240 500 1060 470Z', '#d9bf98'),
    path('M1060 470Q1240 500 1440 480v16Q1240 516 1050 478Z', '#f6ead0'),
  );
  canvas.add(
    ...[
      [1180, 352, 62, 40],
      [1246, 330, 70, 46],
      [1320, 310, 66, 44],
      [1386, 296, 70, 50],
      [1140, 404, 60, 42],
      [1206, 400, 74, 48],
      [1286, 386, 70, 54],
      [1362, 374, 90, 64],
      [1130, 456, 70, 40],
      [1206, 458, 66, 46],
      [1278, 456, 80, 52],
      [1364, 452, 90, 60],
    ].map(([x, y, w, h]) => cube(x ?? 0, y ?? 0, w ?? 0, h ?? 0)),
    chapel(1300, 330, 70),
    chapel(1170, 410, 50),
    campanile(1262, 330, 24, 64, '#fdfdfb', '#2f7fc4'),
    cypress(1120, 462, 60),
    blobs(
      [
        [1356, 462, 18],
        [1376, 452, 16],
        [1344, 470, 13],
      ],
      '#c93f8a',
    ),
  );
  const ship = canvas.keep(shipProfiles['motor-sailer'].draw(liveries.dalmatinka));
  canvas.add(canvas.use(ship, 860, 524, 1.14, -0.4, 0.16), canvas.use(ship, 860, 514, 1.14));
  canvas.add(
    path('M0 640V560Q160 540 330 590T520 640Z', '#cdbb95'),
    path('M0 640V590Q150 570 290 612T420 640Z', '#9fae7a'),
    pine(60, 620, 330),
    pine(190, 636, 190, '#2f6b54', '#4a8f6b'),
    path('M900 640Q1120 580 1440 566V640Z', '#e3cfa8'),
    line('M960 646Q1160 604 1460 596', '#fbf3e2', 15),
    place(cyclist({ shirt: '#f2725c', trousers: '#2f4358', helmet: '#f4f1ea', frame: '#0a6b70' }), 1190, 578, 0.84),
  );
  gulls(
    canvas,
    [
      [560, 200, 1],
      [612, 232, 0.7],
      [1080, 200, 0.8],
    ],
    '#fdfbf4',
  );
  return `${canvas}`;
}

/** The picture of the thank-you pages: the ship of the brand, leaving into the evening. */
export function farewell(brand: 'boatbiketours' | 'islandhopping'): string {
  const canvas = new Canvas(900, 600);
  const island = brand === 'islandhopping';
  sky(canvas, 'evening', 372);
  sun(canvas, 600, 300, 62, '#ffe0a0');
  clouds(
    canvas,
    [
      [180, 120, 0.9],
      [740, 90, 0.7],
    ],
    '#f7cfbd',
    0.6,
  );
  canvas.add(
    ridge(
      [
        [0, 330],
        [160, 290],
        [340, 330],
        [520, 350],
        [700, 334],
        [900, 290],
      ],
      376,
      '#8f8bb0',
    ),
  );
  canvas.add(
    ...(island
      ? [pine(820, 372, 130, '#5a5f86', '#6f7599', '#5a4f6b'), campanile(150, 362, 20, 60, '#c9a3a0', '#8f6a7f')]
      : [
          place(windmill(30, { body: '#6b5a75', shade: '#5f4f6b', base: '#8f6a7f', cap: '#5a5f7f', sail: '#e6c3b5' }), 150, 362, 0.62),
          ...along([660, 362], [860, 350], 6).map(([x, y]) => poplar(x, y, 50, '#75759c')),
        ]),
  );
  water(canvas, 370, 600, ['#f0b993', '#9a86a6', '#4f5f8f'], { seed: 107, glints: 34, glint: '#ffe9bd' });
  const { length, draw } = shipProfiles[island ? 'motor-sailer' : 'barge'];
  const ship = canvas.keep(draw({ ...liveries[island ? 'dalmatinka' : 'waterlelie'], glass: '#ffdf9f' }));
  const scale = 700 / length;
  canvas.add(canvas.use(ship, 430, 520, scale, -scale * 0.5, 0.18), canvas.use(ship, 430, 510, scale));
  gulls(
    canvas,
    [
      [300, 190, 1.1],
      [352, 222, 0.8],
      [250, 236, 0.6],
    ],
    '#5a5f86',
  );
  return `${canvas}`;
}
