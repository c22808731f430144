import { brands } from '@booking/domain/brand';
import { expect, test } from 'vitest';
import { getIcon } from './icon.ts';

test.each(brands)('the icon of %s is a data URL of its own, so the page requests no file for it (SHELL-59)', (brand) => {
  expect(decodeURIComponent(getIcon(brand))).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>/s);
  expect(brands.filter((one) => getIcon(one) === getIcon(brand))).toEqual([brand]);
});
