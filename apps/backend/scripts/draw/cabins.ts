import type { CatalogueCabin } from '../../src/catalogue/cabins.ts';
import { Canvas } from './canvas.ts';
import { liveries, mix } from './liveries.ts';
import { bed, bunk, type Colors, desk, lamp, nightstand, sofa } from './parts/furniture.ts';
import { backdrop } from './ships/backdrop.ts';
import { circle, ellipse, group, line, path, place, rect, repeat } from './svg.ts';

type Window = 'portholes' | 'window' | 'panorama' | 'balcony' | 'stern';

/** The way out to the country: holes in the wall, and the frames around them. */
function windows(kind: Window): { holes: string; frames(color: string): string } {
  const round = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  const box = (x: number, y: number, w: number, h: number, r = 12) =>
    `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`;
  const bolts = (x: number, y: number, r: number) =>
    circle(x, y, r + 9, 'none', {
      stroke: '#b98a4a',
      'stroke-width': 4,
      'stroke-dasharray': `0 ${((2 * Math.PI * (r + 9)) / 8).toFixed(2)}`,
    });
  const frame = (d: string, color: string, width: number) => path(d, 'none', { stroke: color, 'stroke-width': width });
  if (kind === 'portholes') {
    const d = round(266, 230, 62) + round(534, 230, 62);
    return { holes: d, frames: () => frame(d, '#d9b06a', 20) + frame(d, '#f0d49a', 7) + bolts(266, 230, 62) + bolts(534, 230, 62) };
  }
  if (kind === 'stern') {
    const d = [150, 320, 490].map((x) => `M${x} 300V190q0-50 55-50h50q55 0 55 50v110z`).join('');
    return { holes: d, frames: (color) => frame(d, color, 13) + line('M230 140V300M400 140V300M570 140V300', color, 5) };
  }
  if (kind === 'balcony') {
    const d = box(436, 96, 300, 384, 8);
    return {
      holes: d,
      frames: (color) =>
        frame(d, color, 14) +
        line('M586 100V476', color, 12) +
        line(`M436 388H736M436 410H736${repeat(9, (index) => `M${468 + index * 30} 388v88`)}`, '#3f4a54', 5),
    };
  }
  const d = kind === 'panorama' ? box(96, 96, 608, 226) : box(226, 130, 348, 176);
  const posts = kind === 'panorama' ? 'M298 98V320M502 98V320' : 'M400 132V304';
  return { holes: d, frames: (color) => frame(d, color, 14) + line(posts, color, 8) };
}

const views: Readonly<Record<Window, readonly [x: number, y: number, scale: number]>> = {
  portholes: [130, 36, 0.62],
  stern: [130, 36, 0.62],
  window: [130, 36, 0.62],
  panorama: [85, 14, 0.7],
  balcony: [20, 0, 0.82],
};

const windowOf = ({ slug, deck, beds }: CatalogueCabin): Window => {
  if (slug.endsWith('-balcony')) return 'balcony';
  if (slug.endsWith('-master')) return 'stern';
  if (deck === 'lower') return 'portholes';
  return beds === 'suite' || deck === 'sun' || deck === 'upper' ? 'panorama' : 'window';
};

/** A cabin as its guests find it: beds of its type, the window of its deck, the colours of its ship. */
export function cabin(type: CatalogueCabin): string {
  const canvas = new Canvas(900, 600, [800, 600]);
  const { hull, trim, wood, stripe } = liveries[type.ship];
  const main = hull.startsWith('#f') ? trim : hull;
  const accent = ['#ffffff', '#f4efe2', '#e6ebee'].includes(stripe) ? trim : stripe;
  const colors: Colors = { main, soft: mix(main, '#ffffff', 0.72), wood, accent: accent === main ? '#e8a25a' : accent };
  const kind = windowOf(type);
  const { holes, frames } = windows(kind);
  const wooden = type.ship === 'lykia-yildizi' || type.ship === 'dalmatinka';
  const wall = wooden ? '#ecd8b5' : mix(main, '#fffaf0', 0.88);
  backdrop(canvas, type.ship, { withClouds: false, glints: 6 });
  // The country is moved to where the window is: its horizon stands at eye level.
  canvas.shift(...views[kind]).add(path(`M0 0H800V600H0Z${holes}`, wall, { 'fill-rule': 'evenodd' }), frames(wooden ? wood : '#fdfbf6'));
  canvas.add(rect(0, 0, 800, 40, wooden ? mix(wood, '#ffffff', 0.35) : '#fffdf8'), rect(0, 40, 800, 5, wood, { opacity: 0.7 }));
  if (wooden)
    canvas.add(
      line(
        repeat(9, (index) => `M${40 + index * 90} 46V350`),
        wood,
        2,
        { opacity: 0.22 },
      ),
    );
  if (kind === 'window' || kind === 'panorama' || kind === 'balcony') {
    const [left, right, top, foot] =
      kind === 'window' ? [210, 590, 112, 326] : kind === 'panorama' ? [80, 720, 78, 342] : [418, 754, 78, 490];
    const cloth = mix(main, '#ffffff', 0.4);
    canvas.add(
      rect(left - 30, top - 8, right - left + 60, 9, wood, { rx: 4 }),
      path(
        `M${left - 16} ${top}h62q-6 70-26 110q14 40 8 ${foot - top - 110}h-44zM${right + 16} ${top}h-62q6 70 26 110q-14 40-8 ${foot - top - 110}h44z`,
        cloth,
      ),
      line(`M${left + 4} ${top + 4}V${foot - 6}M${right - 4} ${top + 4}V${foot - 6}`, main, 3, { opacity: 0.35 }),
    );
  }
  const wainscot = kind === 'balcony' ? 480 : 386;
  if (kind !== 'balcony')
    canvas.add(
      rect(0, 356, 800, 130, mix(wood, '#ffffff', 0.3)),
      rect(0, 350, 800, 9, wood),
      line(
        repeat(8, (index) => `M${60 + index * 98} 362V480`),
        wood,
        3,
        { opacity: 0.5 },
      ),
    );
  else
    canvas.add(
      rect(0, 356, 424, 130, mix(wood, '#ffffff', 0.3)),
      rect(0, 350, 424, 9, wood),
      rect(748, 356, 60, 130, mix(wood, '#ffffff', 0.3)),
      rect(748, 350, 60, 9, wood),
    );
  canvas.add(
    rect(0, Math.max(wainscot, 480), 800, 120, canvas.gradient(['#c0925f', '#a37444'])),
    line(
      repeat(6, (index) => `M0 ${492 + index * index * 4 + index * 3}H800`),
      '#8a5f36',
      1.6,
      { opacity: 0.35 },
    ),
  );
  furnish(canvas, type, colors, kind);
  return `${canvas}`;
}

function furnish(canvas: Canvas, { beds }: CatalogueCabin, colors: Colors, kind: Window): void {
  const light = lamp(colors.accent, canvas);
  const rug = ellipse(400, 566, 300, 24, colors.main, { opacity: 0.55 });
  if (kind === 'balcony') {
    canvas.add(
      place(bed(250, 2, colors), 214, 548, 1.08),
      place(light, 54, 296, 0.9),
      place(light, 374, 296, 0.9),
      ellipse(600, 560, 130, 18, colors.main, { opacity: 0.5 }),
      place(sofa(colors), 636, 566, 0.86),
    );
    return;
  }
  switch (beds) {
    case 'twin':
      canvas.add(
        rug,
        place(bed(176, 1, colors), 196, 550, 1.12),
        place(bed(176, 1, colors), 604, 550, 1.12),
        place(nightstand(colors.wood), 400, 500),
        place(light, 400, 388),
      );
      return;
    case 'double':
      canvas.add(
        rug,
        place(bed(300, 2, colors), 400, 552, 1.14),
        place(nightstand(colors.wood), 130, 506),
        place(nightstand(colors.wood), 670, 506),
        place(light, 130, 394),
        place(light, 670, 394),
      );
      return;
    case 'single':
      canvas.add(
        ellipse(430, 566, 240, 20, colors.main, { opacity: 0.5 }),
        place(bed(186, 1, colors), 200, 552, 1.14),
        place(nightstand(colors.wood), 386, 506, 0.9),
        place(light, 386, 406, 0.9),
        place(desk(colors), 628, 528, 1.25),
      );
      return;
    case 'triple':
    case 'family':
      canvas.add(
        rug,
        place(bed(beds === 'family' ? 250 : 176, beds === 'family' ? 2 : 1, colors), beds === 'family' ? 214 : 190, 550, 1.1),
        place(bed(176, 1, colors), 606, 552, 1.1),
        place(bunk(250, colors), 606, 316),
        place(nightstand(colors.wood), beds === 'family' ? 430 : 398, 500, 0.9),
        place(light, beds === 'family' ? 430 : 398, 398, 0.9),
      );
      return;
    case 'suite':
      canvas.add(
        ellipse(410, 566, 340, 26, colors.main, { opacity: 0.55 }),
        place(bed(300, 2, colors), 260, 552, 1.08),
        place(nightstand(colors.wood), 494, 502, 0.8),
        place(light, 494, 414, 0.9),
        place(sofa(colors), 668, 556, 1.02),
        place(
          group([
            ellipse(0, 0, 40, 6, '#000', { opacity: 0.14 }),
            rect(-4, -44, 8, 44, colors.wood),
            ellipse(0, -46, 46, 9, '#fdfbf6'),
            path('M-16-48v-22h12v22zM8-48v-22h12v22z', '#cfe6ee'),
            path('M-4-50q-2-26 4-40 6 14 4 40z', '#4f8a55'),
          ]),
          560,
          592,
          1,
        ),
      );
      return;
    default:
      beds satisfies never;
  }
}
