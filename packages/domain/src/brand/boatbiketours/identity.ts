import type { BrandIdentity } from '../identity.ts';

export const boatbiketours = {
  names: { en: 'Boat Bike Tours' },
  numberPrefix: 'BBT',
  wordmark: { width: 110, height: 44 },
} as const satisfies BrandIdentity;
