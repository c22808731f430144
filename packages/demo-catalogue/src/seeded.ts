import { createHash } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Pseudo-random numbers in [0, 1), seeded by a text. */
export function seeded(text: string): (index: number) => number {
  const bytes = createHash('sha256').update(text).digest();
  return (index) => bytes.readUInt16BE((index * 2) % (bytes.length - 1)) / 65_536;
}

/** An id of 18 letters and digits, like those of the contract, derived from a text. */
export function stableId(prefix: string, text: string): string {
  const bytes = createHash('sha256').update(text).digest();
  const length = 15 - prefix.length;
  const middle = Array.from({ length }, (_, index) => alphabet[(bytes[index] ?? 0) % alphabet.length]).join('');
  return `${prefix}${middle}UAK`;
}
