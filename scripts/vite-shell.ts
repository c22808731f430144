import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes .br and .gz beside every text file of the build, so that a server need not compress. */
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

/** Libraries that every screen needs. */
const everyScreen =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack[\\/](react-router|router-core|history|react-store|store|(react-query|query-core)[\\/](?!.*([qQ]ueriesObserver|[uU]seQueries|[uU]seSuspense|[uU]seMutation|mutationObserver)))|i18next|react-i18next|valibot)[\\/]/;

/** What the date step needs of ours: together with the libraries in one file, since many small ones compress a tenth worse. */
const firstScreen =
  /[\\/]packages[\\/](api(?![\\/]src[\\/](bookings[\\/]poll-booking|translations[\\/]translate))|domain[\\/]src[\\/](brand|calendar|date[\\/](?!parse)|schema|errors|money[\\/](money|format|index))|flow[\\/]src[\\/](boot(?![\\/]unsupported)|routes|guards|containers[\\/](tour-date|layout|aside|selection|use-language)|storage[\\/](stored-item|session-date|cid))|ui[\\/]src[\\/](layout(?![\\/]floating)|calendar|i18n[\\/](?!locales)|theme|steps[\\/](tour-date[\\/](?!departure-l)|step-field|fault-notice)|primitives[\\/](action-link|button|card|classes|error-tooltip|field|icon|link-context|live|loading|notice|select|tag|visually-hidden)|summary[\\/](trip-panel|trip-facts)))/;

/** The build of a shell: its base path, and the backend that its development server hands /api and the like to. */
export function shellConfig({ root, base, port }: { root: string; base: string; port: number }): UserConfig {
  const backend = process.env.BACKEND_URL ?? 'http://localhost:4310';
  const outDir = join(root, 'dist');
  return {
    root,
    base,
    plugins: [react(), precompress(outDir)],
    resolve: {
      conditions: ['source', 'module', 'browser', 'development|production'],
      alias: { '@tanstack/devtools-event-client': join(import.meta.dirname, 'no-devtools.ts') },
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      manifest: true,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: 'first', test: (id: string) => everyScreen.test(id) || firstScreen.test(id) }],
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
