import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import type { Plugin, UserConfig } from 'vite';
import { chunks } from './chunks.ts';
import { leaveOut } from './left-out.ts';
import { serverRender } from './server-render.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes .br and .gz beside every text file of the build, so that a server does not have to compress. */
function precompress(outDir: string): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    async closeBundle() {
      for (const entry of await readdir(outDir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|svg|json)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const content = await readFile(path);
        await writeFile(`${path}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
      }
    },
  };
}

/** Names a CSS class in the build: a hash of its file, and its number there. */
function shortNames(): (name: string, file: string) => string {
  const files = new Map<string, string[]>();
  return (name, file) => {
    const names = files.get(file) ?? [];
    files.set(file, names);
    if (!names.includes(name)) names.push(name);
    const hash = createHash('sha256')
      .update(relative(import.meta.dirname, file))
      .digest('base64url')
      .replace(/[-_]/g, '');
    return `_${hash.slice(0, 4)}${names.indexOf(name).toString(36)}`;
  };
}

/** A second minifier after the built-in one: 1 % smaller. */
function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { code } = await minify(chunk.code, { module: true, ecma: 2022, compress: { passes: 3 } });
        if (code) chunk.code = code;
      }
    },
  };
}

/** Preloads the font with the page, so that the first text is rendered in it. */
const fontAhead = (base: string): Plugin => ({
  name: 'font-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `${base}${file}` },
          injectTo: 'head' as const,
        })),
  },
});

/** The build of a shell: its base path, and the backend that its development server proxies /api and the like to. */
export function shellConfig({ root, base, port }: { root: string; base: string; port: number }): UserConfig {
  const backend = process.env.BACKEND_URL ?? 'http://localhost:4310';
  const outDir = join(root, 'dist');
  const shared = {
    root,
    base,
    resolve: {
      conditions: ['source', 'module', 'browser', 'development|production'],
      alias: [
        { find: '@tanstack/devtools-event-client', replacement: join(import.meta.dirname, 'no-devtools.ts') },
        // Part of React since 18.
        { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      ],
    },
    css: { modules: { generateScopedName: shortNames() } },
  };
  return {
    ...shared,
    plugins: [
      leaveOut,
      react(),
      fontAhead(base),
      minifyAgain(),
      precompress(outDir),
      serverRender({ ...shared, plugins: [react()] }, outDir),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      manifest: true,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: chunks,
          },
        },
      },
    },
    server: {
      port,
      strictPort: true,
      proxy: Object.fromEntries(['/api', '/images', '/brand', '/sandbox', '/v1', '/locales', '/embed.js'].map((path) => [path, backend])),
    },
  };
}
