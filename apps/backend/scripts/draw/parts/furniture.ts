import type { Canvas } from '../canvas.ts';
import { mix } from '../liveries.ts';
import { circle, ellipse, group, line, path, rect, repeat } from '../svg.ts';

/** The colours of a room: covers, linen, wood, and one for cushions and lamps. */
export type Colors = { main: string; soft: string; wood: string; accent: string };
/** A bed seen from its foot; stands on y = 0, its middle at x = 0. */
export function bed(width: number, pillows: number, { main, soft, wood, accent }: Colors): string {
  const half = width / 2;
  const share = width / pillows;
  return group([
    ellipse(0, 4, half + 26, 12, '#000', { opacity: 0.12 }),
    rect(-half - 12, -196, width + 24, 120, wood, { rx: 14 }) + rect(-half - 2, -184, width + 4, 90, mix(wood, '#ffffff', 0.25), { rx: 8 }),
    path(`M${-half} -112H${half}L${half + 20} -14H${-half - 20}Z`, '#fdfbf6'),
    repeat(
      pillows,
      (index) =>
        rect(-half + index * share + share * 0.1, -146, share * 0.8, 46, '#ffffff', { rx: 17 }) +
        rect(-half + index * share + share * 0.22, -126, share * 0.56, 32, index % 2 ? accent : main, { rx: 12 }),
    ),
    path(`M${-half - 5} -88H${half + 5}L${half + 22} -8Q0 4 ${-half - 22} -8Z`, soft),
    path(`M${-half - 12} -54H${half + 12}L${half + 20} -18Q0 -6 ${-half - 20} -18Z`, main) +
      line(`M${-half - 13} -50H${half + 13}`, '#fdfbf6', 2.5),
    rect(-half - 20, -14, width + 40, 20, wood, { rx: 5 }),
    path(`M-26-78q26-16 52 0l-6 12q-20-8-40 0z`, '#ffffff', { opacity: 0.9 }),
  ]);
}

/** A berth above, with its rail and ladder; hangs at y = 0. */
export const bunk = (width: number, { main, soft, wood }: Colors): string =>
  group([
    rect(-width / 2, -52, width, 40, '#fdfbf6', { rx: 8 }) + rect(-width / 2 + 10, -72, 70, 34, '#ffffff', { rx: 14 }),
    rect(-width / 2 + 84, -56, width - 90, 44, soft, { rx: 8 }) + rect(width / 2 - 60, -56, 54, 44, main, { rx: 8 }),
    rect(-width / 2 - 8, -18, width + 16, 24, wood, { rx: 5 }),
    line(`M${-width / 2} -34H${width / 2 - 90}`, wood, 6),
    line(
      `M${width / 2 - 58} -10V214M${width / 2 - 14} -10V214${repeat(5, (index) => `M${width / 2 - 58} ${26 + index * 42}h44`)}`,
      wood,
      7,
    ),
  ]);

/** A lamp on its stand, with its light around it. */
export const lamp = (shade: string, canvas: Canvas): string =>
  circle(0, -6, 84, canvas.glow('#ffe9b3', 0.5)) +
  line('M0 34V0', '#b98a5a', 5) +
  path('M-28 4L-18-34H18L28 4Z', shade) +
  path('M-28 4h56l-2-7h-52z', '#fff3d0');

/** A chest of two drawers; stands on y = 0. */
export const nightstand = (wood: string): string =>
  rect(-42, -78, 84, 78, wood, { rx: 5 }) +
  rect(-34, -66, 68, 24, mix(wood, '#ffffff', 0.22), { rx: 3 }) +
  rect(-34, -36, 68, 24, mix(wood, '#ffffff', 0.22), { rx: 3 }) +
  line('M-6-54h12M-6-24h12', '#fdfbf6', 3);

/** A desk with its chair, a letter and a plant. */
export const desk = ({ main, wood }: Colors): string =>
  group([
    rect(-96, -112, 192, 12, wood, { rx: 3 }) +
      line('M-86-100V0M86-100V0', wood, 9) +
      rect(20, -100, 62, 34, mix(wood, '#ffffff', 0.2), { rx: 3 }),
    rect(-54, -66, 72, 14, main, { rx: 6 }) + rect(-44, -132, 52, 60, main, { rx: 10 }) + line('M-46-54V0M10-54V0', '#8a6a4a', 6),
    rect(34, -140, 44, 26, '#fdfbf6', { rx: 3 }) +
      line('M40-132h30M40-124h22', '#b5c3cd', 2.5) +
      path('M-84-112v-22h16v22z', '#8fb7c9') +
      line('M-76-134q-12-16-18-32M-76-134q0-22 6-40M-76-134q10-10 20-18', '#4f8a55', 4),
  ]);

/** A sofa for two. */
export const sofa = ({ main, soft, wood }: Colors): string =>
  group([
    rect(-104, -112, 208, 90, main, { rx: 20 }),
    rect(-116, -70, 36, 62, main, { rx: 14 }),
    rect(80, -70, 36, 62, main, { rx: 14 }),
    rect(-84, -58, 168, 34, mix(main, '#ffffff', 0.16), { rx: 9 }),
    rect(-70, -96, 56, 46, soft, { rx: 13 }),
    rect(20, -96, 56, 46, '#fdfbf6', { rx: 13 }),
    line('M-92-8V0M92-8V0', wood, 9),
  ]);
