import { describe, expect, test } from 'vitest';
import { foreignTextsIn, type SeenText } from './foreign-texts.ts';

const find = foreignTextsIn({
  en: [
    'Next',
    'Start booking',
    'You start in {{port}}',
    '{{count}} persons',
    'Bruges',
    'Twin cabin',
    'Website',
    '{{price}} p.p.',
    'Travel insurance',
    'Your trip is not yet paid',
  ],
  nl: [
    'Volgende',
    'Boeking starten',
    'Je begint in {{port}}',
    '{{count}} personen',
    'Brugge',
    'Tweepersoonshut',
    'Website',
    '{{price}} p.p.',
    'Your trip is not yet paid',
  ],
  de: [
    'Weiter',
    'Buchung beginnen',
    'Sie beginnen in {{port}}',
    '{{count}} Personen',
    'Brügge',
    'Zweibettkabine',
    'Website',
    'pro Person {{price}}',
  ],
});
const seen = (text: string, lang = 'nl'): SeenText => ({ text, lang, where: 'p' });
const found = (text: string, lang?: string) => find([seen(text, lang)]).map(({ reads }) => reads);

describe('a text in another language than its nearest lang (BRAND-38)', () => {
  test.each([
    ['a word', 'Next', 'en'],
    ['whatever its spaces', ' Start\u00a0booking\n', 'en'],
    ['a sentence with a value', 'You start in Amsterdam', 'en'],
    ['its own sentence with a foreign value', 'Je begint in Bruges', 'en'],
    ['a name with a number before it', '2 × Twin cabin', 'en'],
    ['a plural', '2 Personen', 'de'],
    ['a sentence that no file has, by its small words', 'Refunds the money you have paid', 'en'],
    ['one that two files have alike, likewise', 'Your trip is not yet paid', 'en'],
    ['likewise in German', 'Alles, was Sie für die Reise zahlen', 'de'],
  ])('is found: %s', (_, text, language) => expect(found(text)).toEqual([language]));

  test.each([
    ['its own words', 'Boeking starten'],
    ['its own sentence with a value', 'Je begint in Brugge'],
    ['a value that its own plural fits better', '2 personen'],
    ['what both languages say', 'Website'],
    ['the same template in both', '€ 5 p.p.'],
    ['names', 'Zilvermeeuw · Ann Example'],
    ['numbers', '€ 1.199,00'],
    ['its own sentence that no file has', 'Vergoedt wat je hebt betaald als je niet op reis kunt'],
    ['a part of a longer word', 'Brugesstraat'],
  ])('is not: %s', (_, text) => expect(found(text)).toEqual([]));

  test('a text that says its own language is held to that one', () => {
    expect(found('Next', 'en')).toEqual([]);
    expect(found('Volgende', 'en-GB')).toEqual(['nl']);
    expect(found('Next', 'fr')).toEqual([]);
  });

  test('a finding says where the text is and what it was known by', () => {
    expect(find([seen('Travel insurance: 2 persons')])).toEqual([
      { text: 'Travel insurance: 2 persons', lang: 'nl', where: 'p', reads: 'en', because: 'Travel insurance' },
    ]);
  });
});
