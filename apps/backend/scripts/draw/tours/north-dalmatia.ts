import { Canvas } from '../canvas.ts';
import { liveries } from '../liveries.ts';
import { cyclist } from '../parts/bike.ts';
import { shipProfiles } from '../parts/boats.ts';
import { along, cypress, ridge, water, wood } from '../parts/land.ts';
import { clouds, gulls, sky, sun } from '../parts/sky.ts';
import { tiledHouse } from '../parts/southern-houses.ts';
import { line, path, place, polygon, rect } from '../svg.ts';

/** Bare pale islands, one behind the other, and a lighthouse. */
export function northDalmatia(): string {
  const canvas = new Canvas(900, 600);
  sky(canvas, 'south', 330);
  sun(canvas, 190, 110, 36);
  clouds(canvas, [
    [640, 100, 0.7],
    [430, 150, 0.4],
  ]);
  canvas.add(
    ridge(
      [
        [0, 316],
        [200, 270],
        [380, 300],
        [560, 252],
        [760, 290],
        [900, 270],
      ],
      336,
      '#b3cbd9',
    ),
  );
  water(canvas, 328, 600, ['#5fc3d6', '#2a93bd', '#155f93'], { seed: 73, glints: 36 });
  const island = (x: number, y: number, width: number, height: number, fill: string, green: string): string =>
    path(
      `M${x} ${y}Q${x + width * 0.16} ${y - height * 0.3} ${x + width * 0.34} ${y - height * 0.86}T${x + width * 0.7} ${y - height * 0.6}T${x + width} ${y}Q${x + width / 2} ${y + height * 0.12} ${x} ${y}Z`,
      fill,
    ) +
    path(
      `M${x + width * 0.2} ${y - height * 0.4}Q${x + width * 0.34} ${y - height * 0.9} ${x + width * 0.5} ${y - height * 0.8}Q${x + width * 0.36} ${y - height * 0.5} ${x + width * 0.2} ${y - height * 0.4}Z`,
      green,
      { opacity: 0.7 },
    ) +
    path(
      `M${x} ${y}Q${x + width / 2} ${y + height * 0.12} ${x + width} ${y}l-8-7Q${x + width / 2} ${y + height * 0.02} ${x + 8} ${y - 7}Z`,
      '#f6efdd',
    );
  canvas.add(
    island(20, 352, 280, 62, '#c9ccc0', '#a9b99f'),
    island(360, 350, 220, 48, '#c3cac4', '#a9b99f'),
    island(600, 360, 330, 84, '#d3cdb9', '#a3b48f'),
    island(-90, 412, 420, 110, '#dcd2b6', '#9fb07f'),
    island(392, 400, 210, 54, '#dfd6bd', '#9fb07f'),
  );
  // Stone walls run over the nearest island, and a light stands at its end.
  canvas.add(
    line('M40 398Q70 350 96 316M120 400Q130 352 128 316M210 404Q196 372 190 348', '#f3ead3', 3),
    wood(along([46, 404], [130, 410], 6), 20, '#6f9468'),
  );
  canvas.add(
    path('M560 480Q640 436 740 446T900 420V560Q760 566 680 540T560 480Z', '#e3d8bd'),
    path('M610 470Q700 440 790 446T900 430V470Q790 478 720 474T610 470Z', '#a9b57f'),
    path('M560 480Q620 520 680 540T900 560V548Q760 548 690 526T574 474Z', '#f8f2e0'),
  );
  canvas.add(
    polygon(
      [
        [758, 448],
        [766, 320],
        [794, 320],
        [802, 448],
      ],
      '#fdfbf4',
    ),
    path('M762 384h36l2 22h-40z', '#c8443a'),
    rect(764, 296, 32, 24, '#ffe9a8'),
    rect(758, 318, 44, 5, '#3f4a54'),
    path('M760 298q20-30 40 0z', '#c8443a'),
    tiledHouse(802, 448, 58, 30, '#fbf3e2', '#cf7048'),
    cypress(880, 444, 60),
    place(cyclist({ shirt: '#f2c14e', trousers: '#2f4358', helmet: '#c8443a', frame: '#1f6f9f' }), 660, 454, 0.36),
  );
  const ship = canvas.keep(shipProfiles['motor-sailer'].draw(liveries.dalmatinka));
  canvas.add(path('M40 540q160 34 480 2q-90 40-260 38T40 540Z', '#fff', { opacity: 0.22 }), canvas.use(ship, 300, 536, 0.94));
  gulls(
    canvas,
    [
      [560, 190, 1.1],
      [612, 220, 0.8],
      [500, 236, 0.6],
    ],
    '#fdfbf4',
  );
  return `${canvas}`;
}
