import { expect, test } from 'vitest';
import { elementFindings, type OnPage, type PageElement, scriptFinding } from './element-findings.ts';

const address = 'https://tool.test/frame/tours/a';
const shown: PageElement = { attributes: { tour: 'a', eager: '', class: 'wide' }, address, isReady: true, isRendered: true };
const fine: OnPage = {
  page: 'https://partner.test',
  tool: 'https://tool.test',
  tours: ['a'],
  script: 'own',
  elements: [shown],
  isLate: true,
};

test.each([
  ['own', [shown], 'ok', 'The page itself loads'],
  ['waiting', [shown], 'note', 'waits'],
  ['module', [shown], 'problem', 'Remove type="module"'],
  ['failed', [shown], 'problem', 'allow https://tool.test in script-src'],
  ['none', [shown], 'problem', 'Add <script src="https://tool.test/embed.js" async></script>'],
  ['none', [], 'note', 'only the self-test has loaded it'],
] as const)('the script is %s, with the elements %o (EMBED-46)', (script, elements, verdict, text) => {
  const finding = scriptFinding({ ...fine, script, elements });
  expect(finding).toEqual({ verdict, text: expect.stringContaining(text) });
});

test.each<[PageElement | object, Partial<OnPage>, string, string]>([
  [{}, {}, 'ok', `<boat-bike-booking tour="a" eager> shows ${address}, whose height has come.`],
  [{}, { script: 'none' }, 'problem', 'is not the tool'],
  [{}, { script: 'waiting' }, 'note', 'waits for its script'],
  [{ address: null }, {}, 'problem', 'Give it src-base="https://tool.test".'],
  [{ address: 'https://partner.test/frame/tours/a' }, {}, 'problem', 'asks the page’s own origin'],
  [{ attributes: { mode: 'button' }, isReady: false }, {}, 'ok', `opens ${address} in a dialog`],
  [{ isReady: false, isRendered: false }, {}, 'note', 'is hidden'],
  [{ isReady: false }, { isLate: false }, 'note', `waits for the height of ${address}`],
  [{ isReady: false }, {}, 'problem', 'allow https://tool.test in frame-src'],
])('an element like %o, on a page like %o (EMBED-47)', (change, onPage, verdict, text) => {
  const [finding, ...faults] = elementFindings({ ...fine, elements: [{ ...shown, ...change }], ...onPage });
  expect(finding).toEqual({ name: 'Element 1', verdict, text: expect.stringContaining(text) });
  expect(faults).toEqual([]);
});

test('faults of the attributes follow their element; the tours of another tool are not known (EMBED-47)', () => {
  const unknown = { ...shown, attributes: { tour: 'nowhere' } };
  const elsewhere = { ...unknown, address: 'https://other.test/frame/tours/nowhere' };
  const found = elementFindings({ ...fine, elements: [elsewhere, unknown] });
  expect(found.map(({ name, verdict }) => `${name} ${verdict}`)).toEqual(['Element 1 ok', 'Element 2 ok', 'Element 2 problem']);
});
