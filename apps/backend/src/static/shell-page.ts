import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type RuntimeConfig, RuntimeConfigSchema } from '@booking/domain/brand';
import type { Context } from 'hono';
import * as v from 'valibot';
import { accepts } from './file-answer.ts';
import { contentPolicy, inlineScriptHashes } from './page-policy.ts';
import { jsonForHtml } from './runtime-config.ts';

type Page = { mtimeMs: number; plain: Buffer; br: Buffer; gzip: Buffer; policy: string };

const slot = /(<script type="application\/json" id="runtime-config">)[\s\S]*?(<\/script>)/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Fills a deployment's configuration into a shell's HTML. */
export const fillConfig = (html: string, config: object): string =>
  html.replace(slot, (_, open: string, close: string) => `${open}${jsonForHtml(config)}${close}`);

/** Addresses that hold a booking's or a payment's id: whoever knows it sees personal data. Decisions, Privacy and safety. */
const isPrivate = (path: string): boolean => /^(\/islandhopping)?\/(bookings|payments)\//.test(path);

/** Answers a shell's page, its configuration filled in; compressed once, read anew when it was built anew. Null while it is not built. */
export function createShellPage(folder: string, config: Record<string, unknown>, framed: boolean) {
  const file = join(folder, 'index.html');
  const parsed: RuntimeConfig = v.parse(RuntimeConfigSchema, config);
  let page: Page | null = null;

  async function load(): Promise<Page | null> {
    const found = await stat(file).catch(() => null);
    if (!found) return null;
    if (page?.mtimeMs === found.mtimeMs) return page;
    const html = fillConfig(await readFile(file, 'utf8'), config);
    const plain = Buffer.from(html);
    const [br, gz] = await Promise.all([brotli(plain), zip(plain)]);
    page = { mtimeMs: found.mtimeMs, plain, br, gzip: gz, policy: contentPolicy(parsed, inlineScriptHashes(html), framed) };
    return page;
  }

  return async (c: Context, path: string): Promise<Response | null> => {
    const current = await load();
    if (!current) return null;
    const accepted = (['br', 'gzip'] as const).find((name) => accepts(c.req.header('accept-encoding'), name));
    const body = current[accepted ?? 'plain'];
    const headers: Record<string, string> = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(body.length),
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': current.policy,
      'Referrer-Policy': isPrivate(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding',
      ...(isPrivate(path) ? { 'X-Robots-Tag': 'noindex' } : {}),
      ...(accepted ? { 'Content-Encoding': accepted } : {}),
    };
    return c.req.method === 'HEAD' ? c.body(null, 200, headers) : c.body(new Uint8Array(body), 200, headers);
  };
}
