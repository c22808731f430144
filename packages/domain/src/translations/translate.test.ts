import { expect, test } from 'vitest';
import type { Translation } from '../schema/translation.ts';
import { findTranslation, getImages, translated } from './index.ts';

const entry = (id: string, language: 'en' | 'nl' | 'de', name: string | null, images: Partial<Translation> = {}): Translation => ({
  id,
  language,
  name,
  description: null,
  image_url: null,
  image_url1: null,
  image_url2: null,
  image_url3: null,
  ...images,
});
const all = [entry('a', 'en', 'Ship'), entry('a', 'de', 'Schiff'), entry('b', 'nl', 'Boot')];

test('an id with a suffix is translated by the part before the dash (CABIN-16)', () => {
  expect(findTranslation(all, 'a-suffix', 'de')?.name).toBe('Schiff');
});

test("a missing translation falls back to English, then to the entity's own name and description", () => {
  const own = { id: 'a', name: 'Own', description: 'Text' };
  expect(translated(own, all, 'nl')).toEqual({ name: 'Ship', description: 'Text' });
  expect(translated({ ...own, id: 'b' }, all, 'de')).toEqual({ name: 'Own', description: 'Text' });
  expect(translated({ ...own, id: 'c' }, undefined, 'de')).toEqual({ name: 'Own', description: 'Text' });
});

test('pictures come in order, without blanks and repeats', () => {
  expect(getImages(entry('a', 'en', null, { image_url: '/1', image_url1: '/1', image_url2: '', image_url3: '/2' }))).toEqual(['/1', '/2']);
  expect(getImages(null)).toEqual([]);
});
