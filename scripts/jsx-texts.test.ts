import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The functions that return a text: translations and formats. */
const textFunctions = /^(t|t[A-Z]\w*|money|usd|date|dateRange|month|errorText|getLabelText|String)$/;

/** True for an expression that is certainly a text, in one of its branches at least. */
function isText(node: ESTree.Expression | ESTree.JSXEmptyExpression): boolean {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number';
    case 'TemplateLiteral':
      return true;
    case 'CallExpression': {
      const { callee } = node;
      if (callee.type === 'Identifier') return textFunctions.test(callee.name);
      return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && textFunctions.test(callee.property.name);
    }
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    case 'LogicalExpression':
      return isText(node.left) || isText(node.right);
    default:
      return false;
  }
}

const isTextChild = (child: ESTree.JSXChild): boolean =>
  child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && isText(child.expression));

/** False for a comment and for a line break between two elements, of which React makes nothing. */
const isRendered = (child: ESTree.JSXChild): boolean =>
  child.type === 'JSXText'
    ? child.value.trim() !== '' || !child.value.includes('\n')
    : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';

/** The texts of a module that have siblings, or no element of their own, as `line: code`. */
function findSharedTexts(path: string, code: string): string[] {
  const found: string[] = [];
  const check = (children: ESTree.JSXChild[], hasElement: boolean) => {
    const rendered = children.filter(isRendered);
    if (hasElement && rendered.length === 1) return;
    for (const child of rendered.filter(isTextChild))
      found.push(`${path}:${code.slice(0, child.start).split('\n').length}: ${code.slice(child.start, child.end).trim()}`);
  };
  new Visitor({
    JSXElement: ({ children }) => check(children, true),
    JSXFragment: ({ children }) => check(children, false),
  }).visit(parseSync(path, code).program);
  return found;
}

test.each([
  ["<p>{t('total')}{busy ? <Spinner /> : null}</p>", ["{t('total')}"]],
  ['<p>Total <b>5</b></p>', ['Total']],
  ['<p>{count}{count === 1 ? " cabin" : " cabins"}</p>', ['{count === 1 ? " cabin" : " cabins"}']],
  ["<>{t('optional')}</>", ["{t('optional')}"]],
  ['<p><b>1</b>{`of `}</p>', ['{`of `}']],
  ["<Button>\n  <Icon />\n  {isOpen ? t('fold') : format.money(1)}\n</Button>", ["{isOpen ? t('fold') : format.money(1)}"]],
  ["<p>{t('total')}</p>", []],
  ["<p>\n  {/* Why. */}\n  {t('total')}\n</p>", []],
  ['<p>\n  <b>1</b>\n  {items.map(toItem)}\n</p>', []],
])('%s: what shares an element is found', (code, texts) => {
  expect(findSharedTexts('a.tsx', `const a = ${code};`).map((line) => line.replace(/^a\.tsx:\d+: /, ''))).toEqual(texts);
});

test('each text is the only child of an element, so that a translator can replace it (SHELL-34)', () => {
  const folders = ['packages', 'apps'].flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}/src`));
  const paths = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`))
    .filter((path) => path.endsWith('.tsx'));
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.flatMap((path) => findSharedTexts(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});
