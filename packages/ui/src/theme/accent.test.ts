import { expect, test } from 'vitest';
import { accentProperties, parseColour, radiusProperties } from './accent.ts';

test.each([
  ['#0b5394', [11, 83, 148]],
  ['0B5394', [11, 83, 148]],
  ['#f80', [255, 136, 0]],
  ['rgb(11, 83, 148)', [11, 83, 148]],
  ['rgb(11 83 148)', [11, 83, 148]],
  ['rgb(11, 83, 256)', null],
  ['#0b53', null],
  ['rebeccapurple', null],
  ['red;background:url(x)', null],
  ['', null],
])('reads the colour %s', (text, rgb) => {
  expect(parseColour(text)).toEqual(rgb);
});

test('the main action has the accent itself; as text it is as dark as it has to be (EMBED-34)', () => {
  expect(accentProperties([255, 204, 0])).toMatchObject({ '--color-action': '#ffcc00', '--color-on-action': '#000000' });
  expect(accentProperties([255, 204, 0])['--color-link']).not.toBe('#ffcc00');
  expect(accentProperties([11, 61, 107])).toMatchObject({
    '--color-action': '#0b3d6b',
    '--color-on-action': '#ffffff',
    '--color-link': '#0b3d6b',
  });
});

test('one radius gives those of fields, buttons and cards', () => {
  expect(radiusProperties(10)).toEqual({ '--radius-s': '8px', '--radius-m': '10px', '--radius-l': '14px' });
});
