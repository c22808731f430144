import { expect, test } from 'vitest';
import { themeParameters as themeParametersOfTool } from '../packages/config/src/theme-parameters.ts';
import { brands, namedBrands as namedInDomain, toBrandPath as toDomainPath } from '../packages/domain/src/brand/index.ts';
import { namedBrands, toBrandPath } from '../packages/embed/src/brands.ts';
import { themeParameters } from '../packages/embed/src/theme-parameters.ts';

test('the element knows every brand of the tool, and its path', () => {
  expect(namedBrands).toEqual(namedInDomain);
  expect(brands.map(toBrandPath)).toEqual(brands.map(toDomainPath));
});

test.each(['unknown', null])('the brand %s is the default one', (brand) => expect(toBrandPath(brand)).toBe(''));

test('the element passes on every parameter of the theme (EMBED-34)', () => expect(themeParameters).toEqual(themeParametersOfTool));
