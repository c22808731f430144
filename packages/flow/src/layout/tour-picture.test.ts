import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { tourPicture } from './tour-picture.ts';

const { runtime } = testApp('/tours').services;
const pictureOf = (tour: string | undefined, tourPictures: string | null) =>
  tourPicture({ runtime: { ...runtime, config: { ...runtime.config, tourPictures } } }, tour);

test('the address of a tour’s picture comes from the configured template, that of joined tours from the first one (TOUR-12)', () => {
  expect(pictureOf('a/b', '/pictures/{id}.webp')).toBe('/pictures/a%2Fb.webp');
  expect(pictureOf('a:b', '/pictures/{id}.webp')).toBe('/pictures/a.webp');
  expect(pictureOf(undefined, '/pictures/{id}.webp')).toBeUndefined();
});

test('without a template there is no address, so that the built-in drawing is shown (TOUR-12)', () => {
  expect(pictureOf('a', null)).toBeNull();
});
