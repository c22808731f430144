import { expect, test } from 'vitest';
import { themeProperties } from './host-theme.ts';

test('accent and radius are custom properties of the theme (EMBED-34)', () => {
  expect(themeProperties({ accent: '#0b3d6b', radius: '4px' })).toMatchObject({ '--color-action': '#0b3d6b', '--radius-m': '4px' });
});

test.each([
  ['a colour of another kind', { accent: 'oklch(60% 0.2 30)' }],
  ['a radius in percent', { radius: '50%' }],
  ['a negative radius', { radius: '-4px' }],
  ['more than a value', { accent: '#fff;x:y', radius: '4px;x:y' }],
  ['nothing', {}],
])('%s is ignored (EMBED-34)', (_, theme) => {
  expect(themeProperties(theme)).toEqual({});
});

test('a radius is at most 24 pixels (EMBED-34)', () => {
  expect(themeProperties({ radius: '900px' })['--radius-m']).toBe('24px');
});
