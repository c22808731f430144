import { expect, test } from 'vitest';
import { type Facts, getFaults } from './attributes.ts';

const facts: Facts = { tool: 'https://tool.test', page: 'https://partner.test', tours: ['a', 'b'] };

test('what the element understands, and what every element has, are no faults (EMBED-47)', () => {
  const attributes = {
    tour: 'a:b',
    mode: 'button',
    brand: 'islandhopping',
    locale: 'de-AT',
    party: '20',
    date: '2028-02-29',
    cid: 'any',
    eager: '',
    'src-base': 'https://other.test/book',
  };
  const ofEveryElement = {
    id: 'x',
    class: 'x',
    style: 'x',
    'data-x': '',
    'aria-label': 'x',
    'v-if': '',
    onclick: '',
    'onbooking-step': '',
  };
  expect(getFaults({ ...attributes, ...ofEveryElement }, facts)).toEqual([]);
  expect(getFaults({ tour: '', locale: '', party: '', date: '', 'src-base': '' }, facts)).toEqual([]);
});

test.each([
  ['tour', 'a:nowhere', 'names no tour of https://tool.test: nowhere.'],
  ['tour', 'all', 'write the attribute all'],
  ['all', 'false', 'Remove the attribute'],
  ['eager', 'false', 'Remove the attribute'],
  ['mode', 'popup', 'Write button'],
  ['brand', 'island-hopping', 'Write boatbiketours or islandhopping'],
  ['locale', 'fr', 'Write en, nl, de'],
  ['party', '30', 'from 1 to 20'],
  ['party', '2.5', 'from 1 to 20'],
  ['date', '01-05-2027', 'as in 2027-05-01'],
  ['date', '2027-02-30', 'as in 2027-05-01'],
  ['src-base', 'localhost:4720', 'It begins with https://, as in https://tool.test'],
  ['src-base', 'http://tool.test', 'blocked by the browser'],
] as const)('%s="%s" is a fault, with its remedy (EMBED-47)', (name, value, text) => {
  const faults = getFaults({ [name]: value }, facts);
  expect(faults).toEqual([expect.stringContaining(text)]);
  expect(faults[0]).toContain(`${name}="${value}" `);
});

test.each([
  ['tourid', 'Is tour meant?'],
  ['srcbase', 'Is src-base meant?'],
  ['src', 'Is src-base meant?'],
  ['persons', 'There are tour, all, mode, brand, locale, party, date, cid, eager, src-base.'],
])('%s is no attribute, and the one that is meant is named (EMBED-47)', (name, text) => {
  expect(getFaults({ [name]: 'x' }, facts)).toEqual([`${name} is no attribute of the element, and is ignored. ${text}`]);
});

test('a tour is no fault where the list of tours is unknown, or is shown in its place (EMBED-47)', () => {
  expect(getFaults({ tour: 'nowhere' }, { ...facts, tours: null })).toEqual([]);
  expect(getFaults({ tour: 'nowhere', all: '' }, facts)).toEqual([]);
});
