import { readdirSync, readFileSync } from 'node:fs';
import { createDemoCatalogue, ships, tours } from '@booking/demo-catalogue';
import { today } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { expect, test } from 'vitest';
import { folders } from './folders.ts';

const folder = `${folders.images}/images`;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.includes('.'))
  .map((path) => `/images/${path.replaceAll('\\', '/')}`);
const read = (path: string): string => readFileSync(`${folders.images}${path}`, 'utf8');

/** All texts in a value that are addresses of pictures. */
const findPictures = (value: unknown): string[] => JSON.stringify(value).match(/\/images\/[\w/-]+\.\w+/g) ?? [];

const catalogue = createDemoCatalogue(today);
const allDays = { from: '2000-01-01' as IsoDate, to: '2999-01-01' as IsoDate };
const ofCatalogue = [
  catalogue.shipTranslations,
  catalogue.productTranslations,
  ships.map(({ id }) => catalogue.getCabinTranslations(id)),
  tours.map(({ id }) => catalogue.tourPictures.replace('{id}', id)),
  await Promise.all(tours.map(({ id }) => catalogue.getDepartures(id, allDays))),
].flatMap(findPictures);
const ofBrandSite = ['boatbiketours', 'islandhopping'].flatMap((brand) => [
  `/images/brand/${brand}.svg`,
  `/images/brand/thank-you-${brand}.svg`,
  `/images/brand/contact-${brand}.svg`,
]);

test('every picture that the catalogue and the brand site name exists, and no file is left over', () => {
  expect([...new Set([...ofCatalogue, ...ofBrandSite])].sort()).toEqual(files.sort());
});

/** What a drawing consists of. Scripts, links, texts, styles, foreign content and embedded pictures are not in the list. */
const elements = ['svg', 'defs', 'g', 'use', 'path', 'circle', 'ellipse', 'rect', 'clipPath', 'linearGradient', 'radialGradient', 'stop'];

const toElements = (element: XmlElement): XmlElement[] => [
  element,
  ...element.children.filter((child) => child instanceof XmlElement).flatMap(toElements),
];

test.each(files)('%s is an SVG of a fixed size below 12 KB, of shapes only, without script, and refers to nothing outside', (path) => {
  const svg = read(path);
  const root = parseXml(svg).root ?? new XmlElement('none');
  const all = toElements(root);
  const attributes = all.flatMap((element) => Object.entries(element.attributes));
  expect(root.name).toBe('svg');
  expect(root.attributes).toMatchObject({ xmlns: 'http://www.w3.org/2000/svg', width: expect.stringMatching(/^\d+$/) });
  expect(root.attributes.viewBox).toBe(`0 0 ${root.attributes.width} ${root.attributes.height}`);
  expect(svg.length).toBeLessThan(12_288);

  expect(all.map(({ name }) => name).filter((name) => !elements.includes(name))).toEqual([]);
  expect(attributes.filter(([name]) => /^on|^style$/i.test(name))).toEqual([]);
  const ids = attributes.flatMap(([name, value]) => (name === 'id' ? [`#${value}`] : []));
  const references = attributes.flatMap(([name, value]) =>
    /href$/i.test(name) ? [value] : Array.from(value.matchAll(/url\(([^)]*)\)/gi), ([, address = '']) => address),
  );
  expect(references.filter((reference) => !ids.includes(reference))).toEqual([]);
});

test('a bicycle is drawn in less than 3 KB, as a form shows many', () => {
  const bikes = files.filter((path) => path.startsWith('/images/bikes/'));
  expect(bikes.filter((path) => read(path).length >= 3072)).toEqual([]);
  expect(bikes.length).toBeGreaterThanOrEqual(5);
});

test('a floor plan is small: below 4 KB', () => {
  const plans = files.filter((path) => path.endsWith('-plan.svg'));
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.filter((path) => read(path).length >= 4096)).toEqual([]);
});

test('no two pictures are the same', () => {
  expect(new Set(files.map(read)).size).toBe(files.length);
});
