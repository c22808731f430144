import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

const entry = join(import.meta.dirname, '../packages/flow/src/delivery/server/render-page.tsx');
/** What is used of that module, which Vite loads and reloads. */
type Renderer = {
  createRenderer(build: object, options: object): (request: { url: URL; framed: boolean }) => Promise<{ document: string | null }>;
};

/** A development server has no build: Vite's own client loads scripts and styles. */
const noBuild = { html: '', manifest: {}, read: () => '' };

/**
 * `npm run dev -- --ssr`: the development server renders the choosing screens as a server in production does, from the sources, and the app
 * hydrates them. React reports each mismatch in the browser's console. The styles load with the scripts, so the first view is unstyled.
 */
export function devRender({ base, backend }: { base: string; backend: string }): Plugin {
  const shell = base === '/frame/' ? 'frame' : 'booking';
  const config = JSON.parse(process.env.VITE_RUNTIME_CONFIG || '{}');

  async function render(server: ViteDevServer, url: URL, framed: boolean): Promise<string | null> {
    const { createRenderer } = (await server.ssrLoadModule(entry, { fixStacktrace: true })) as Renderer;
    const fromBackend: typeof fetch = (input, init) => fetch(new URL(String(input), backend), init);
    const { document } = await createRenderer(noBuild, { shell, config, fetch: fromBackend })({ url, framed });
    const start = `<script type="module" src="${base}src/main.tsx"></script>`;
    return document && server.transformIndexHtml(url.pathname, document.replace('</body>', `${start}</body>`));
  }

  return {
    name: 'dev-render',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async ({ url = '/', headers, method }, response, next) => {
        if (method !== 'GET' || !headers.accept?.includes('text/html')) return next();
        try {
          const html = await render(server, new URL(url, `http://${headers.host}`), headers['sec-fetch-dest'] === 'iframe');
          if (html === null) return next();
          response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
