/** No screen of the tool is lower or higher than this, in CSS pixels; a message beyond these bounds is ignored. */
const lowest = 50;
export const highest = 30_000;

/**
 * The height that a message of the frame asks for, in whole CSS pixels; null for every message that is not exactly that:
 * another origin, another window, another type, a height that is no number or out of bounds. EMBED-9, EMBED-17.
 */
export function frameHeight(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  expected: { origin: string; source: unknown },
): number | null {
  if (origin !== expected.origin || !source || source !== expected.source) return null;
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'resize' || !('height' in data)) return null;
  const { height } = data;
  return typeof height === 'number' && height >= lowest && height <= highest ? Math.ceil(height) : null;
}
