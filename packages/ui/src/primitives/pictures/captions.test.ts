import { expect, test } from 'vitest';
import { toCaption } from './captions.ts';

const deck = { en: 'The sun deck', nl: 'Het zonnedek', de: null };
const cabin = { en: null, nl: 'Een hut', de: null };
const captions = { 'deck.jpg': deck, 'ships/7/cabin.jpg': cabin };

test.each([
  ['/photos/deck.jpg', 'nl', { text: 'Het zonnedek', language: 'nl' }],
  ['https://media.example/deck.jpg?w=800#focus=30,60', 'nl', { text: 'Het zonnedek', language: 'nl' }],
  ['deck.jpg', 'en', { text: 'The sun deck', language: 'en' }],
  ['/photos/deck.jpg', 'de', { text: 'The sun deck', language: 'en' }],
  ['/ships/7/cabin.jpg', 'nl', { text: 'Een hut', language: 'nl' }],
  ['/ships/7/cabin.jpg', 'de', null],
  ['/ships/8/cabin.jpg', 'nl', null],
  ['/photos/sun-deck.jpg', 'nl', null],
] as const)('a picture at %s shows, in %s, %j (SHIP-27)', (src, language, caption) => {
  expect(toCaption(src, captions, language)).toEqual(caption);
});
