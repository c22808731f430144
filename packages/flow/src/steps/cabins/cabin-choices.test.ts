import type { CabinType, CabinTypeSchema } from '@booking/domain/schema';
import { aCabinType } from '@booking/domain/testing';
import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { cabinChoices } from './cabin-choices.ts';

const type = (given: Partial<v.InferInput<typeof CabinTypeSchema>>): CabinType =>
  aCabinType({ id: 'C1-twin', name: 'Twin', unit_price: 1399, count: 3, available_count: 3, ...given });
const texts = { image_url: '/t.svg', image_url1: null, image_url2: null, image_url3: null };

test('cabin ids may carry a suffix after a dash; the part before the dash keys the translation', () => {
  const [choice] = cabinChoices([type({})], [{ id: 'C1', language: 'de', name: 'Zweibett', description: '<p>Zwei.</p>', ...texts }], 'de');
  expect(choice).toMatchObject({
    name: 'Zweibett',
    nameLanguage: 'de',
    description: { text: '<p>Zwei.</p>', language: 'de' },
    images: ['/t.svg'],
  });
});

test('without a translation a type keeps its own name and pictures, each picture once', () => {
  const [choice] = cabinChoices([type({ image_url: '/a.svg', image_urls: ['/a.svg', '/b.svg'] })], [], 'nl');
  expect(choice).toMatchObject({ name: 'Twin', description: null, images: ['/a.svg', '/b.svg'] });
});
