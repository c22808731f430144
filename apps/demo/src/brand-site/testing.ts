import { brandFacts, RuntimeConfigSchema } from '@booking/config';
import { toCents } from '@booking/domain/money';
import type { IsoDate } from '@booking/domain/schema';
import { parse } from 'valibot';
import { brandConfig, legalConfig } from './brand-config.ts';
import { brandSite } from './brand-site.ts';
import type { BrandSiteDeps } from './deps.ts';

export const payment = {
  id: '5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a11',
  description: 'Balance <of> BBT-1',
  language: 'en' as const,
  amount: 1986.6,
  status: 'Open',
  refunded: false,
  disputed: false,
};
export const config = parse(RuntimeConfigSchema, { brands: brandConfig, legal: legalConfig });

/** Requests an address below `/brand`. */
export async function page(path: string, change?: Partial<BrandSiteDeps>) {
  const site = brandSite({
    sandbox: true,
    outside: { hasChat: true, isDataLayerShown: true, parentOrigins: ['http://localhost:4310'] },
    demoPayments: async () => [payment],
    fromPrice: async () => toCents(102_450),
    readTrip: async () => null,
    today: () => '2027-01-02' as IsoDate,
    facts: (brand, language) => brandFacts(brand, language, config),
    ...change,
  });
  const answer = await site.request(path);
  const { status, headers } = answer;
  const bytes = await answer.arrayBuffer();
  return { status, headers, bytes, text: new TextDecoder().decode(bytes) };
}
