import { describe, expect, test } from 'vitest';
import type { Translation } from '../schema/translation.ts';
import { findTranslation, getImages, joinTexts, portNames, textOf, translated, voucherTexts } from './index.ts';

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

describe('ids that begin alike up to a dash have texts of their own by their full ids (CABIN-16)', () => {
  const ships = [entry('s-lorelei', 'en', 'Lorelei'), entry('s-saar', 'en', 'Saar'), entry('s', 'en', 'Any'), entry('s', 'de', 'Jedes')];
  test.each([
    ['s-saar', 'en', 'Saar'],
    ['s-lorelei', 'en', 'Lorelei'],
    ['s-other', 'en', 'Any'],
    ['s', 'en', 'Any'],
    ['s-saar', 'de', 'Jedes'],
  ] as const)('%s in %s: %s', (id, language, name) => {
    expect(translated({ id, name: 'Own' }, ships, language).name).toBe(name);
    expect(findTranslation(ships, id, language)?.name).toBe(name);
  });
  test('an id without a text of its own has that of the same id with another suffix', () => {
    expect(translated({ id: 's-saar', name: 'Own' }, ships.slice(0, 1), 'en').name).toBe('Lorelei');
    expect(translated({ id: 's', name: 'Own' }, ships.slice(0, 1), 'en').name).toBe('Lorelei');
  });
});

describe("each text falls back to English, then to the entity's own, and comes with its language (BRAND-37)", () => {
  const own = { id: 'a', name: 'Own', description: 'Text' };
  test.each([
    ['in the language', own, all, 'de', ['Schiff', 'de']],
    ['in English', own, all, 'nl', ['Ship', 'en']],
    ['its own, which is English', { ...own, id: 'b' }, all, 'de', ['Own', 'en']],
    ['its own without translations', own, undefined, 'de', ['Own', 'en']],
    ['a blank one is none', own, [entry('a', 'de', ''), ...all.slice(0, 1)], 'de', ['Ship', 'en']],
    ['the first that says something', own, [entry('a', 'de', null), entry('a', 'de', 'Schiff')], 'de', ['Schiff', 'de']],
  ] as const)('%s', (_, entity, translations, language, [name, nameLanguage]) => {
    expect(translated(entity, translations, language)).toEqual({ name, nameLanguage, description: { text: 'Text', language: 'en' } });
  });
  test('a translated name without a description does not hide the English description', () => {
    const translations = [entry('a', 'de', 'Schiff'), entry('a', 'en', null, { description: 'A ship' })];
    expect(translated({ id: 'a', name: 'Own' }, translations, 'de').description).toEqual({ text: 'A ship', language: 'en' });
    expect(translated({ id: 'a', name: 'Own' }, translations.slice(0, 1), 'de').description).toBeNull();
  });
});

describe('vouchers and ports (BRAND-37)', () => {
  const ports = [
    { name: 'Bruges', language: 'de', translation: 'Brügge' },
    { name: 'Ghent', language: 'en', translation: 'Ghent (BE)' },
    { name: 'Basel', language: 'de', translation: null },
    { name: 'constructor', language: 'nl', translation: 'Bouwer' },
  ] as const;
  test('are translated by the name or the code that the backend uses, else English', () => {
    expect([...portNames(ports, 'de')]).toEqual([
      ['Bruges', { text: 'Brügge', language: 'de' }],
      ['Ghent', { text: 'Ghent (BE)', language: 'en' }],
    ]);
    const vouchers = [{ code: 'SUN50', language: 'nl', description: 'Zon' }] as const;
    expect(voucherTexts(vouchers, 'nl').get('SUN50')).toEqual({ text: 'Zon', language: 'nl' });
    expect(voucherTexts(vouchers, 'de').size).toBe(0);
    expect(voucherTexts(undefined, 'de').size).toBe(0);
  });
  test('without a translation have their own text, and none without one', () => {
    const names = portNames(ports, 'de');
    expect(textOf(names, 'Bruges')).toEqual({ text: 'Brügge', language: 'de' });
    expect(textOf(names, 'constructor')).toEqual({ text: 'constructor', language: 'en' });
    expect([textOf(names, null), textOf(names, ''), textOf(null, undefined)]).toEqual([null, null, null]);
  });
});

test('joined texts are in one language, or in none', () => {
  const [german, english] = [
    { text: 'A', language: 'de' },
    { text: 'B', language: 'en' },
  ] as const;
  expect(joinTexts([german, german], ' · ')).toEqual({ text: 'A · A', language: 'de' });
  expect(joinTexts([german, english], ' · ')).toEqual({ text: 'A · B', language: null });
  expect(joinTexts([], ' · ')).toEqual({ text: '', language: null });
});

test('pictures come in order, without blanks and repeats', () => {
  expect(getImages(entry('a', 'en', null, { image_url: '/1', image_url1: '/1', image_url2: '', image_url3: '/2' }))).toEqual(['/1', '/2']);
  expect(getImages(null)).toEqual([]);
});
