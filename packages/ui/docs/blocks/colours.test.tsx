import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Contrast } from './colours.tsx';

const colours = new Map([
  ['text', '#777777'],
  ['surface', '#ffffff'],
]);
const render = (least: number): string =>
  renderToStaticMarkup(<Contrast colours={colours} one="text" other="surface" least={least} />).replaceAll(/<[^>]*>/g, ' ');

test('a contrast that is too low is marked in words, and not rounded up to the least one', () => {
  expect(render(4.5)).toMatch(/4\.48 : 1 +too low: under 4\.5 to 1/);
  expect(render(3)).toMatch(/^ *4\.5 : 1 *$/);
});
