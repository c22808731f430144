import type { BrandIdentity } from '../identity.ts';

export const islandhopping = {
  names: { en: 'Island Hopping', de: 'Inselhüpfen' },
  numberPrefix: 'IH',
  wordmark: { width: 160, height: 40 },
} as const satisfies BrandIdentity;
