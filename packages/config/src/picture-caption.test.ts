import * as v from 'valibot';
import { expect, test } from 'vitest';
import { pictureCaption, RuntimeConfigSchema } from './index.ts';

const pictureCaptions = {
  'deck.jpg': { en: 'The sun deck', nl: 'Het zonnedek' },
  '/ships/7/cabin.jpg': { nl: 'Een hut' },
  'meander.jpg': 'Meander',
  'wrong.jpg': 1,
};
const captionOf = (src: string, language: 'en' | 'nl' | 'de', given: unknown = { pictureCaptions }) =>
  pictureCaption(src, language, v.parse(RuntimeConfigSchema, given));

test.each([
  ['/photos/deck.jpg', 'nl', { text: 'Het zonnedek', language: 'nl' }],
  ['https://media.example/deck.jpg?w=800#focus=30,60', 'nl', { text: 'Het zonnedek', language: 'nl' }],
  ['deck.jpg', 'en', { text: 'The sun deck', language: 'en' }],
  ['/photos/deck.jpg', 'de', { text: 'The sun deck', language: 'en' }],
  ['/ships/7/cabin.jpg', 'nl', { text: 'Een hut', language: 'nl' }],
  ['/ships/7/cabin.jpg', 'de', null],
  ['/ships/8/cabin.jpg', 'nl', null],
  ['/photos/meander.jpg', 'de', { text: 'Meander', language: 'de' }],
  ['/photos/sun-deck.jpg', 'nl', null],
  ['/photos/wrong.jpg', 'nl', null],
] as const)('a picture at %s shows, in %s, %j (SHIP-27)', (src, language, caption) => {
  expect(captionOf(src, language)).toEqual(caption);
});

test.each([{}, { pictureCaptions: 'deck.jpg' }, { pictureCaptions: null }])('without captions there are none: %j (SHIP-27)', (given) => {
  expect(captionOf('deck.jpg', 'en', given)).toBeNull();
});
