import { ellipse, n, path, polygon, rect, repeat } from '../svg.ts';
import { panes } from './panes.ts';

/** A campanile; foot at (x, base). */
export const campanile = (x: number, base: number, width: number, height: number, wall: string, roof: string): string =>
  rect(x - width / 2, base - height, width, height, wall) +
  rect(x + width * 0.1, base - height, width * 0.4, height, '#000', { opacity: 0.07 }) +
  rect(x - width * 0.62, base - height * 0.98, width * 1.24, 5, '#f6efe3') +
  rect(x - width * 0.5, base - height - width * 0.9, width, width * 0.9, '#f6efe3') +
  repeat(2, (side) =>
    path(
      `M${n(x - width * 0.34 + side * width * 0.4)} ${n(base - height - 2)}v${n(-width * 0.45)}q${n(width * 0.14)} ${n(-width * 0.2)} ${n(width * 0.28)} 0v${n(width * 0.45)}z`,
      '#6b5a48',
    ),
  ) +
  polygon(
    [
      [x - width * 0.58, base - height - width * 0.9],
      [x, base - height - width * 2.4],
      [x + width * 0.58, base - height - width * 0.9],
    ],
    roof,
  );

/** A dome on a drum, as of Venice. */
export const dome = (x: number, base: number, r: number, wall = '#f3ece0', cover = '#9fb3bd'): string =>
  rect(x - r * 0.86, base - r * 0.6, r * 1.72, r * 0.6, wall) +
  panes(x - r * 0.7, base - r * 0.48, 5, 1, r * 0.16, r * 0.36, r * 0.31, 0, '#7f8b90') +
  path(
    `M${n(x - r)} ${n(base - r * 0.58)}C${n(x - r)} ${n(base - r * 1.5)} ${n(x - r * 0.4)} ${n(base - r * 1.75)} ${n(x)} ${n(base - r * 1.8)}C${n(x + r * 0.4)} ${n(base - r * 1.75)} ${n(x + r)} ${n(base - r * 1.5)} ${n(x + r)} ${n(base - r * 0.58)}Z`,
    cover,
  ) +
  rect(x - r * 0.14, base - r * 2.15, r * 0.28, r * 0.38, wall) +
  ellipse(x, base - r * 2.15, r * 0.2, r * 0.14, cover);
