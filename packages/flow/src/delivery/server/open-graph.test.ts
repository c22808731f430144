import { expect, test } from 'vitest';
import { openGraphTags } from './open-graph.ts';

const page = {
  siteName: 'Boat "Bike"',
  language: 'de',
  heading: 'Zahlung',
  trip: null,
  url: null,
  brandPicture: null,
  origin: 'https://book.test',
} as const;
const trip = { title: 'A <b>tour</b>', description: '8. – 15. Mai 2027', image: '/images/tours/a.webp' };

test('a shared trip has tour, description, address and a whole picture address, escaped (SHELL-48)', () => {
  const tags = openGraphTags({ ...page, trip, url: 'https://book.test/tours/a?party=2&locale=de' });
  expect(tags).toContain('<meta property="og:title" content="A &lt;b>tour&lt;/b>">');
  expect(tags).toContain('<meta property="og:description" content="8. – 15. Mai 2027">');
  expect(tags).toContain('<meta property="og:url" content="https://book.test/tours/a?party=2&amp;locale=de">');
  expect(tags).toContain('<meta property="og:image" content="https://book.test/images/tours/a.webp">');
  expect(tags).toContain('<meta property="og:site_name" content="Boat &quot;Bike&quot;">');
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('without a picture of the trip, or without a trip, there is the brand’s (SHELL-59)', () => {
  const image = '<meta property="og:image" content="https://book.test/brand.png">';
  expect(openGraphTags({ ...page, brandPicture: '/brand.png' })).toContain(image);
  const url = 'https://book.test/tours/a';
  expect(openGraphTags({ ...page, brandPicture: '/brand.png', trip: { ...trip, image: null }, url })).toContain(image);
  expect(openGraphTags({ ...page, brandPicture: '/brand.png', trip, url })).not.toContain(image);
});

test('a page without a trip has its heading and the site, no address and no picture (SHELL-48)', () => {
  expect(openGraphTags(page)).toBe(
    '<meta property="og:type" content="website"><meta property="og:site_name" content="Boat &quot;Bike&quot;">' +
      '<meta property="og:locale" content="de_DE"><meta property="og:title" content="Zahlung">',
  );
});
