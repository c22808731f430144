import { expect, test } from 'vitest';
import { findingsOf, type Observed } from './findings.ts';

const fine: Observed = {
  page: 'https://partner.test',
  tool: 'https://tool.test',
  refused: [],
  heights: [640, 812],
  foreign: 0,
  events: ['step'],
  inFrame: { localStorage: true, sessionStorage: true, cookies: true, storageAccess: true },
  opened: { opened: true, shared: false },
};
const of = (change: Partial<Observed>, name: string) => findingsOf({ ...fine, ...change }).find((finding) => finding.name === name);

test('a page on which all is well', () => {
  expect(findingsOf(fine).map(({ name, verdict }) => `${name} ${verdict}`)).toEqual(
    ['Origin', 'Policy', 'Height', 'Messages', 'Storage', 'Cookies', 'Windows'].map((name) => `${name} ok`),
  );
});

test.each([
  ['Origin', { page: 'https://tool.test' }, 'note', 'one origin'],
  ['Policy', { refused: ['frame-src', 'frame-src'] }, 'problem', 'add https://tool.test to frame-src.'],
  ['Height', { heights: [] }, 'problem', 'has not told its height'],
  ['Messages', { events: [] }, 'note', 'enter https://partner.test under parentOrigins'],
  ['Messages', { foreign: 2 }, 'note', '2 messages'],
  ['Storage', { inFrame: null }, 'problem', 'could not be asked'],
  ['Storage', { inFrame: { localStorage: false, sessionStorage: false, cookies: false, storageAccess: false } }, 'note', 'blocked'],
  ['Storage', {}, 'ok', 'partitioned'],
  ['Storage', { opened: { opened: true, shared: true } }, 'ok', 'shares'],
  ['Cookies', { inFrame: { localStorage: true, sessionStorage: true, cookies: false, storageAccess: false } }, 'note', 'all third parties'],
  ['Windows', { opened: null }, 'note', 'Not tried yet'],
  ['Windows', { opened: { opened: false, shared: null } }, 'problem', 'No window opened'],
] as const)('%s: %o', (name, change, verdict, text) => {
  const finding = of(change, name);
  expect(finding?.verdict).toBe(verdict);
  expect(finding?.text).toContain(text);
});
