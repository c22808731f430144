import { expect, test } from 'vitest';
import { makeElement, makeSnippet, type SnippetOptions } from './snippet.ts';

const options: SnippetOptions = {
  tool: 'https://tool.example',
  tour: 'a:b',
  mode: 'inline',
  brand: 'boatbiketours',
  locale: 'en',
  cid: '',
  accent: '',
  radius: '',
};

test('inline, it reserves its height, and has a link that works without the script (EMBED-32, EMBED-36)', () => {
  expect(makeSnippet(options)).toBe(`<script src="https://tool.example/embed.js" async></script>
<boat-bike-booking tour="a:b" locale="en" style="display:grid;min-height:min(100vh,900px)">
  <a href="https://tool.example/tours/a:b?locale=en">Book this tour</a>
</boat-bike-booking>`);
});

test('a button of the list of tours, with the id of the partner and a theme (EMBED-36)', () => {
  const made = makeElement({
    ...options,
    tour: '',
    mode: 'button',
    brand: 'islandhopping',
    locale: 'de',
    cid: 'partner-7',
    accent: '#7a1fa2',
    radius: '4',
  });
  expect(
    made,
  ).toBe(`<boat-bike-booking mode="button" brand="islandhopping" locale="de" cid="partner-7" style="--booking-accent:#7a1fa2;--booking-radius:4px">
  <a href="https://tool.example/islandhopping/tours?all=1&amp;locale=de&amp;cid=partner-7">Diese Reise buchen</a>
</boat-bike-booking>`);
});

test('what is typed cannot end an attribute or an address (EMBED-36)', () => {
  const made = makeElement({ ...options, tour: '"><script>x</script>', cid: '"&<' });
  expect(made).not.toMatch(/<script|="">|"&</);
  expect(made).toContain('tour="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"');
  expect(made).toContain('/tours/%22%3E%3Cscript%3Ex%3C%2Fscript%3E?locale=en&amp;cid=%22%26%3C');
});
