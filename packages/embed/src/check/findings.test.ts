import { expect, test } from 'vitest';
import { getFindings, type Observed } from './findings.ts';

const fine: Observed = {
  page: 'https://partner.test',
  tool: 'https://tool.test',
  blocked: [],
  heights: [640, 812],
  foreign: 0,
  events: ['step'],
  inFrame: { localStorage: true, sessionStorage: true, cookies: true, storageAccess: true },
  opened: { opened: true, shared: false },
  button: 'ready',
  script: 'own',
  tours: ['a'],
  elements: [{ attributes: { tour: 'a' }, address: 'https://tool.test/frame/tours/a', isReady: true, isRendered: true }],
  isLate: true,
};
const findOne = (change: Partial<Observed>, name: string) => getFindings({ ...fine, ...change }).find((finding) => finding.name === name);

test('a page without problems', () => {
  expect(getFindings(fine).map(({ name, verdict }) => `${name} ${verdict}`)).toEqual(
    ['Origin', 'Script', 'Element 1', 'Policy', 'Height', 'Messages', 'Storage', 'Cookies', 'Windows', 'Button'].map(
      (name) => `${name} ok`,
    ),
  );
});

test.each([
  ['Origin', { page: 'https://tool.test' }, 'note', 'the same origin'],
  ['Policy', { blocked: ['frame-src', 'frame-src'] }, 'problem', 'add https://tool.test to frame-src.'],
  ['Height', { heights: [] }, 'problem', 'has not reported its height'],
  ['Messages', { events: [] }, 'note', 'add https://partner.test to parentOrigins'],
  ['Messages', { foreign: 2 }, 'note', 'elsewhere: 2'],
  ['Storage', { inFrame: null }, 'problem', 'has not reported'],
  ['Storage', { inFrame: { localStorage: false, sessionStorage: false, cookies: false, storageAccess: false } }, 'note', 'blocked'],
  ['Storage', {}, 'ok', 'partitioned'],
  ['Storage', { opened: { opened: true, shared: true } }, 'ok', 'shares'],
  ['Cookies', { inFrame: { localStorage: true, sessionStorage: true, cookies: false, storageAccess: false } }, 'note', 'all third parties'],
  ['Windows', { opened: null }, 'note', 'Not tried yet'],
  ['Windows', { opened: { opened: false, shared: null } }, 'problem', 'No window opened'],
  ['Button', { button: 'loading' }, 'note', 'being loaded'],
  ['Button', { button: 'waiting' }, 'note', 'Not tried yet'],
  ['Button', { button: 'undefined' }, 'note', 'must not do it in its place'],
  ['Button', { button: 'open' }, 'problem', 'has not appeared'],
  ['Button', { button: 'failed' }, 'problem', 'allow https://tool.test in script-src'],
] as const)('%s: %o (EMBED-38)', (name, change, verdict, text) => {
  const finding = findOne(change, name);
  expect(finding?.verdict).toBe(verdict);
  expect(finding?.text).toContain(text);
});
