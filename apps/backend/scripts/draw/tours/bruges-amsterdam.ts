import { Canvas } from '../canvas.ts';
import { belfry } from '../parts/belfry.ts';
import { couple } from '../parts/bike.ts';
import { reeds, water } from '../parts/land.ts';
import { clouds, sky, sun } from '../parts/sky.ts';
import { line, path, place, rect, repeat } from '../svg.ts';
import { row } from './canal-row.ts';

/** The belfry of Bruges over step gables, seen along a canal. */
export function brugesAmsterdam(): string {
  const canvas = new Canvas(900, 600);
  sky(canvas, 'warm', 410);
  sun(canvas, 196, 226, 40, '#fff0c9');
  clouds(
    canvas,
    [
      [690, 110, 0.9],
      [90, 96, 0.6],
      [380, 70, 0.45],
    ],
    '#fff8ec',
  );
  const town = canvas.keep(
    place(belfry(), 560, 404, 1.08) +
      row(0, 404, [
        [64, 118, 'step', '#b5694a'],
        [74, 142, 'step', '#c98a5b'],
        [60, 112, 'point', '#8f4f3f'],
        [78, 150, 'step', '#a5553f'],
        [66, 122, 'step', '#d9a870'],
      ]) +
      row(342, 404, [
        [70, 104, 'step', '#9c5a46'],
        [64, 120, 'point', '#c98a5b'],
      ]) +
      row(668, 404, [
        [72, 132, 'step', '#c07a50'],
        [80, 156, 'step', '#8f4f3f'],
        [84, 124, 'step', '#d6a566'],
      ]),
  );
  canvas.add(canvas.use(town));
  water(canvas, 404, 600, ['#c9b48e', '#6f9a96', '#3f7a86'], { seed: 9, glint: '#fff6df' });
  canvas.add(canvas.use(town, 0, 646, 1, -0.6, 0.2));
  canvas.add(
    rect(0, 398, 900, 11, '#8a6f58'),
    path('M300 409v-30q46-40 92 0v30h-20q-26-34-52 0z', '#b78f6b'),
    line('M300 378q46-40 92 0', '#e3cba5', 5),
  );
  canvas.add(
    path('M846 404C800 330 872 300 900 316V404Z', '#5c8a4f'),
    line(
      repeat(7, (index) => `M${838 + index * 11} 340q-10 50 ${-6 + index} 96`),
      '#6f9f5a',
      3,
    ),
  );
  canvas.add(path('M0 600V536Q200 506 430 540T900 520V600Z', '#5d8a55'), path('M0 600V562Q240 532 470 566T900 548V600Z', '#79a862'));
  canvas.add(line('M-10 574Q230 544 470 576T910 560', '#dccba6', 13));
  canvas.add(place(couple, 196, 525, 0.78));
  canvas.add(reeds(640, 560, 16, 66, '#3f6f4a'), reeds(30, 562, 8, 50, '#3f6f4a', 3));
  // Swans, as there are.
  const swan = canvas.keep(
    path('M-26 0q4 12 26 12t28-14q-12-2-20 0q-8-10-20-4q-2-14 4-22q-10-6-14 2q-6 10-4 26z', '#fffdf7') +
      path('M-16-30l-9 3 8 3z', '#e8743b'),
  );
  canvas.add(canvas.use(swan, 700, 470, 0.9), canvas.use(swan, 770, 488, 1.15));
  return `${canvas}`;
}
