import { fitSelection } from '@booking/domain/cabins';
import type { CabinType, CabinTypeSchema } from '@booking/domain/schema';
import { aCabinType } from '@booking/domain/testing';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { searchParams } from '../../app/search-params.ts';
import { cabinChoices, isAdjusted } from './cabin-choices.ts';

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

test.each([
  ['is held in the address', ['C1-twin:2,1'], { 'C1-twin': [2, 1] }, false],
  ['zeros and non-numbers are dropped', ['C1-twin:2,0,x'], { 'C1-twin': [2] }, false],
  ['what the cabin types cannot hold is taken out, and said', ['C1-twin:9', 'C9:2'], { 'C1-twin': [2] }, true],
  ['more cabins than there are', ['C1-twin:1,1,1,1'], { 'C1-twin': [1, 1, 1] }, true],
  ['is empty at first', [], {}, false],
])('the selection %s', (_, values, selection, adjusted) => {
  const requested = v.parse(searchParams.cabins, values);
  expect(fitSelection(requested, [type({})])).toEqual(selection);
  expect(isAdjusted(requested, [type({})])).toBe(adjusted);
});
