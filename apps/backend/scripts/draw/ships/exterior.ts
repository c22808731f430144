import type { CatalogueShip } from '../../../src/catalogue/ships.ts';
import { Canvas } from '../canvas.ts';
import { byNight, liveries, mix } from '../liveries.ts';
import { shipProfiles } from '../parts/boats.ts';
import { gulls, stars } from '../parts/sky.ts';
import { circle, line, path, repeat } from '../svg.ts';
import { backdrop, horizon } from './backdrop.ts';

type Ship = Pick<CatalogueShip, 'kind'> & { slug: keyof typeof liveries };

const wake = (bow: number): string =>
  path(`M20 512Q200 536 ${bow + 30} 506Q${bow - 120} 548 200 540Q90 532 20 512Z`, '#fff', { opacity: 0.22 });

/** The ship by day, under way in the country where it sails. */
export function shipByDay({ slug, kind }: Ship): string {
  const canvas = new Canvas(900, 600);
  const { length, draw } = shipProfiles[kind];
  const scale = Math.min(1.42, 780 / length);
  backdrop(canvas, slug);
  const ship = canvas.keep(draw(liveries[slug]));
  canvas.add(canvas.use(ship, 446, 520, scale, -scale * 0.36, 0.15), wake(446 + (length * scale) / 2), canvas.use(ship, 446, 510, scale));
  gulls(canvas, [
    [120, 190, 1],
    [166, 214, 0.7],
  ]);
  return `${canvas}`;
}

/** The same place at night, lamps lit, their light on the water. */
export function shipByNight({ slug, kind }: Ship): string {
  const canvas = new Canvas(900, 600);
  const { length, draw } = shipProfiles[kind];
  const scale = Math.min(1.2, 680 / length);
  backdrop(canvas, slug, { byDay: false, glints: 12 });
  canvas.recolor((color) => mix(color, '#14254a', 0.78));
  stars(canvas, 34, 220, slug.length);
  canvas.add(
    circle(728, 118, 66, canvas.glow('#fff3cf', 0.5)),
    circle(728, 118, 26, '#fff3cf'),
    path('M728 92a26 26 0 0 1 0 52a36 36 0 0 0 0-52z', '#e9d9ae'),
  );
  canvas.add(
    line(
      repeat(7, (index) => `M${728 - 30 + ((index * 23) % 50)} ${horizon + 14 + index * 17}h${26 + ((index * 13) % 22)}`),
      '#fff3cf',
      3,
      { opacity: 0.4 },
    ),
  );
  const ship = canvas.keep(draw(byNight(liveries[slug])));
  const half = (length * scale) / 2 - 60;
  canvas.add(
    canvas.use(ship, 430, 492, scale, -scale * 0.7, 0.24),
    canvas.use(ship, 430, 486, scale),
    line(
      repeat(9, (index) => `M${Math.round(430 - half + (index * half) / 4.6)} ${514 + (index % 3) * 6}v${30 + ((index * 17) % 34)}`),
      '#ffd98a',
      5,
      { opacity: 0.3 },
    ),
  );
  return `${canvas}`;
}
