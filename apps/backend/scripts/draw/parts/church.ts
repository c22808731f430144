import { circle, group, path, polygon, rect } from '../svg.ts';
import { panes } from './panes.ts';

/** A village church with a pointed spire; foot of its tower at (0, 0). */
export const church = (wall = '#f2e8d8', roof = '#5d6b7a', height = 130): string =>
  group([
    rect(12, -46, 74, 46, wall) + path('M8-45L24-74H78L90-45Z', roof),
    rect(-16, -height * 0.6, 32, height * 0.6, wall) +
      polygon(
        [
          [-20, -height * 0.6],
          [0, -height],
          [20, -height * 0.6],
        ],
        roof,
      ),
    rect(-4, -height * 0.5, 8, 16, '#4d5c68', { rx: 4 }) + panes(26, -34, 3, 1, 8, 20, 20, 0, '#4d5c68'),
    circle(0, -height * 0.32, 6, '#4d5c68'),
  ]);
