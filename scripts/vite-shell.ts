import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { earlyRequests } from '../packages/flow/src/boot/early-requests.ts';
import { className } from './class-names.ts';
import { devRender } from './dev-render.ts';
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

/** Lets the first data travel together with the scripts. Its place is after the page's configuration. */
const dataAhead: Plugin = {
  name: 'data-ahead',
  transformIndexHtml: (html) =>
    html.replace('</head>', () => `  <script>${earlyRequests(process.env.VITE_API_BASE_URL || '/api/v1')}</script>\n  </head>`),
};

/**
 * Most of the entry runs at the start: the hint lets the browser compile it while it comes, not function by function as they are called.
 * It counts at the very top of a file only, so it is put there after everything else.
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.name === 'first') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

/** A shared file is named for being shared, not for all that share it. */
const shortName = (name: string): string => name.split('~')[0] ?? name;

/** The build of a shell: its base path, and the backend that its development server proxies /api and the like to. */
export function shellConfig({ root, base, port }: { root: string; base: string; port: number }): UserConfig {
  const backend = process.env.BACKEND_URL ?? 'http://localhost:4310';
  const outDir = join(root, 'dist');
  const shared = {
    root,
    base,
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    css: { modules: { generateScopedName: className } },
  };
  return {
    ...shared,
    // For `npm run dev -- --ssr`.
    ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
    plugins: [
      react(),
      dataAhead,
      ...(process.env.DEV_SSR ? [devRender({ base, backend })] : []),
      fontAhead(base),
      compiledAhead,
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
      // A kilobyte less than the bundler's own on a first visit.
      minify: 'terser',
      terserOptions: { ecma: 2020, compress: { passes: 3 } },
      modulePreload: {
        polyfill: false,
        // What the entry has loaded need not be named wherever a file is loaded later.
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'js' ? files.filter((file) => !/(^|\/)(first|rolldown-runtime)-/.test(file)) : files,
      },
      rolldownOptions: {
        output: {
          chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
          assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(parse(name).name)}-[hash][extname]`,
          codeSplitting: {
            groups: [
              // What the entry imports is one file.
              { name: 'first', test: /(?<!\.html)$/, tags: ['$initial'], priority: 2 },
              // What later screens share, by what it is for: merged by size alone, small files would bring along what a screen does not need.
              {
                name: 'rules',
                test: /packages\/(domain\/src\/(?!analytics|payment|booking)|api\/src)/,
                minShareCount: 2,
                priority: 1,
              },
              { name: 'stored', test: /flow\/src\/storage\/(?!booking|quote|recent)/, minShareCount: 2, priority: 2 },
              {
                name: 'booked',
                test: /flow\/src\/storage\/(booking|quote|recent)|domain\/src\/schema\/(payment|booking)|api\/src\/(bookings|payments|endpoints\/booking)/,
                minShareCount: 2,
                priority: 2,
              },
              { name: 'paying', test: /@stripe|prop-types|flow\/src\/payment\/|ui\/src\/steps\/payment/, minShareCount: 2, priority: 1 },
              // The rest, in files that are each worth a request.
              { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2000 },
            ],
          },
        },
      },
    },
    server: {
      port,
      strictPort: true,
      proxy: Object.fromEntries(['/api', '/images', '/brand', '/sandbox', '/v1', '/locales', '/embed'].map((path) => [path, backend])),
    },
  };
}
