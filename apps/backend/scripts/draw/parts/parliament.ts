import { group, line, path, polygon, rect, repeat } from '../svg.ts';
import { panes } from './panes.ts';

/** A parliament with a dome, in the light of the evening; 440 wide, foot at y = 0. */
export const parliament = (wall = '#f3dfbf', shade = '#dcc39c', roof = '#8f4f45'): string =>
  group([
    rect(-220, -70, 440, 70, wall) + path('M-222-70L-210-90H210L222-70Z', roof),
    panes(-212, -60, 14, 2, 5, 17, 11.5, 30, '#8a6f4e') + panes(58, -60, 14, 2, 5, 17, 11.5, 30, '#8a6f4e'),
    repeat(
      2,
      (side) =>
        rect(side ? 180 : -220, -96, 40, 96, shade) +
        polygon(
          side
            ? [
                [178, -96],
                [200, -128],
                [222, -96],
              ]
            : [
                [-222, -96],
                [-200, -128],
                [-178, -96],
              ],
          roof,
        ),
    ),
    repeat(12, (index) =>
      polygon(
        [
          [-170 + index * 31 - 3, -88],
          [-170 + index * 31, -112],
          [-170 + index * 31 + 3, -88],
        ],
        shade,
      ),
    ),
    rect(-58, -108, 116, 108, wall) + panes(-48, -96, 6, 2, 8, 30, 17.5, 46, '#8a6f4e'),
    repeat(
      2,
      (side) =>
        rect(side ? 56 : -72, -140, 16, 140, shade) +
        polygon(
          side
            ? [
                [54, -140],
                [64, -196],
                [74, -140],
              ]
            : [
                [-74, -140],
                [-64, -196],
                [-54, -140],
              ],
          roof,
        ),
    ),
    rect(-40, -136, 80, 30, shade) +
      panes(-34, -130, 6, 1, 6, 20, 12.4, 0, '#8a6f4e') +
      path('M-44-136Q-42-196 0-206Q42-196 44-136Z', roof) +
      line('M-22-138Q-20-186 0-204M22-138Q20-186 0-204M0-138V-204', '#6f3a33', 1.6),
    rect(-7, -224, 14, 20, wall) +
      polygon(
        [
          [-9, -224],
          [0, -262],
          [9, -224],
        ],
        roof,
      ),
  ]);
