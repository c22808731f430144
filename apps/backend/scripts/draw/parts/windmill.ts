import { circle, dashes, group, line, path, rect, repeat } from '../svg.ts';

/** A Dutch smock mill; its foot is at (0, 0), the cap's axle at (0, -212). `turn` in degrees. */
export function windmill(
  turn = 20,
  { body = '#5b4a40', shade = '#4a3b33', base = '#a8614a', cap = '#3f5f52', sail = '#f3ead9' } = {},
): string {
  const blade =
    line('M0 0V-126', '#6d5240', 4) +
    path('M3-122h19v96H3z', sail, { stroke: '#6d5240', 'stroke-width': 1.4 }) +
    dashes('M12.5-122v96', '#6d5240', 19, 1.4, 14.4);
  return group([
    path('M-46 0L-40-66H40L46 0Z', base) + path('M46 0L40-66H14L16 0Z', '#000', { opacity: 0.1 }),
    rect(-11, -40, 22, 40, '#2f4a3f', { rx: 2 }) + rect(-32, -50, 10, 14, '#f3ead9') + rect(22, -50, 10, 14, '#f3ead9'),
    path('M-39-68L-23-196H23L39-68Z', body) + path('M39-68L23-196H8L13-68Z', shade),
    rect(-58, -76, 116, 7, '#d9c7a8', { rx: 2 }) +
      line(`M-56-90H56${repeat(9, (index) => `M${-56 + index * 14}-90v14`)}M-50-69l12 26M50-69l-12 26`, '#8a7257', 1.8),
    rect(-6, -120, 12, 16, '#f3ead9') + rect(-5, -164, 10, 13, '#f3ead9'),
    path('M-29-194Q-26-232 4-234Q28-230 29-194Z', cap),
    group(
      repeat(4, (index) => group(blade, { transform: `rotate(${turn + index * 90})` })),
      { transform: 'translate(0 -212)' },
    ),
    circle(0, -212, 6, '#3b2f29'),
  ]);
}
