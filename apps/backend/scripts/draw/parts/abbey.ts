import { circle, group, path, rect, repeat } from '../svg.ts';
import { panes } from './panes.ts';

/** An abbey in baroque yellow, as above the Danube; 420 wide, foot at y = 0. */
export const abbey = (wall = '#f0c46a', white = '#fbf3e2', roof = '#c4694a', copper = '#5f9a8a'): string =>
  group([
    rect(-210, -74, 420, 74, wall) + path('M-214-74L-196-100H196L214-74Z', roof) + rect(-210, -76, 420, 5, white),
    panes(-200, -62, 9, 2, 9, 19, 15.5, 32, '#6b5a48') + panes(72, -62, 9, 2, 9, 19, 15.5, 32, '#6b5a48'),
    rect(-62, -112, 124, 112, white) + path('M-22 0v-58q22-26 44 0v58z', '#8a6f4e'),
    repeat(2, (side) => {
      const x = side === 0 ? -46 : 46;
      return (
        group([
          rect(x - 19, -176, 38, 176, wall) +
            rect(x - 22, -178, 44, 5, white) +
            rect(x - 22, -118, 44, 5, white) +
            path(`M${x - 7}-132v-24q7-9 14 0v24z`, '#6b5a48') +
            circle(x, -98, 7, white, { stroke: '#8a6f4e', 'stroke-width': 2 }),
        ]) +
        path(
          `M${x - 21}-178C${x - 24}-206 ${x - 8}-208 ${x - 6}-222L${x}-246L${x + 6}-222C${x + 8}-208 ${x + 24}-206 ${x + 21}-178Z`,
          copper,
        )
      );
    }),
    rect(112, -132, 72, 40, wall) +
      path('M106-132Q108-182 148-186Q188-182 190-132Z', copper) +
      rect(140, -208, 16, 24, white) +
      path('M138-208q10-22 20 0z', copper),
  ]);
