import type { Canvas } from '../canvas.ts';
import { circle, ellipse, group, line, n, type Point, path, random, rect, repeat, smooth } from '../svg.ts';

/** Land below a smooth line of heights, down to `bottom`. */
export function ridge(points: readonly Point[], bottom: number, fill: string): string {
  const [last] = points.at(-1) ?? [0];
  const [first] = points[0] ?? [0];
  return path(`${smooth(points)}L${n(last)} ${n(bottom)}L${n(first)} ${n(bottom)}Z`, fill);
}

/** The same line as an outline, to be used as a clip. */
export const ridgeShape = (points: readonly Point[], bottom: number): string => ridge(points, bottom, '#000');

/** Still water from `top` to `bottom`, with glints that grow towards the viewer. */
export function water(
  canvas: Canvas,
  top: number,
  bottom: number,
  colors: readonly string[],
  { glints = 22, seed = 3, glint = '#fff' } = {},
): void {
  const next = random(seed);
  const depth = bottom - top;
  const widths = [2, 3, 4];
  const streaks = widths.map((width, index) =>
    line(
      repeat(Math.round(glints / 3), () => {
        const near = (index + next()) / 3;
        return `M${Math.round(next() * (canvas.width + 60) - 60)} ${Math.round(top + 6 + near ** 1.2 * (depth - 12))}h${Math.round((14 + near * 90) * (0.5 + next()))}`;
      }),
      glint,
      width,
    ),
  );
  canvas.add(rect(0, top, canvas.width, depth, canvas.gradient(colors)), group(streaks, { opacity: 0.28 }));
}

export const poplar = (x: number, base: number, height: number, fill: string): string =>
  path(
    `M${n(x)} ${n(base)}C${n(x - height * 0.2)} ${n(base - height * 0.25)} ${n(x - height * 0.1)} ${n(base - height * 0.8)} ${n(x)} ${n(base - height)}C${n(x + height * 0.1)} ${n(base - height * 0.8)} ${n(x + height * 0.2)} ${n(base - height * 0.25)} ${n(x)} ${n(base)}Z`,
    fill,
  );

/** Slimmer and darker than a poplar. */
export const cypress = (x: number, base: number, height: number, fill = '#2f5a46'): string =>
  path(
    `M${n(x - height * 0.07)} ${n(base)}Q${n(x - height * 0.14)} ${n(base - height * 0.45)} ${n(x)} ${n(base - height)}Q${n(x + height * 0.14)} ${n(base - height * 0.45)} ${n(x + height * 0.07)} ${n(base)}Z`,
    fill,
  );

export const roundTree = (x: number, base: number, size: number, fill: string, light: string, trunk = '#7a5b45'): string =>
  rect(x - size * 0.05, base - size * 0.5, size * 0.1, size * 0.5, trunk) +
  blobs(
    [
      [x, base - size * 0.72, size * 0.36],
      [x - size * 0.22, base - size * 0.52, size * 0.25],
      [x + size * 0.24, base - size * 0.54, size * 0.24],
    ],
    fill,
  ) +
  circle(x - size * 0.1, base - size * 0.8, size * 0.18, light);

/** The umbrella pine of southern coasts, leaning a little. */
export const pine = (x: number, base: number, size: number, dark = '#2c6350', light = '#3f8264', trunk = '#7b4f3a'): string =>
  line(
    `M${n(x)} ${n(base)}Q${n(x + size * 0.02)} ${n(base - size * 0.4)} ${n(x + size * 0.14)} ${n(base - size * 0.72)}`,
    trunk,
    size * 0.055,
  ) +
  line(`M${n(x + size * 0.07)} ${n(base - size * 0.5)}L${n(x - size * 0.14)} ${n(base - size * 0.68)}`, trunk, size * 0.03) +
  ellipse(x - size * 0.18, base - size * 0.7, size * 0.25, size * 0.1, dark) +
  ellipse(x + size * 0.32, base - size * 0.74, size * 0.28, size * 0.11, dark) +
  ellipse(x + size * 0.1, base - size * 0.86, size * 0.38, size * 0.15, dark) +
  ellipse(x + size * 0.05, base - size * 0.9, size * 0.26, size * 0.085, light);

/** Round blobs, each [x, y, radius], as one path; they run clockwise, as all other shapes do, so that overlaps stay filled. */
export const blobs = (where: readonly (readonly [number, number, number])[], fill: string): string =>
  path(
    where.map(([x, y, r]) => `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0`).join(''),
    fill,
  );

/** A wood on a slope: round crowns along a line of points. */
export function wood(points: readonly Point[], size: number, fill: string, seed = 5): string {
  const next = random(seed);
  return blobs(
    points.map(
      ([x, y]) =>
        [
          Math.round(x + (next() - 0.5) * size),
          Math.round(y + (next() - 0.5) * size * 0.4),
          Math.round(size * (0.42 + next() * 0.3)),
        ] as const,
    ),
    fill,
  );
}

/** Points along a line from a to b. */
export const along = (a: Point, b: Point, count: number): Point[] =>
  Array.from({ length: count }, (_, index): Point => {
    const part = count === 1 ? 0 : index / (count - 1);
    return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
  });

/** Reeds at the water's edge. */
export function reeds(x: number, base: number, count: number, size: number, stroke: string, seed = 11): string {
  const next = random(seed);
  const stems = repeat(count, (index) => {
    const foot = x + index * size * 0.16;
    const height = size * (0.6 + next() * 0.5);
    const lean = (next() - 0.35) * size * 0.3;
    return `M${n(foot)} ${n(base)}q${n(lean * 0.2)} ${n(-height * 0.6)} ${n(lean)} ${n(-height)}`;
  });
  return line(stems, stroke, Math.max(1.6, size * 0.04));
}
