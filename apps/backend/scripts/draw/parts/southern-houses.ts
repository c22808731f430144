import { boxes, line, n, path, rect } from '../svg.ts';
import { panes } from './panes.ts';

/** A house of the south: plain wall, low tiled roof. */
export function tiledHouse(
  x: number,
  base: number,
  width: number,
  height: number,
  wall: string,
  roof = '#d2774a',
  shutter = '#5c8a86',
  windows = 2,
): string {
  const top = base - height;
  const rows = Math.max(1, Math.floor((height - 8) / 22));
  const step = width / windows;
  return (
    rect(x, top, width, height, wall) +
    path(
      `M${n(x - 4)} ${n(top + 1)}L${n(x + width * 0.2)} ${n(top - width * 0.2)}H${n(x + width * 0.8)}L${n(x + width + 4)} ${n(top + 1)}Z`,
      roof,
    ) +
    panes(x + step / 2 - 3.5, top + 7, windows, rows, 7, 10, step, 22, shutter)
  );
}

/** A white house of the Cyclades; flat roof, blue door and shutters. */
export function cube(
  x: number,
  base: number,
  width: number,
  height: number,
  wall = '#fdfdfb',
  blue = '#2f7fc4',
  shade = '#dfe8ef',
): string {
  const r = Math.round;
  const door = height > 44 ? `M${x + r(width * 0.28)} ${base}v-17q6-8 12 0v17z` : '';
  return (
    rect(x, base - height, width, height, wall) +
    rect(x + r(width * 0.78), base - height, r(width * 0.22), height, shade) +
    path(`${boxes(x + r(width * 0.14), base - height + 9, 2, 1, 9, 12, r(width * 0.34), 0)}${door}`, blue)
  );
}

/** A chapel with a blue dome, foot at its left corner. */
export const chapel = (x: number, base: number, width: number, blue = '#2f7fc4'): string =>
  rect(x, base - width * 0.6, width, width * 0.6, '#fdfdfb') +
  rect(x + width * 0.8, base - width * 0.6, width * 0.2, width * 0.6, '#dfe8ef') +
  path(`M${n(x + width * 0.1)} ${n(base - width * 0.6)}a${n(width * 0.4)} ${n(width * 0.42)} 0 0 1 ${n(width * 0.8)} 0z`, blue) +
  line(
    `M${n(x + width / 2)} ${n(base - width * 1.02)}v${n(-width * 0.2)}m${n(-width * 0.07)} ${n(width * 0.07)}h${n(width * 0.14)}`,
    '#fdfdfb',
    Math.max(2, width * 0.04),
  ) +
  path(
    `M${n(x + width * 0.38)} ${n(base)}v${n(-width * 0.26)}q${n(width * 0.1)} ${n(-width * 0.13)} ${n(width * 0.2)} 0v${n(width * 0.26)}z`,
    blue,
  );
