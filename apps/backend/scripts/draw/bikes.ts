import { Canvas } from './canvas.ts';
import { bicycle } from './parts/bike.ts';
import { along, roundTree, wood as trees } from './parts/land.ts';
import { clouds } from './parts/sky.ts';
import { ellipse, path, place, rect } from './svg.ts';

/** The bicycles that can be hired, by the slug of their product. */
export const bikes = {
  'touring-bike': { kind: 'touring', frame: '#1f6f9f', ground: '#cfe2d0', far: '#b7d3c0' },
  'e-bike': { kind: 'electric', frame: '#2f8a6b', ground: '#d6e3c6', far: '#bdd3ae' },
  'trekking-bike': { kind: 'trekking', frame: '#c8543a', ground: '#e9dcc0', far: '#d6c6a4' },
  'kids-bike': { kind: 'kids', frame: '#d8638c', ground: '#d3e6da', far: '#b9d6c8' },
  'own-bike': { kind: 'own', frame: '#5b6b7a', ground: '#dde3e8', far: '#c6d0d8' },
} as const;

/** One bicycle in front of a quiet landscape. */
export function bike(slug: keyof typeof bikes): string {
  const { kind, frame, ground, far } = bikes[slug];
  const canvas = new Canvas(600, 400);
  canvas.add(rect(0, 0, 600, 400, canvas.gradient(['#e3f0f6', '#f8f6ee'])));
  clouds(
    canvas,
    [
      [120, 90, 0.6],
      [470, 120, 0.75],
    ],
    '#fff',
    0.9,
  );
  canvas.add(
    path('M0 262Q130 210 280 250T600 226V400H0Z', far),
    trees(along([40, 252], [180, 236], 6), 30, far),
    roundTree(530, 252, 90, far, ground, far),
    path('M0 306Q160 280 330 298T600 288V400H0Z', ground),
    path('M0 352Q220 336 600 346V400H0Z', '#f0e6d0'),
  );
  const scale = kind === 'kids' ? 1.75 : 2.1;
  canvas.add(
    ellipse(304, 352, 210, 11, '#000', { opacity: 0.12 }),
    place(bicycle({ frame }, kind), 300 - 54 * scale, 348 - 37 * scale, scale),
  );
  return `${canvas}`;
}
