import { expect, test } from 'vitest';
import { suggestEmailAddress } from './email-suggestion.ts';

test.each([
  ['ann@gmail.con', 'ann@gmail.com'],
  ['ann@gmail.co', 'ann@gmail.com'],
  ['ann@gmail.cmo', 'ann@gmail.com'],
  ['ann@gmial.com', 'ann@gmail.com'],
  ['Ann.Smit@GMAIL.CON', 'Ann.Smit@gmail.com'],
  [' ann@hotmal.com ', 'ann@hotmail.com'],
  ['ann@hotmaill.nl', 'ann@hotmail.nl'],
  ['ann@outlok.com', 'ann@outlook.com'],
  ['ann@t-onlin.de', 'ann@t-online.de'],
  ['ann@yahoo.coom', 'ann@yahoo.com'],
])('%s looks mistyped: %s? (PASS-67)', (typed, meant) => expect(suggestEmailAddress(typed)).toBe(meant));

test.each([
  'ann@gmail.com',
  'ann@mail.com',
  'ann@ymail.com',
  'ann@hotmail.be',
  'ann@outlook.be',
  'ann@yahoo.fr',
  'ann@web.de',
  'ann@gmx.at',
  'ann@example.com',
  'ann@',
  '@gmail.con',
  'gmail.con',
  '',
])('%s is left alone (PASS-67)', (typed) => expect(suggestEmailAddress(typed)).toBeNull());
