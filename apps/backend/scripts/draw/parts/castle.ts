import { group, line, path, polygon, rect, repeat } from '../svg.ts';
import { panes } from './panes.ts';

/** Wall with battlements, from its left foot. */
export const battlements = (x: number, base: number, width: number, height: number, fill: string, tooth = 9): string => {
  const count = Math.max(2, Math.round(width / (tooth * 2)));
  const step = width / count;
  return (
    rect(x, base - height, width, height, fill) +
    repeat(count, (index) => rect(x + index * step, base - height - tooth, step * 0.58, tooth + 1, fill))
  );
};

/** A round or square tower with a cone or pyramid roof. */
export const tower = (x: number, base: number, width: number, height: number, wall: string, roof: string, pitch = 1.3): string =>
  rect(x - width / 2, base - height, width, height, wall) +
  rect(x, base - height, width / 2, height, '#000', { opacity: 0.08 }) +
  polygon(
    [
      [x - width * 0.62, base - height],
      [x, base - height - width * pitch],
      [x + width * 0.62, base - height],
    ],
    roof,
  );

/** A castle of the Rhine; 250 wide, foot at y = 0. */
export const castle = (wall = '#d9c4a3', shade = '#c3ab87', roof = '#55606e'): string =>
  group([
    battlements(-128, 6, 120, 46, shade) + tower(-112, 8, 34, 78, wall, roof, 1.2),
    battlements(-20, 6, 140, 58, wall) + tower(108, 10, 38, 92, shade, roof, 1.4),
    rect(-34, -150, 54, 156, wall) + rect(-4, -150, 24, 156, '#000', { opacity: 0.08 }) + battlements(-39, -148, 64, 14, wall, 10),
    path('M28-52h62v-38L59-122L28-90Z', wall) + path('M22-88L59-130L96-88Z', roof),
    line('M-7-170v-38', '#6d5240', 2.4) + path('M-6-208q14-5 22 2q8 4 14 0v14q-8 4-16 0q-8-5-20-2z', '#c8443a'),
    panes(-24, -128, 1, 4, 8, 15, 0, 30, '#54493e') +
      panes(40, -78, 3, 2, 8, 13, 15, 30, '#54493e') +
      panes(-90, -24, 3, 1, 7, 12, 24, 0, '#54493e') +
      panes(101, -70, 1, 2, 8, 14, 0, 28, '#54493e'),
  ]);
