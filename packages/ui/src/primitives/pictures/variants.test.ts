import { expect, test } from 'vitest';
import { toPictureStyle, toSrcSet } from './variants.ts';

const variants = { from: 'https://media.example/', to: 'https://media.example/w={width},f=avif/{path}', widths: [400, 800] };

test('a picture of the deployment has a variant per width, without the fragment, which is for the page (BRAND-33)', () => {
  expect(toSrcSet('https://media.example/ships/the $& deck.jpg#focus=20,50', variants)).toBe(
    'https://media.example/w=400,f=avif/ships/the%20$&%20deck.jpg 400w, https://media.example/w=800,f=avif/ships/the%20$&%20deck.jpg 800w',
  );
});

test.each([
  ['https://elsewhere.example/deck.jpg', variants],
  ['https://media.example/deck.jpg', null],
])('another picture, or a deployment without variants, has none: %s (BRAND-33)', (src, given) =>
  expect(toSrcSet(src, given)).toBeUndefined(),
);

test.each([
  ['/a.jpg#focus=30,60&color=8fb3c7', { objectPosition: '30% 60%', backgroundColor: '#8fb3c7' }],
  ['/a.jpg#color=8FB3C7', { backgroundColor: '#8FB3C7' }],
  ['/a.jpg#focus=0,100', { objectPosition: '0% 100%' }],
  ['/a.jpg?focus=30,60', {}],
  ['/a.jpg#color=red&focus=left', {}],
  ['/a.jpg', {}],
])('the fragment says how a picture is cropped, and its colour: %s (SHELL-56)', (src, style) => expect(toPictureStyle(src)).toEqual(style));
