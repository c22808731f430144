import { join } from 'node:path';
import { build, type Plugin, type UserConfig } from 'vite';

const entry = join(import.meta.dirname, '../packages/flow/src/delivery/server/render-page.tsx');

/**
 * The names of files that are no scripts, the same for browser and server. Content blockers go by names such as `banner` or `share`: a file has none.
 * Hexadecimal digits form no word.
 */
export const assetNames = { assetFileNames: 'assets/[hash:10][extname]', hashCharacters: 'hex' } as const;

/**
 * Builds, along with a shell's own files, the module that renders its choosing screens on a server: `.server/render-page.js`. It needs only
 * Node, and a server may do without it.
 */
export function serverRender(shared: Pick<UserConfig, 'root' | 'base' | 'resolve' | 'css' | 'plugins'>, outDir: string): Plugin {
  return {
    name: 'server-render',
    apply: 'build',
    // After the files for the browser have been written and compressed.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await build({
          ...shared,
          configFile: false,
          logLevel: 'warn',
          define: { 'process.env.NODE_ENV': '"production"' },
          ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
          build: {
            ssr: entry,
            outDir: join(outDir, '.server'),
            emptyOutDir: true,
            assetsInlineLimit: 0,
            copyPublicDir: false,
            // One file: a server may load a new build beside the old one, and chunks that import it by name would load a second copy.
            rolldownOptions: { output: { ...assetNames, entryFileNames: 'render-page.js', codeSplitting: false } },
          },
        });
      },
    },
  };
}
