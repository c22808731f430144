import { expect, test } from 'vitest';
import { supportGate } from './support-gate.ts';

/** The template that the gate of a shell's own HTML picks at an address, in a browser without `:has()`, and what it marks the root element with. */
function getNotice(pathname: string, search: string) {
  const asked: string[] = [];
  const marks: Record<string, string> = {};
  const document = {
    documentElement: { setAttribute: (name: string, value: string) => void Object.assign(marks, { [name]: value }) },
    getElementById(id: string) {
      asked.push(id);
      return id === 'unsupported' ? null : { content: { querySelector: () => null }, insertBefore() {}, textContent: '{}' };
    },
  };
  const window = {};
  const names = ['window', 'parent', 'document', 'location', 'CSS', 'matchMedia'];
  const run = new Function(...names, supportGate);
  run(window, window, document, { pathname, search, hostname: 'book.test' }, { supports: () => false }, () => ({ media: 'not all' }));
  return { template: asked.find((id) => id.startsWith('unsupported-')) ?? '', marks };
}

test.each([
  ['/tours/a', '', 'boatbiketours-en'],
  ['/tours/a', '?party=2&locale=nl', 'boatbiketours-nl'],
  ['/islandhopping/tours/a', '?locale=de-AT', 'islandhopping-de'],
  ['/tours/a', '?locale=xx', 'boatbiketours-en'],
  ['/tours/a', '?party=2&amp;locale=nl).', 'boatbiketours-nl'],
  ['/tours/a', '?party=2?locale=de', 'boatbiketours-de'],
  ['/tours/a', '?locale=nl&locale=de', 'boatbiketours-de'],
  ['/tours/a', '?locale=nl&locale=xx', 'boatbiketours-en'],
] as const)(
  '%s%s: a browser that is too old gets the notice of its brand and language, %s, on a page in the colours of the brand (SHELL-7, BRAND-25, BRAND-35)',
  (path, search, notice) => {
    const { template, marks } = getNotice(path, search);
    expect(template).toBe(`unsupported-${notice}`);
    expect(`${marks['data-brand']}-${marks.lang}`).toBe(notice);
  },
);
