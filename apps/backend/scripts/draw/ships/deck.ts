import type { CatalogueShip } from '../../../src/catalogue/ships.ts';
import { Canvas } from '../canvas.ts';
import { liveries } from '../liveries.ts';
import { bicycle } from '../parts/bike.ts';
import { dashes, ellipse, group, line, path, place, rect, repeat } from '../svg.ts';
import { backdrop } from './backdrop.ts';

type Ship = Pick<CatalogueShip, 'kind'> & { slug: keyof typeof liveries };

/** A deckchair with a striped cover; stands on y = 0. */
const deckchair = (stripe: string, wood: string): string =>
  line('M-46 0L40-92M46 0L-34-70M-34-70L-52 0', wood, 6) +
  path('M40-92L28-86Q6-30-30-44L-36-70Q-2-58 40-92Z', '#fbf6ea') +
  path('M34-88Q4-34-33-56L-36-66Q0-52 38-92Z', stripe);

/** A low lounger with a cushion. */
const lounger = (cover: string, wood: string): string =>
  path('M-92-26L-52-30L84-24V-14L-92-14Z', '#fbf6ea') +
  path('M-92-26L-56-66Q-44-74-38-62L-50-28Z', cover) +
  rect(-50, -34, 134, 12, cover, { rx: 5 }) +
  rect(-94, -18, 182, 8, wood, { rx: 2 }) +
  line('M-80-12V0M74-12V0', wood, 6);

/** A round table with two glasses and a jug. */
const table = (wood: string): string =>
  ellipse(0, 0, 34, 6, '#000', { opacity: 0.14 }) +
  rect(-4, -62, 8, 60, wood) +
  ellipse(0, -2, 22, 5, wood) +
  ellipse(0, -64, 54, 10, '#fdfbf5') +
  path('M-54-64a54 10 0 0 0 108 0v5a54 10 0 0 1-108 0z', wood) +
  path('M-24-66v-22h14v22zM12-68v-20h13v20z', '#f2b35e', { opacity: 0.85 }) +
  path('M-24-88h14M12-88h13', 'none', { stroke: '#fff', 'stroke-width': 2 }) +
  path('M-6-68l-3-30h16l-3 30z', '#bfe0ea', { opacity: 0.9 });

const sunshade = (stripe: string): string =>
  rect(-4, -262, 8, 262, '#b98a5a') +
  path('M-150-196Q-90-262 0-268Q90-262 150-196Q112-208 76-196Q40-208 0-196Q-40-208-76-196Q-112-208-150-196Z', '#fbf6ea') +
  path('M-76-196Q-56-254 0-268Q-26-236 0-196Q-40-208-76-196ZM76-196Q56-254 0-268Q90-262 150-196Q112-208 76-196Z', stripe);

/** The sun deck, with the country going by. */
export function sunDeck({ slug, kind }: Ship): string {
  const canvas = new Canvas(900, 600);
  const { hull, trim, wood, stripe } = liveries[slug];
  const pale = hull.startsWith('#f');
  const main = pale ? trim : hull;
  backdrop(canvas, slug, { glints: 9 });
  // Planks run towards the horizon.
  canvas.add(rect(0, 452, 900, 148, canvas.gradient(['#d8ac78', '#c08f5b'])));
  canvas.add(
    line(
      repeat(17, (index) => `M${Math.round(450 + (index - 8) * 58)} 452L${Math.round(450 + (index - 8) * 118)} 600`),
      '#a5743f',
      2,
      { opacity: 0.55 },
    ),
  );
  canvas.add(rect(0, 440, 900, 14, main), rect(0, 452, 900, 6, '#000', { opacity: 0.12 }));
  canvas.add(
    dashes('M20 388H900', '#eef2f4', 104, 7, 133),
    line('M0 372H900M0 404H900', '#eef2f4', 3.5),
    rect(0, 332, 900, 13, wood, { rx: 4 }),
    rect(0, 332, 900, 4, '#fff', { opacity: 0.25 }),
  );
  const soft = stripe === '#ffffff' || stripe.startsWith('#e6') || stripe.startsWith('#f4') ? trim : stripe;
  const bike = (frame: string): string => bicycle({ frame }, 'touring');
  if (kind === 'barge') {
    canvas.add(
      rect(0, 0, 900, 34, '#f4e6c8'),
      path(`M0 34${repeat(18, () => 'q25 26 50 0')}V0H0z`, '#f4e6c8'),
      path(
        repeat(9, (index) => `M${index * 100} 0h50v34q-25 26-50 0z`),
        main,
        { opacity: 0.9 },
      ),
      rect(60, 30, 9, 424, '#e3e8ea'),
      rect(830, 30, 9, 424, '#e3e8ea'),
    );
    canvas.add(
      place(deckchair(main, wood), 196, 560, 1.25),
      place(deckchair(soft, wood), 470, 566, 1.25),
      place(table(wood), 332, 574, 1.1),
      place(bike('#e8743b'), 640, 528, 1.02),
      place(bike(main), 700, 546, 1.12),
    );
  } else if (kind === 'river-cruiser') {
    canvas.add(
      place(sunshade(main), 300, 560, 1.12),
      place(lounger(soft, wood), 180, 560, 1.15),
      place(lounger(soft, wood), 450, 574, 1.2),
      place(table(wood), 312, 586, 0.9),
      place(bike('#e8743b'), 690, 536, 1),
    );
  } else if (kind === 'motor-sailer') {
    canvas.add(
      line('M700 600V-10', '#a5794f', 20),
      line('M700 40L260 332M700 40L900 190', '#7d6a58', 3),
      path('M712 90Q820 170 900 330V210Q820 110 712 60Z', '#fbf6ea'),
    );
    canvas.add(
      place(lounger(main, wood), 170, 556, 1.2),
      place(lounger(soft, wood), 450, 572, 1.25),
      place(table(wood), 318, 582, 0.95),
      place(bike('#f2c14e'), 740, 548, 0.9),
    );
  } else {
    canvas.add(
      line('M250 600V-10', '#a86e3f', 22),
      line('M250 60L700 332M250 60L0 240', '#6f5440', 3),
      path('M266 70Q420 160 560 300Q400 306 268 250Z', '#fbf6ea'),
    );
    canvas.add(
      group([
        rect(400, 520, 470, 60, wood, { rx: 10 }),
        rect(392, 498, 486, 34, '#f0e6d2', { rx: 14 }),
        ...[430, 530, 640, 750].map((x, index) => rect(x, 452, 74, 56, index % 2 ? trim : '#2f8a8f', { rx: 14 })),
      ]),
      place(table(wood), 330, 584, 1.05),
      place(bike('#2f8a8f'), 60, 548, 0.92),
    );
  }
  return `${canvas}`;
}
