import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build, createServer } from 'vite';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

const compilerOptions = {
  target: 'es2023',
  module: 'preserve',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
};

/** A partner's project: an empty folder with the packed package, the frameworks, and these files. */
export async function createProject(files: Readonly<Record<string, string>>): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'partner-'));
  const modules = join(project, 'node_modules');
  await mkdir(join(modules, '@types'), { recursive: true });
  await mkdir(join(modules, '@booking/embed'), { recursive: true });
  const tarball = join(project, 'embed.tgz');
  await run(join(root, 'node_modules/.bin/pnpm'), ['pack', '--out', tarball], { cwd: join(root, 'packages/embed') });
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', join(modules, '@booking/embed')]);
  for (const [name, owner] of [
    ['react', 'ui'],
    ['react-dom', 'ui'],
    ['@types/react', 'ui'],
    ['@types/react-dom', 'ui'],
    ['vue', 'embed'],
    ['svelte', 'embed'],
  ] as const) {
    const require = createRequire(join(root, 'packages', owner, 'package.json'));
    await symlink(dirname(require.resolve(`${name}/package.json`)), join(modules, name));
  }
  for (const [name, content] of Object.entries({
    'package.json': '{ "type": "module" }',
    'tsconfig.json': JSON.stringify({ compilerOptions }),
    ...files,
  }))
    await writeFile(join(project, name), content);
  return project;
}

/** The errors of the compiler, as it prints them; empty if there are none. */
export const compile = (project: string): Promise<string> =>
  run(join(root, 'node_modules/.bin/tsc'), ['-p', project]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );

type Mode = 'production' | 'development';

/** Builds a file and what it imports as one page without other files but its scripts, by path. In development React reports what it finds wrong. */
export async function bundle(project: string, entry: string, mode: Mode = 'production'): Promise<Record<string, string>> {
  const outDir = join(project, 'dist');
  await build({
    configFile: false,
    logLevel: 'error',
    root: project,
    mode,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: join(project, entry), output: { entryFileNames: 'page.js' } },
      manifest: true,
    },
  });
  const manifest: Record<string, { file: string }> = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
  const scripts = await Promise.all(
    Object.values(manifest).map(async ({ file }) => [`/${file}`, await readFile(join(outDir, file), 'utf8')] as const),
  );
  return Object.fromEntries(scripts);
}

/** What a file of the project returns from its function `render`, on a server. */
export async function renderInProject(project: string, file: string): Promise<string> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    root: project,
    server: { middlewareMode: true },
    appType: 'custom',
  });
  try {
    const { render } = (await server.ssrLoadModule(join(project, file))) as { render(): string };
    return render();
  } finally {
    await server.close();
  }
}
