import { boxes, dashes, n, path, repeat } from '../svg.ts';

/** Rows of windows on a wall. */
export const panes = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  width: number,
  height: number,
  dx: number,
  dy: number,
  fill: string,
): string =>
  columns > 3
    ? dashes(
        repeat(rows, (row) => `M${n(x)} ${n(y + height / 2 + row * dy)}h${n((columns - 1) * dx + width)}`),
        fill,
        height,
        width,
        dx - width,
      )
    : path(boxes(x, y, columns, rows, width, height, dx, dy), fill);
