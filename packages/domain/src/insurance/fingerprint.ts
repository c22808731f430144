const seeds = [0x811c9dc5, 0x01000193] as const;

/** FNV-1a over the UTF-16 units of a text: an unsigned integer of 32 bits. */
function hash(text: string, seed: number): number {
  let result = seed;
  for (let index = 0; index < text.length; index++) result = Math.imul(result ^ text.charCodeAt(index), 0x01000193);
  return result >>> 0;
}

/** A short text that differs where the given texts differ, their order included. No protection against somebody who looks for two alike. */
export function fingerprint(...texts: readonly (string | null)[]): string {
  const joined = JSON.stringify(texts);
  return seeds.map((seed) => hash(joined, seed).toString(36)).join('-');
}
