import { circle, group, path, polygon, rect, repeat } from '../svg.ts';
import { panes } from './panes.ts';

/** The belfry of Bruges; foot at y = 0, 340 high. */
export const belfry = (wall = '#b98a5c', light = '#cda174', glass = '#5a4331'): string =>
  group([
    rect(-96, -78, 192, 78, light) +
      polygon(
        [
          [-102, -78],
          [-84, -104],
          [84, -104],
          [102, -78],
        ],
        '#6b5a4d',
      ) +
      panes(-84, -60, 4, 1, 14, 30, 18, 0, glass) +
      panes(28, -60, 4, 1, 14, 30, 16, 0, glass),
    rect(-36, -188, 72, 188, wall) + rect(-42, -192, 84, 8, light),
    repeat(2, (side) => path(`M${-24 + side * 30}-120v-46q9-14 18 0v46z`, glass)) + path('M-12 0v-38q12-16 24 0v38z', glass),
    repeat(2, (side) =>
      polygon(
        [
          [-44 + side * 76, -192],
          [-38 + side * 76, -226],
          [-32 + side * 76, -192],
        ],
        light,
      ),
    ),
    rect(-28, -256, 56, 66, wall) +
      rect(-33, -260, 66, 7, light) +
      repeat(2, (side) => path(`M${-18 + side * 22}-200v-34q7-11 14 0v34z`, glass)),
    path('M-22-260V-318H22V-260Z', light) + path('M-12-266v-34q12-14 24 0v34z', glass) + rect(-26, -322, 52, 6, wall),
    repeat(4, (index) =>
      polygon(
        [
          [-24 + index * 14.5, -322],
          [-21 + index * 14.5, -340],
          [-18 + index * 14.5, -322],
        ],
        light,
      ),
    ),
    circle(0, -176, 9, '#f3e4c2', { stroke: glass, 'stroke-width': 2 }),
  ]);
