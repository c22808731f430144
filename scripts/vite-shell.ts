import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { namePage } from '../packages/flow/src/delivery/inline/name-page.ts';
import { plainAddress } from '../packages/flow/src/delivery/inline/plain-address.ts';
import { browsers } from './browsers.ts';
import { devRender } from './dev-render.ts';
import { licenses } from './licenses.ts';
import { assetNames, serverRender } from './server-render.ts';
import { shellTexts } from './shell-texts.ts';

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
        if (!entry.isFile() || !/\.(js|css|svg|json|txt)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const content = await readFile(path);
        await writeFile(`${path}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
      }
    },
  };
}

/** Preloads the font with the page: behind a static host on slow 4G it arrives after 0.7 s instead of 4.4 s, before the first text. */
const preloadFont = (base: string): Plugin => ({
  name: 'preload-font',
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

/** Puts a script into the page's head, after the page's configuration. */
const inlineScript = (script: string): Plugin => ({
  name: 'inline-script',
  transformIndexHtml: (html) => html.replace('</head>', () => `  <script>${script}</script>\n  </head>`),
});

/** The version that the page says, as the backend's health does: `VERSION`, else that of the shell's package. */
function versionMark(root: string): Plugin {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const content = process.env.VERSION?.trim() || version;
  return { name: 'version-mark', transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'version', content }, injectTo: 'head' }] };
}

type Shell = {
  root: string;
  base: string;
  /** Of the development server, which proxies /api and the like to `BACKEND_URL`, and the payment sandbox to `SANDBOX_URL` where that is set. */
  port: number;
  /** Requests the first data while the scripts are still loading: on slow 4G 3 s earlier, and the calendar is there after 4.3 s instead of 5.5 s. */
  earlyScript: string;
};

/** What only a booking that is made needs: its requests, its shapes, its snapshot. */
const bookedOnly =
  /(schema\/(booking|payment)|src\/bookings\/[\w-]+|(queries|endpoints)\/booking-[a-z]+|definitive-error|storage\/(booking-summary|quote-schema))\.ts$/;

/** The build of a shell. */
export function shellConfig({ root, base, port, earlyScript }: Shell): UserConfig {
  const backend = process.env.BACKEND_URL ?? 'http://localhost:4310';
  const sandbox = process.env.SANDBOX_URL ?? backend;
  const outDir = join(root, 'dist');
  const shared = {
    root,
    base,
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  };
  return {
    ...shared,
    // For `npm run dev -- --ssr`.
    ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
    plugins: [
      react(),
      inlineScript(`${namePage};${plainAddress};${earlyScript}`),
      versionMark(root),
      shellTexts(),
      ...(process.env.DEV_SSR ? [devRender({ base, backend })] : []),
      preloadFont(base),
      licenses(),
      precompress(outDir),
      serverRender({ ...shared, plugins: [react(), licenses()] }, outDir),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: browsers,
      // Only the wordmark of the page's brand is loaded.
      assetsInlineLimit: 0,
      manifest: true,
      // A browser that does not preload modules loads them when they are imported.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          ...assetNames,
          entryFileNames: 'assets/[hash:10].js',
          chunkFileNames: 'assets/[hash:10].js',
          codeSplitting: {
            groups: [
              // What the entry imports is one file: the date step loads 3 files instead of 21, and 8 KB less.
              { name: 'first', test: /(?<!\.html)$/, tags: ['$initial'], priority: 2 },
              // Confirmation and payment load it; ship, cabins and passengers are 2 KB smaller without it.
              { name: 'booked', test: bookedOnly, includeDependenciesRecursively: false, priority: 1.5 },
              // What every full page loads after its content, in one file, but for what other screens have of it.
              { name: 'page-shared', test: /(overlays\/dialog|layout\/guarantee-text)\.(tsx|module\.css)$/, priority: 1.3 },
              { name: 'page', test: /layout\/full-page-parts\.ts$/, priority: 1.2 },
              // What three or more parts share is one file: passengers load 8 files instead of 18, confirmation 15 instead of 27, payment 10 instead of 17.
              { name: 'shared', minShareCount: 3, test: /(?<!\.html)$/, priority: 1 },
            ],
          },
        },
      },
    },
    server: {
      port,
      strictPort: true,
      proxy: {
        ...Object.fromEntries(['/api', '/images', '/brand', '/locales', '/embed'].map((path) => [path, backend])),
        ...Object.fromEntries(['/sandbox', '/v1'].map((path) => [path, sandbox])),
      },
    },
  };
}
