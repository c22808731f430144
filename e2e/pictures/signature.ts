import { PNG } from 'pngjs';

/** Levels from 0 to 255 at the points of a grid, row by row: one for a brightness, three for a colour. */
export type Grid = { spacing: number; rows: number[][][] };
/** A picture, made small: its size, and blurred copies. */
export type Signature = { width: number; height: number; brightness: Grid; colours: Grid };

/** The distances of the points in pixels. Brightness finds what moves; colours, of which few are enough, find what is painted otherwise. */
const spacings = { brightness: 24, colours: 96 };

const add = (sums: Float64Array, index: number, amount: number): void => {
  sums[index] = (sums[index] ?? 0) + amount;
};

/** The average around each point of a line. A pixel counts for the points at its left and right, for the nearer one more. */
function getAverages(length: number, spacing: number, levelAt: (pixel: number) => number): number[] {
  const sums = new Float64Array(Math.ceil((length - 1) / spacing) + 1);
  const weights = new Float64Array(sums.length);
  for (let pixel = 0; pixel < length; pixel++) {
    const point = Math.floor(pixel / spacing);
    const distance = (pixel % spacing) / spacing;
    const level = levelAt(pixel);
    add(sums, point, level * (1 - distance));
    add(weights, point, 1 - distance);
    if (distance > 0) add(sums, point + 1, level * distance);
    if (distance > 0) add(weights, point + 1, distance);
  }
  return Array.from(sums, (sum, point) => sum / (weights[point] ?? 1));
}

/**
 * The signature of a PNG file, with exact levels. Its points' surroundings overlap, so that a shift by two pixels changes levels wherever it is: the
 * averages of separate cells would stay the same as long as a text moves inside its cell.
 */
export function getSignature(file: Buffer): Signature {
  const { width, height, data } = PNG.sync.read(file);
  const getLevels = (spacing: number, level: (red: number, green: number, blue: number) => number): number[][] => {
    const lines = Array.from({ length: height }, (_, y) =>
      getAverages(width, spacing, (x) => {
        const at = (y * width + x) * 4;
        return level(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      }),
    );
    const columns = (lines[0] ?? []).map((_, column) => getAverages(height, spacing, (y) => lines[y]?.[column] ?? 0));
    return (columns[0] ?? []).map((_, row) => columns.map((levels) => levels[row] ?? 0));
  };
  const brightness = getLevels(spacings.brightness, (red, green, blue) => 0.3 * red + 0.59 * green + 0.11 * blue);
  const reds = getLevels(spacings.colours, (red) => red);
  const greens = getLevels(spacings.colours, (_, green) => green);
  const blues = getLevels(spacings.colours, (_red, _green, blue) => blue);
  const colours = reds.map((row, y) => row.map((red, x) => [red, greens[y]?.[x] ?? 0, blues[y]?.[x] ?? 0]));
  return {
    width,
    height,
    brightness: { spacing: spacings.brightness, rows: brightness.map((row) => row.map((level) => [level])) },
    colours: { spacing: spacings.colours, rows: colours },
  };
}

const toHex = (levels: readonly number[]): string => levels.map((level) => Math.round(level).toString(16).padStart(2, '0')).join('');

function formatRows({ rows }: Grid): string[] {
  const lines = rows.map((row) => {
    const points = row.map(toHex);
    return points.map((point, column) => (point === points[column - 1] ? '.' : point)).join('');
  });
  return lines.map((line, row) => (line === lines[row - 1] ? '=' : line));
}

function parseRows(lines: readonly string[], digits: number): number[][][] {
  const rows: number[][][] = [];
  for (const line of lines) {
    const row: number[][] = line === '=' ? (rows.at(-1) ?? []) : [];
    for (const [found] of line.matchAll(new RegExp(`\\.|[0-9a-f]{${digits}}`, 'g'))) {
      row.push(found === '.' ? (row.at(-1) ?? []) : [...Buffer.from(found, 'hex')]);
    }
    rows.push(row);
  }
  return rows;
}

/** A signature as text: size, brightness, colours, with a line per row. `.` is the point at the left, `=` the row above. */
export function formatSignature({ width, height, brightness, colours }: Signature): string {
  return [`${width}x${height}`, 'brightness', ...formatRows(brightness), 'colours', ...formatRows(colours), ''].join('\n');
}

/** The signature that `formatSignature` has written, with whole levels. Throws if it is none. */
export function parseSignature(text: string): Signature {
  const lines = text.trimEnd().split('\n');
  const [, width, height] = /^(\d+)x(\d+)\nbrightness\n/.exec(text) ?? [];
  const colours = lines.indexOf('colours');
  if (!width || !height || colours < 0) throw new Error(`This is no signature of a picture: ${text.slice(0, 40)}`);
  return {
    width: Number(width),
    height: Number(height),
    brightness: { spacing: spacings.brightness, rows: parseRows(lines.slice(2, colours), 2) },
    colours: { spacing: spacings.colours, rows: parseRows(lines.slice(colours + 1), 6) },
  };
}
