/** Helpers for writing SVG. Lengths are user units of a drawing of about 900 by 600. */
export type Point = readonly [x: number, y: number];
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** As few digits as are visible: one decimal for small lengths, none for others. */
export const n = (value: number): string => String(Math.abs(value) < 40 ? Math.round(value * 10) / 10 : Math.round(value));

const attributes = (given: Attributes): string =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? (name.includes('opacity') ? value : n(value)) : value}"`)
    .join('');

export const el = (name: string, given: Attributes, children = ''): string =>
  children ? `<${name}${attributes(given)}>${children}</${name}>` : `<${name}${attributes(given)}/>`;

export const path = (d: string, fill: string, more: Attributes = {}): string => el('path', { d, fill, ...more });
export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): string =>
  'rx' in more
    ? el('rect', { x, y, width, height, fill, ...more })
    : path(`M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`, fill, more);
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  el('circle', { cx, cy, r, fill, ...more });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  el('ellipse', { cx, cy, rx, ry, fill, ...more });
export const line = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  el('path', { d, fill: 'none', stroke, 'stroke-width': width, ...more });
/** A line cut into equal dashes with straight ends: posts of a railing, rungs of a ladder. */
export const dashes = (d: string, stroke: string, width: number, dash: number, gap: number): string =>
  line(d, stroke, width, { 'stroke-dasharray': `${n(dash)} ${n(gap)}`, 'stroke-linecap': 'butt' });
export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}): string =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, more);

/** A row or a grid of equal boxes as one path. */
export function boxes(x: number, y: number, columns: number, rows: number, width: number, height: number, dx: number, dy: number): string {
  const box = `h${n(width)}v${n(height)}h${n(-width)}z`;
  return repeat(rows, (row) => `M${n(x)} ${n(y + row * dy)}${box}${`m${n(dx)} 0${box}`.repeat(columns - 1)}`);
}

/** Equal dots in a row: a dashed line whose dashes have no length and round ends. */
export const dots = (x: number, y: number, count: number, step: number, r: number, stroke: string): string =>
  line(`M${n(x)} ${n(y)}h${n((count - 1) * step + 1)}`, stroke, r * 2, { 'stroke-dasharray': `0 ${n(step)}` });

export const group = (children: string | readonly string[], given: Attributes = {}): string =>
  el('g', given, typeof children === 'string' ? children : children.join(''));

/** Moves, and scales by one factor or two, what is drawn around its own origin. */
export const place = (drawing: string, x: number, y: number, sx = 1, sy = sx): string =>
  group(drawing, { transform: placed(x, y, sx, sy) });

export function placed(x: number, y: number, sx: number, sy: number): string {
  const [across, down] = [Math.round(sx * 100) / 100, Math.round(sy * 100) / 100];
  return `translate(${n(x)} ${n(y)})${across === 1 && down === 1 ? '' : `scale(${across === down ? across : `${across} ${down}`})`}`;
}

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A smooth curve through all points (Catmull-Rom as cubic Béziers), as path data from an `M`. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const pairs = points.slice(1).map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const control = (a: Point, b: Point, c: Point, sign: number): string =>
      `${n(b[0] + (sign * (c[0] - a[0])) / 6)} ${n(b[1] + (sign * (c[1] - a[1])) / 6)}`;
    return `C${control(before, from, to, 1)} ${control(from, to, after, -1)} ${n(to[0])} ${n(to[1])}`;
  });
  return `M${n(at(0)[0])} ${n(at(0)[1])}${pairs.join('')}`;
}

/** A source of numbers in [0, 1) that gives the same ones every time (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
