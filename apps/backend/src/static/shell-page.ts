import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type RuntimeConfig, RuntimeConfigSchema } from '@booking/config';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import * as v from 'valibot';
import { contentPolicy, inlineScriptHashes, inlineStyleHashes } from './page-policy.ts';
import { jsonForHtml } from './runtime-config.ts';
import { loadScreenRenderer, type PageDeps, type ScreenRenderer, type Shell } from './screen-renderer.ts';

type Hashes = Parameters<typeof contentPolicy>[1];
type Build = { mtimeMs: number; html: string; hashes: Hashes; render: ScreenRenderer };

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
  const names = ['br', 'gzip'] as const;
  const found = accepts(c, {
    header: 'Accept-Encoding',
    supports: [...names],
    default: 'identity',
    match: (accepted, { supports, default: none }) =>
      supports.find((name) => accepted.some(({ type, q }) => type === name && q > 0)) ?? none,
  });
  return names.find((name) => name === found) ?? 'identity';
}

/**
 * Responds with a page of a shell: its rendered screen with data, or the HTML of the shell with its configuration. A new build is picked up without
 * a restart. Returns null without a build.
 */
export function createShellPage(folder: string, shell: Shell, deps: PageDeps) {
  const { config, frameAncestors } = deps;
  const file = join(folder, 'index.html');
  const parsed: RuntimeConfig = v.parse(RuntimeConfigSchema, config);
  let build: Build | null = null;

  async function load(): Promise<Build | null> {
    const found = await stat(file).catch(() => null);
    if (!found) return null;
    if (build?.mtimeMs === found.mtimeMs) return build;
    const html = fillConfig(await readFile(file, 'utf8'), config);
    build = {
      mtimeMs: found.mtimeMs,
      html,
      hashes: { scripts: inlineScriptHashes(html), styles: inlineStyleHashes(html) },
      render: await loadScreenRenderer(folder, found.mtimeMs, shell, deps),
    };
    return build;
  }

  return async (c: Context): Promise<Response | null> => {
    const current = await load();
    if (!current) return null;
    const framed = c.req.header('sec-fetch-dest') === 'iframe';
    const { document, hashes, personal, frameable } = await current.render({ url: new URL(c.req.url), framed });
    const encoding = encodingFor(c);
    const body = await pack[encoding](document ?? current.html);
    const headers: Record<string, string> = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(body.length),
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': contentPolicy(
        parsed,
        hashes ? { scripts: [hashes.script], styles: [hashes.style] } : current.hashes,
        shell === 'frame' ? frameAncestors : frameable ? "'self'" : "'none'",
      ),
      'Referrer-Policy': personal ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding, Sec-Fetch-Dest',
      ...(personal && { 'X-Robots-Tag': 'noindex' }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    };
    return c.req.method === 'HEAD' ? c.body(null, 200, headers) : c.body(new Uint8Array(body), 200, headers);
  };
}
