import type { BookingCart, BookingStep } from './events.ts';

/** A message of the frame: its content's height in whole CSS pixels, or an event for the host page. */
type FrameMessage =
  | { height: number }
  | { event: 'step'; detail: BookingStep }
  | { event: 'cart'; detail: BookingCart }
  | { event: 'escape'; detail: object };

/** Bounds of the frame's height, in CSS pixels. */
const lowest = 50;
export const highest = 30_000;

/**
 * Reads a message of the frame. Null for every other message: another origin or window, an unknown type or version, a height that is not a
 * positive number.
 */
export function frameMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  expected: { origin: string; source: unknown },
): FrameMessage | null {
  if (origin !== expected.origin || !source || source !== expected.source || !data) return null;
  const { v, type, ...detail } = data as { v?: unknown; type?: unknown; height?: number };
  if (type === 'resize') {
    const { height = 0 } = detail;
    return Number.isFinite(height) && height > 0 ? { height: Math.min(Math.max(Math.ceil(height), lowest), highest) } : null;
  }
  return v === 1 && (type === 'step' || type === 'cart' || type === 'escape') ? { event: type, detail: detail as never } : null;
}
