import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Context } from 'hono';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** How long a browser may keep an answer. Names with a hash in them never change. */
export const immutable = 'public, max-age=31536000, immutable';
export const oneHour = 'public, max-age=3600';
export const revalidated = 'no-cache';

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Whether a client takes an encoding: named, or by the star, and not with a weight of 0. */
export function accepts(header: string | undefined, encoding: string): boolean {
  const entries = (header ?? '').split(',').map((entry) => {
    const [name = '', ...parameters] = entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return { name, refused: parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) };
  });
  const entry = entries.find(({ name }) => name === encoding) ?? entries.find(({ name }) => name === '*');
  return entry !== undefined && !entry.refused;
}

const statOf = (path: string) =>
  stat(path).then(
    (found) => (found.isFile() ? found : null),
    () => null,
  );

/** The path of a file under a folder; null for one that would lead out of it. `path` is decoded, with a slash in front. */
export function pathUnder(folder: string, path: string): string | null {
  if (path.includes('\0')) return null;
  const full = join(folder, path);
  return full.startsWith(folder.endsWith(sep) ? folder : folder + sep) ? full : null;
}

/**
 * A file, in the best precompressed form that stands beside it and that the client takes; null where there is no such file. Answers 304 to
 * a validator that still holds.
 */
export async function fileAnswer(c: Context, folder: string, path: string, cacheControl: string): Promise<Response | null> {
  const full = pathUnder(folder, path);
  const plain = full && (await statOf(full));
  if (!full || !plain) return null;

  let [chosen, chosenStat, encoding] = [full, plain, ''];
  const variants = await Promise.all(
    encodings.map(async ([name, ending]) => ({ name, path: full + ending, stat: await statOf(full + ending) })),
  );
  for (const variant of variants) {
    // One that is older than the file belongs to an earlier build.
    if (!variant.stat || variant.stat.mtimeMs < plain.mtimeMs - 60_000 || !accepts(c.req.header('accept-encoding'), variant.name)) continue;
    [chosen, chosenStat, encoding] = [variant.path, variant.stat, variant.name];
    break;
  }
  const etag = `"${chosenStat.size.toString(36)}-${Math.round(chosenStat.mtimeMs).toString(36)}${encoding && `-${encoding}`}"`;
  const headers: Record<string, string> = { 'Cache-Control': cacheControl, ETag: etag, 'X-Content-Type-Options': 'nosniff' };
  if (variants.some((variant) => variant.stat)) headers.Vary = 'Accept-Encoding';
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  headers['Content-Type'] = types[extname(full).toLowerCase()] ?? 'application/octet-stream';
  headers['Content-Length'] = String(chosenStat.size);
  if (encoding) headers['Content-Encoding'] = encoding;
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);
  return c.body(Readable.toWeb(createReadStream(chosen)) as ReadableStream, 200, headers);
}
