import { PNG } from 'pngjs';
import type { Grid, Signature } from './signature.ts';

/** By how many of 255 levels a point may differ from the baseline, which has whole levels: the edge of a curve is not always drawn the same. */
const tolerance = 0.75;

/** What differs around one point: `size` is the distance to the next point. */
type Change = { x: number; y: number; size: number; levels: number };
/** The parts of a picture that differ, and in words what changed. */
export type Difference = { changes: Change[]; description: string };

function findChanges(before: Grid, now: Grid): Change[] {
  return now.rows.flatMap((row, y) =>
    row.flatMap((point, x) => {
      const old = before.rows[y]?.[x];
      const levels = old ? Math.max(...point.map((level, index) => Math.abs(level - (old[index] ?? 0)))) : 0;
      return levels > tolerance ? [{ x: x * now.spacing, y: y * now.spacing, size: now.spacing, levels }] : [];
    }),
  );
}

/** Where a picture differs from its baseline, or null if it does not. Of pictures of different sizes, the part that both have is compared. */
export function findDifference(before: Signature, now: Signature): Difference | null {
  const changes = [...findChanges(before.brightness, now.brightness), ...findChanges(before.colours, now.colours)];
  const isResized = before.width !== now.width || before.height !== now.height;
  if (changes.length === 0 && !isResized) return null;
  const size = isResized ? `It has ${now.width} × ${now.height} px, the baseline ${before.width} × ${before.height}. ` : '';
  return { changes, description: size + describe(changes, now) };
}

/** By how many of 255 levels a pixel may differ from the picture itself, and how many pixels may differ by more: the edges of curves. */
const pixelTolerance = { levels: 8, pixels: 30 };
/** The width and height in pixels of the cells in which pixels are compared. */
const cell = 16;

/**
 * Where a picture differs from the one of the baseline, pixel by pixel, or null if it does not. It finds a colour in a few letters, which hardly changes
 * a signature. Pictures of different sizes also have different signatures: they are not compared.
 */
export function findPixelDifference(before: Buffer, now: Buffer): Difference | null {
  const [old, { width, height, data }] = [PNG.sync.read(before), PNG.sync.read(now)];
  if (old.width !== width || old.height !== height) return null;
  const found = new Map<number, Change>();
  const cells = Math.ceil(width / cell);
  let pixels = 0;
  for (let at = 0; at < data.length; at += 4) {
    const levelOf = (part: number): number => Math.abs((data[at + part] ?? 0) - (old.data[at + part] ?? 0));
    const levels = Math.max(levelOf(0), levelOf(1), levelOf(2));
    if (levels <= pixelTolerance.levels) continue;
    pixels += 1;
    const [column, row] = [Math.floor(((at / 4) % width) / cell), Math.floor(at / 4 / width / cell)];
    const key = row * cells + column;
    const most = Math.max(levels, found.get(key)?.levels ?? 0);
    found.set(key, { x: column * cell + cell / 2, y: row * cell + cell / 2, size: cell / 2, levels: most });
  }
  const changes = [...found.values()];
  return pixels > pixelTolerance.pixels ? { changes, description: describe(changes, { width, height }) } : null;
}

function describe(changes: readonly Change[], { width, height }: Pick<Signature, 'width' | 'height'>): string {
  if (changes.length === 0) return 'No colour changed in the part that both have.';
  const left = Math.max(0, Math.min(...changes.map(({ x, size }) => x - size)));
  const right = Math.min(width, Math.max(...changes.map(({ x, size }) => x + size)));
  const top = Math.max(0, Math.min(...changes.map(({ y, size }) => y - size)));
  const bottom = Math.min(height, Math.max(...changes.map(({ y, size }) => y + size)));
  const most = Math.max(...changes.map(({ levels }) => levels)).toFixed(1);
  return `Colours changed between ${left} and ${right} px from the left, ${top} and ${bottom} px from the top, by up to ${most} of 255 levels.`;
}

/** The picture with all parts faded in which nothing changed. */
export function showDifference(file: Buffer, changes: readonly Change[]): Buffer {
  const { width, height, data } = PNG.sync.read(file);
  const faded = new PNG({ width, height });
  data.copy(faded.data);
  // The fourth value of a pixel is its opacity.
  for (let opacity = 3; opacity < data.length; opacity += 4) faded.data[opacity] = 60;
  for (const { x, y, size } of changes) {
    const [from, to] = [Math.max(0, x - size), Math.min(width, x + size)];
    for (let line = Math.max(0, y - size); line < Math.min(height, y + size); line++) {
      data.copy(faded.data, (line * width + from) * 4, (line * width + from) * 4, (line * width + to) * 4);
    }
  }
  return PNG.sync.write(faded);
}
