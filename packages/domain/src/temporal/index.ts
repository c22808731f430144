/** Makes `Temporal` available, from the polyfill where the platform has none. Call it before anything of `date` or `calendar` is used. */
export async function ensureTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}
