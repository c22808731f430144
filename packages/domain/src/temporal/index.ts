/** Makes `Temporal` available, with a polyfill if the platform has none. Call it before using `date` or `calendar`. */
export async function ensureTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}
