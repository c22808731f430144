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

function describe(changes: readonly Change[], { width, height }: Signature): string {
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
