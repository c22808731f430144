import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { RuntimeConfigSchema } from '../packages/config/src/index.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)));
const documents = files.filter(
  (path) => /^(?:docs\/.*|(?:packages|apps)\/[\w/-]+\/README|README|CONTRIBUTING)\.?\w*$/.test(path) && path.endsWith('.md'),
);
const texts = documents.map((path) => ({ path, text: read(path) }));

/** What stands between backticks, and the lines of blocks of code. */
function codeOf(text: string): string[] {
  const blocks = Array.from(text.matchAll(/^```\w*\n([\s\S]*?)^```/gm), ([, lines = '']) => lines.split('\n')).flat();
  const spans = Array.from(text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g), ([, span = '']) => span);
  return [...blocks, ...spans];
}
const code = texts.flatMap(({ path, text }) => codeOf(text).map((span) => ({ path, span })));

/** The anchors of a document, as its headings make them. */
const anchorsOf = (text: string): string[] =>
  Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );

test('every link between documents leads to a file, and to a heading of it', () => {
  const broken = texts.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)).flatMap(([link, to = '', anchor]) => {
      const target = to === '' ? path : normalize(join(dirname(path), to));
      const isThere = existsSync(join(root, target)) && (anchor === undefined || anchorsOf(read(target)).includes(anchor));
      return isThere ? [] : [`${path}: ${link}`];
    }),
  );
  expect(broken).toEqual([]);
});

/** Files that a build, a command or an installation makes. */
const made = /(?:^|\/)(?:dist|reports|node_modules|storybook-static|\.data|\.server|\.vite)(?:\/|$)/;

test('every file and folder that a document names exists', () => {
  const named = code.flatMap(({ path, span }) =>
    Array.from(span.matchAll(/(?<![\w@./:<{-])(?:packages|apps|docs|scripts|e2e)\/[\w@.*/-]+/g), ([name]) => ({
      path,
      name: name.replace(/[./]+$/, ''),
    })),
  );
  const exists = (name: string): boolean =>
    name.includes('*')
      ? files.some((file) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}`).test(file))
      : existsSync(join(root, name));
  expect(named.filter(({ name }) => !made.test(name) && !exists(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

test('every name of a source file in a document is that of a file', () => {
  const names = code.flatMap(({ path, span }) =>
    /^(?:[\w@.-]+\/)*[\w.-]+\.(?:tsx?|mjs|css|md|mdx|tsv)$/.test(span) ? [{ path, span }] : [],
  );
  const exists = (span: string): boolean => files.some((file) => file === span || file.endsWith(`/${span}`));
  expect(names.filter(({ span }) => !made.test(span) && !exists(span)).map(({ path, span }) => `${path}: ${span}`)).toEqual([]);
});

type Manifest = { name: string; scripts?: Record<string, string> };
const manifests = new Map(
  files
    .filter((path) => /^(?:(?:packages|apps)\/[\w-]+\/)?package\.json$/.test(path))
    .map((path) => {
      const manifest = JSON.parse(read(path)) as Manifest;
      return [path === 'package.json' ? '' : manifest.name, manifest.scripts ?? {}];
    }),
);
const anywhere = new Set([...manifests.values()].flatMap((scripts) => Object.keys(scripts)));
const ownCommands = ['install', 'ci', 'exec', 'add', 'pack', 'publish', 'audit', 'update'];

/** The package that a command names, else the one of its document. */
function ownerOf(path: string, filter: string | undefined): string {
  if (filter !== undefined) return filter.replaceAll(/["']|\.{3}/g, '');
  const [home] = /^(?:packages|apps)\/[\w-]+/.exec(path) ?? [];
  return home === undefined ? '' : (JSON.parse(read(`${home}/package.json`)) as Manifest).name;
}

/** Whether the script that a command of npm, pnpm or turbo runs exists. */
function canRun(path: string, command: string): boolean {
  const [tool, ...rest] = command.split(/\s+/).filter((word) => word !== 'run');
  const filtered = rest.indexOf('--filter');
  const filter = filtered < 0 ? undefined : rest.splice(filtered, 2)[1];
  const script = rest.find((word) => !word.startsWith('-'));
  if (script === undefined || ownCommands.includes(script)) return true;
  return tool === 'turbo' ? anywhere.has(script) : [ownerOf(path, filter), ''].some((owner) => script in (manifests.get(owner) ?? {}));
}

test('every script that a command in a document runs exists in the package that it names', () => {
  const commands = code.flatMap(({ path, span }) =>
    Array.from(
      span.matchAll(/(?:^|&& |; )(?:npx )?((?:npm (?:start|test|run [\w:-]+)|pnpm|turbo run)\b[^#&;|]*)/g),
      ([, command = '']) => ({ path, command: command.trim() }),
    ),
  );
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter(({ path, command }) => !canRun(path, command)).map(({ path, command }) => `${path}: ${command}`)).toEqual([]);
});

test('each command of which the first page says that it installs runs a file that does', () => {
  const [line = ''] = /^Everything else comes from the package registry: .*$/m.exec(read('CONTRIBUTING.md')) ?? [];
  const commands = Array.from(line.matchAll(/`npm (?:run )?([\w-]+)`/g), ([, name = '']) => name);
  expect(commands).toContain('storybook');
  const installs = (name: string): boolean => {
    const [, file] = /^node (scripts\/\w+\.mjs)/.exec(manifests.get('')?.[name] ?? '') ?? [];
    return file !== undefined && read(file).includes('await ensureInstalled()');
  };
  expect(commands.filter((name) => !installs(name))).toEqual([]);
});

/** The keys in the first column of a section's table; without a heading, of the part before the first section. */
function keysOf(path: string, heading = ''): string[] {
  const section = read(path)
    .split(/^## /m)
    .find((part, index) => (heading === '' ? index === 0 : part.startsWith(`${heading}\n`)));
  const cells = Array.from((section ?? '').matchAll(/^\| (`[^|]*)\|/gm), ([, cell = '']) => cell);
  return cells.flatMap((cell) => Array.from(cell.matchAll(/`(\w+)`/g), ([, key = '']) => key)).toSorted();
}

test('the page about the configuration has each of its keys, and no other', () => {
  const page = 'docs/configuration.md';
  expect(keysOf(page)).toEqual(Object.keys(RuntimeConfigSchema.entries).toSorted());
  const defaults = RuntimeConfigSchema['~standard'].validate({}) as { value: { brands: { boatbiketours: object } } };
  const { boatbiketours } = defaults.value.brands;
  const inProse = Object.keys(boatbiketours).filter((key) => read(page).includes(`\`${key}\``));
  expect(inProse.toSorted()).toEqual(Object.keys(boatbiketours).toSorted());
  expect(keysOf(page, 'Keys of a brand').filter((key) => !(key in boatbiketours))).toEqual([]);
  const legal = /const brandLegal = v\.object\(\{(.*?)^\}/ms.exec(read('packages/config/src/legal.ts'))?.[1] ?? '';
  expect(keysOf(page, 'Legal texts')).toEqual(Array.from(legal.matchAll(/^ {2}(\w+): /gm), ([, key]) => key).toSorted());
});

/** All that is no document. */
const sources = files
  .filter((path) => /\.(?:tsx?|mjs|cjs|json|css|html|sql|yaml)$|Dockerfile$/.test(path) && !path.endsWith('documents.test.ts'))
  .map(read)
  .join('\n');

test('every key, function or option that a document names is in the code; decisions also name what was rejected', () => {
  const current = code.filter(({ path }) => !path.startsWith('docs/decisions/'));
  const names = current.flatMap(({ path, span }) =>
    /^[a-z]+(?:[A-Z][a-z]*)+(?:\(\))?$/.test(span) ? [{ path, name: span.replace('()', '') }] : [],
  );
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter(({ name }) => !sources.includes(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

test('every variable of the environment that a document names is read somewhere', () => {
  const sources = files
    .filter((path) => /\.(?:tsx?|mjs|json)$|Dockerfile$/.test(path) && !path.startsWith('docs/'))
    .map(read)
    .join('\n');
  const variables = code.flatMap(({ path, span }) =>
    Array.from(span.matchAll(/(?<![\w-])[A-Z]{2,}(?:_[A-Z0-9]+)+(?![\w-])/g), ([name]) => ({ path, name })),
  );
  expect(variables.filter(({ name }) => !sources.includes(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

test('the index of the decisions has each of them, and there are at most 60', () => {
  const index = Array.from(read('docs/decisions/README.md').matchAll(/^\| [\d.]+ *\| \[(.+)\]\((?:[^)]+)\)/gm), ([, title]) => title);
  const headings = texts
    .filter(({ path }) => /^docs\/decisions\/\d/.test(path))
    .flatMap(({ text }) => Array.from(text.matchAll(/^## \d+\.\d+\. (.+)$/gm), ([, title]) => title));
  expect(index).toEqual(headings);
  expect(index.length).toBeLessThanOrEqual(60);
});
