import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type RuntimeConfig, RuntimeConfigSchema } from '@booking/config';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import * as v from 'valibot';
import { contentPolicy, inlineScriptHashes, inlineStyleHashes } from './page-policy.ts';
import { jsonForHtml } from './runtime-config.ts';
import { loadScreenRenderer, type PageDeps, type RenderedPage, type ScreenRenderer, type Shell } from './screen-renderer.ts';

/** What a page depends on. Nothing else of a request, such as a cookie, changes it. */
type PageRequest = { url: URL; framed: boolean; encoding: keyof typeof pack };
type Page = { status: RenderedPage['status']; body: Uint8Array<ArrayBuffer>; headers: Record<string, string> };
type Hashes = Parameters<typeof contentPolicy>[1];
type Build = { mtimeMs: number; html: string; hashes: Hashes; renderer: ScreenRenderer };

const slot = /(<script type="application\/json" id="runtime-config">)[\s\S]*?(<\/script>)/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// Pages are compressed per request. Medium quality takes a tenth of the time of the best one.
const pack = {
  br: (html: string) => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: string) => zip(html),
  identity: async (html: string) => Buffer.from(html),
};

/** Inserts the configuration of the deployment into the HTML of a shell. */
const fillConfig = (html: string, config: object): string =>
  html.replace(slot, (_, open: string, close: string) => `${open}${jsonForHtml(config)}${close}`);

/** The best compression that the client accepts. */
function encodingFor(c: Context): keyof typeof pack {
  const accepted = parseAccept(c.req.header('Accept-Encoding') ?? '');
  return (['br', 'gzip'] as const).find((name) => accepted.some(({ type, q }) => type === name && q > 0)) ?? 'identity';
}

/**
 * Responds with the pages of a shell: its rendered screen with data, or the HTML of the shell with its configuration. A new build is picked up without
 * a restart. Both return null without a build, and throw Problem 503 if too many pages are waiting.
 */
export function createShellPage(folder: string, shell: Shell, deps: PageDeps) {
  const { config, frameAncestors, toVisitorUrl, queue } = deps;
  const file = join(folder, 'index.html');
  const parsed: RuntimeConfig = v.parse(RuntimeConfigSchema, config);
  let mtimeMs = Number.NaN;
  let build: Promise<Build> | null = null;

  async function read(): Promise<Build> {
    const html = fillConfig(await readFile(file, 'utf8'), config);
    const hashes = { scripts: inlineScriptHashes(html), styles: inlineStyleHashes(html) };
    return { mtimeMs, html, hashes, renderer: await loadScreenRenderer(folder, mtimeMs, shell, deps) };
  }

  /** The current build, which is read once for all requests; null without one. */
  async function load(): Promise<Build | null> {
    const found = await stat(file).catch(() => null);
    if (!found) return null;
    if (!build || mtimeMs !== found.mtimeMs) {
      mtimeMs = found.mtimeMs;
      build = read();
      // A deployment may be replacing the files: the next request tries again.
      build.catch(() => {
        build = null;
      });
    }
    return build;
  }

  async function render(current: Build, { url, framed, encoding }: PageRequest): Promise<Page> {
    const { document, hashes, personal, searched, status, frameable } = await current.renderer.renderPage({ url, framed });
    const body = new Uint8Array(await pack[encoding](document ?? current.html));
    const headers: Record<string, string> = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(body.length),
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': contentPolicy(
        parsed,
        hashes ? { scripts: hashes.scripts, styles: [hashes.style] } : current.hashes,
        shell === 'frame' ? frameAncestors : frameable ? "'self'" : "'none'",
      ),
      'Referrer-Policy': personal ? 'no-referrer' : 'strict-origin-when-cross-origin',
      Vary: 'Accept-Encoding, Sec-Fetch-Dest',
      ...(!searched && { 'X-Robots-Tag': 'noindex' }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    };
    return { status, body, headers };
  }

  const rendering = new Map<string, Promise<Page>>();
  /** Renders a page once for all requests that arrive in the meantime, in the queue. */
  function getPage(current: Build, request: PageRequest): Promise<Page> {
    const key = JSON.stringify([request.url.href, request.framed, request.encoding, current.mtimeMs]);
    const page = rendering.get(key) ?? queue.run(() => render(current, request)).finally(() => rendering.delete(key));
    rendering.set(key, page);
    return page;
  }

  return {
    /** The page of an address. */
    async page(c: Context): Promise<Response | null> {
      const current = await load();
      if (!current) return null;
      const framed = c.req.header('sec-fetch-dest') === 'iframe';
      const { status, body, headers } = await getPage(current, { url: toVisitorUrl(c), framed, encoding: encodingFor(c) });
      return c.req.method === 'HEAD' ? c.body(null, status, headers) : c.body(body, status, headers);
    },
    /** `robots.txt`, or the site map of the brand of an address. */
    async searchFile(c: Context): Promise<Response | null> {
      const current = await load();
      const text = current && (await queue.run(() => current.renderer.renderSearchFile(toVisitorUrl(c))));
      const type = c.req.path.endsWith('.xml') ? 'application/xml' : 'text/plain';
      return text === null ? null : c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' });
    },
  };
}
