import type { CatalogueShip } from '../../../src/catalogue/ships.ts';
import { Canvas } from '../canvas.ts';
import { liveries, mix } from '../liveries.ts';
import { ellipse, group, line, path, rect, repeat } from '../svg.ts';
import { backdrop } from './backdrop.ts';

type Ship = Pick<CatalogueShip, 'kind'> & { slug: keyof typeof liveries };

/** A laid table for four, seen from the side; stands on y = 0. */
const laidTable = (chair: string, wood: string): string =>
  group([
    repeat(2, (side) =>
      group(
        rect(-138, -118, 16, 118, wood, { rx: 5 }) +
          rect(-138, -64, 62, 15, chair, { rx: 6 }) +
          rect(-128, -128, 13, 70, chair, { rx: 6 }) +
          line('M-84-50V0', wood, 8),
        side ? { transform: 'scale(-1 1)' } : {},
      ),
    ),
    rect(-7, -80, 14, 78, wood) + ellipse(0, -3, 44, 7, wood),
    path('M-104-92H104L96-46Q60-58 20-46T-60-48T-96-46Z', '#fdfbf5') + rect(-106, -96, 212, 9, '#ffffff', { rx: 3 }),
    ellipse(-56, -98, 30, 4.5, '#e6ebee') + ellipse(56, -98, 30, 4.5, '#e6ebee'),
    path('M-18-98v-16m-7-22h14q0 22-7 22t-7-22zM24-98v-16m-7-22h14q0 22-7 22t-7-22z', '#cfe6ee', {
      stroke: '#b5cdd6',
      'stroke-width': 1.6,
    }),
    line('M0-98V-122', '#4f8a55', 2.4) +
      path('M0-150l6 9 10-2-4 10 7 8-10 2-3 9-6-8-10 2 4-10-7-8 10-2z', '#e8743b') +
      path('M-5-98v-14h10v14z', '#8fb7c9'),
  ]);

/** The salon: tables at the windows, the country behind the glass. */
export function salon({ slug, kind }: Ship): string {
  const canvas = new Canvas(900, 600);
  const { hull, trim, wood } = liveries[slug];
  const main = hull.startsWith('#f') ? trim : hull;
  backdrop(canvas, slug, { withClouds: false, glints: 9 });
  const wooden = kind === 'gulet' || kind === 'motor-sailer';
  const wall = wooden ? '#e9d3ad' : '#f7f0e3';
  const count = kind === 'river-cruiser' ? 4 : 3;
  const gap = 34;
  const width = (900 - gap * (count + 1)) / count;
  const [top, bottom] = kind === 'river-cruiser' ? [104, 412] : [150, 390];
  const holes = repeat(count, (index) => {
    const x = gap + index * (width + gap);
    return kind === 'gulet'
      ? `M${x} ${bottom}V${top + 40}q0-40 40-40h${width - 80}q40 0 40 40V${bottom}z`
      : `M${x} ${bottom}V${top + 12}q0-12 12-12h${width - 24}q12 0 12 12V${bottom}z`;
  });
  canvas.add(
    path(`M0 0H900V600H0Z${holes}`, wall, { 'fill-rule': 'evenodd' }),
    path(holes, 'none', { stroke: wooden ? wood : '#fdfbf5', 'stroke-width': 9 }),
    line(
      repeat(count, (index) => `M${Math.round(gap + index * (width + gap) + width / 2)} ${top}V${bottom}`),
      wooden ? wood : '#fdfbf5',
      5,
    ),
  );
  // Curtains, gathered at the sides of each window.
  canvas.add(
    group(
      repeat(count, (index) => {
        const x = gap + index * (width + gap);
        return path(
          `M${x - 6} ${top - 14}h44Q${x + 34} ${top + 110} ${x + 10} ${top + 150}Q${x + 24} ${bottom - 60} ${x + 20} ${bottom + 6}H${x - 6}zM${x + width + 6} ${top - 14}h-44Q${x + width - 34} ${top + 110} ${x + width - 10} ${top + 150}Q${x + width - 24} ${bottom - 60} ${x + width - 20} ${bottom + 6}h26z`,
          mix(main, '#ffffff', 0.35),
        );
      }),
      { opacity: 0.94 },
    ),
    rect(0, top - 20, 900, 9, wood),
  );
  canvas.add(
    rect(0, 0, 900, 52, wooden ? mix(wood, '#ffffff', 0.3) : '#fffdf8'),
    line(
      repeat(6, (index) => `M${75 + index * 150} 0v52`),
      wooden ? wood : '#e6dcc8',
      12,
    ),
    rect(0, 50, 900, 6, wooden ? wood : '#e6dcc8'),
  );
  canvas.add(
    rect(0, bottom + 12, 900, 600 - bottom, mix(wood, '#ffffff', 0.18)),
    rect(0, bottom + 6, 900, 10, wood),
    line(
      repeat(8, (index) => `M${60 + index * 112} ${bottom + 18}V520`),
      wood,
      3,
      { opacity: 0.6 },
    ),
  );
  canvas.add(
    rect(0, 516, 900, 84, canvas.gradient(['#b98a5c', '#9d7046'])),
    path('M120 600L180 536H720L780 600Z', main, { opacity: 0.85 }),
    path('M148 600L200 546H700L752 600Z', 'none', { stroke: '#f4e6c8', 'stroke-width': 3 }),
  );
  // Lamps over the tables.
  const lamp = canvas.keep(
    line('M0 0V54', '#6d5a45', 3) +
      path('M-34 86Q-30 54 0 54Q30 54 34 86Z', main) +
      ellipse(0, 87, 34, 6, '#ffe9b3') +
      ellipse(0, 110, 90, 52, canvas.glow('#ffe9b3', 0.6)),
  );
  const laid = canvas.keep(laidTable(main, wood));
  canvas.add(canvas.use(lamp, 230, 54), canvas.use(lamp, 670, 54), canvas.use(laid, 230, 572, 1.12), canvas.use(laid, 670, 572, 1.12));
  return `${canvas}`;
}
