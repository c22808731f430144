import { expect, test } from 'vitest';
import { unsupportedTemplate } from './unsupported-notice.ts';

const notice = { title: 'Too old', text: 'Please update', phone: '+31 20 1', email: null };
const logo = { src: '/logo.svg', width: 160, height: 48, name: 'Brand' };

test('the notice that stands alone is the main landmark of its page; above the content of a page it is none (SHELL-7)', () => {
  expect(unsupportedTemplate({ ...notice, logo })).toMatch(
    /<main class="unsupported"[^>]*><div role="alert">.*<h1[^>]*>Too old<\/h1>.*<\/div><\/main>/,
  );
  expect(unsupportedTemplate({ ...notice, logo: null })).not.toContain('<main');
  expect(unsupportedTemplate({ ...notice, logo })).toContain('<main class="unsupported" style="');
  // Of several brands on a page, each has its own colours, and they have one style sheet.
  const oneOfSeveral = unsupportedTemplate({ ...notice, logo }, ['islandhopping', 'de']);
  expect(oneOfSeveral).toContain('<main class="unsupported" data-brand="islandhopping"><div');
  expect(oneOfSeveral).not.toContain('style=');
});
