import { existsSync } from 'node:fs';
import { brandFacts } from '@booking/config';
import type { Brand } from '@booking/domain/brand';
import { expect, test } from 'vitest';
import { folders } from '../folders.ts';
import { toConfig } from './brand-config.ts';
import { pictureHref } from './brands.ts';
import { config, page } from './testing.ts';

/** As `npm run new-brand` makes it, without an entry in any list of the demo. */
const made = 'lakehopping' as Brand;

test.each(['', 'thank-you-'] as const)('a brand without drawings has those of the first one: %s', (kind) => {
  expect(pictureHref('islandhopping', kind)).toBe(`/images/brand/${kind}islandhopping.svg`);
  expect(existsSync(`${folders.images}${pictureHref(made, kind)}`)).toBe(true);
});

test('a brand without a company, a year or a contact person shows none of another brand (BRAND-30)', () => {
  const { company, contactPerson, assurances } = toConfig(made);
  expect({ company, contactPerson }).toEqual({ company: null, contactPerson: null });
  expect(assurances.en).toHaveLength(1);
  expect(toConfig('islandhopping').assurances.en).toHaveLength(2);
  expect(JSON.stringify(toConfig(made))).not.toMatch(/Boat Bike Tours|boatbiketours/);
});

test('the contact page names no phone and no hours that there are not', async () => {
  const facts = brandFacts('boatbiketours', 'en', config);
  const full = (await page('/boatbiketours/en/contact')).text;
  const bare = await page('/boatbiketours/en/contact', {
    facts: () => ({ ...facts, phones: [], email: null, whatsapp: null, supportHours: [] }),
  });
  expect(full.match(/<dt>/g)).toHaveLength(4);
  expect(bare.text.match(/<dt>/g)).toBeNull();
});
