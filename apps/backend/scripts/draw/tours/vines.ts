import type { Canvas } from '../canvas.ts';
import { ridgeShape } from '../parts/land.ts';
import { dashes, n, type Point, repeat } from '../svg.ts';

/** Rows of vines over a slope: lines that follow it, inside its outline. */
export function vines(
  canvas: Canvas,
  shape: readonly Point[],
  bottom: number,
  { outline = ridgeShape(shape, bottom), tone = '#7d9f45', rows = 12, step = 17, lean = 26 } = {},
): void {
  const clip = canvas.clip(outline);
  const [first, last] = [shape[0] ?? [0, 0], shape.at(-1) ?? [0, 0]];
  const middle = shape[Math.floor(shape.length / 2)] ?? first;
  const d = repeat(rows, (row) => {
    const dy = 14 + row * step;
    return `M${n(first[0])} ${n(first[1] + dy + lean)}Q${n(middle[0])} ${n(middle[1] + dy)} ${n(last[0])} ${n(last[1] + dy + lean)}`;
  });
  canvas.add(dashes(d, tone, 6, 9, 4).replace('<path', `<path clip-path="${clip}"`));
}
