import { Canvas } from '../canvas.ts';
import { liveries } from '../liveries.ts';
import { cyclist } from '../parts/bike.ts';
import { shipProfiles } from '../parts/boats.ts';
import { church } from '../parts/church.ts';
import { roundTree, water } from '../parts/land.ts';
import { clouds, gulls, sky, sun } from '../parts/sky.ts';
import { line, n, path, place, rect, repeat } from '../svg.ts';
import { row } from './canal-row.ts';

/** Canal houses of Amsterdam, a bridge with bicycles, the barge leaving. */
export function amsterdamBruges(): string {
  const canvas = new Canvas(900, 600);
  sky(canvas, 'morning', 400);
  sun(canvas, 708, 128, 34);
  clouds(canvas, [
    [170, 120, 0.8],
    [520, 86, 0.55],
    [838, 190, 0.6],
  ]);
  canvas.add(place(church('#d9a878', '#5f7d74', 190), 640, 398, 1.15));
  const houses =
    row(-16, 400, [
      [76, 176, 'step', '#8f4f3f'],
      [64, 198, 'neck', '#3f5563'],
      [80, 166, 'bell', '#b5694a'],
      [60, 210, 'neck', '#6b3f3a'],
      [78, 182, 'step', '#d6a566'],
      [66, 196, 'bell', '#4f6a5e'],
      [84, 172, 'neck', '#a5533f'],
    ]) +
    row(704, 400, [
      [62, 180, 'bell', '#a5533f'],
      [70, 200, 'step', '#5a3f3a'],
      [64, 172, 'neck', '#d0925a'],
    ]);
  const town = canvas.keep(houses);
  canvas.add(canvas.use(town));
  water(canvas, 400, 600, ['#7fb2c6', '#3f7f9c', '#2c6484'], { seed: 4 });
  canvas.add(canvas.use(town, 0, 640, 1, -0.6, 0.16));
  canvas.add(rect(0, 396, 900, 12, '#8a7a6a'), rect(0, 396, 900, 4, '#b7a592'));
  const tree = canvas.keep(roundTree(0, 0, 104, '#4f8a55', '#6ba567'));
  for (const x of [36, 190, 330, 470]) canvas.add(canvas.use(tree, x, 400));
  // The bridge between both rows of houses.
  canvas.add(
    path('M520 408V372Q620 332 720 372V408H690Q620 352 550 408Z', '#a5735a'),
    line('M520 370Q620 330 720 370', '#d9c4a8', 6),
    line(
      `M522 352Q620 312 718 352${repeat(7, (index) => `M${540 + index * 27} ${n(348 - 26 * Math.sin(((index + 0.7) / 7.4) * Math.PI))}v20`)}`,
      '#3f4a54',
      2,
    ),
  );
  canvas.add(place(cyclist({ shirt: '#e8743b', trousers: '#2f4358', helmet: '#f4f1ea', frame: '#1f6f9f' }), 586, 330, 0.34));
  const ship = place(shipProfiles.barge.draw(liveries.zilvermeeuw), 350, 506, 1.1);
  canvas.add(path('M56 516H652Q560 556 340 556T56 516Z', '#1f4f6c', { opacity: 0.35 }), ship);
  gulls(canvas, [
    [610, 180, 1],
    [664, 214, 0.7],
    [452, 150, 0.6],
  ]);
  return `${canvas}`;
}
