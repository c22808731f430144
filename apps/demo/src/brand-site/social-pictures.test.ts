import { brands } from '@booking/domain/brand';
import { expect, test } from 'vitest';
import { cutDrawing, socialPictures } from './social-pictures.ts';
import { page } from './testing.ts';

test('a drawing is cut above and below, to the proportions of messengers (BRAND-34)', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" viewBox="0 0 900 600"><path d="M0 0"/></svg>';
  expect(cutDrawing(svg)).toContain('width="1200" height="630" viewBox="0 63.75 900 472.5"');
});

test('every tour and every brand has a picture for messengers, a PNG of 1200 × 630 pixels (BRAND-34)', async () => {
  expect(socialPictures.size).toBeGreaterThan(brands.length);
  for (const name of [...brands, [...socialPictures.keys()][0]]) {
    const { status, headers, bytes } = await page(`/social/${name}.png`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    const view = new DataView(bytes);
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630]);
  }
});
