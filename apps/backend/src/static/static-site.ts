import { brands, toBrandPath } from '@booking/domain/brand';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { except } from 'hono/combine';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import type { Consume } from '../clients/limits.ts';
import { Problem } from '../http/problem.ts';
import { createQueue } from '../http/queue.ts';
import { busyPage } from './busy-page.ts';
import type { PageDeps } from './screen-renderer.ts';
import { createShellPage } from './shell-page.ts';

export type StaticFolders = { booking: string; frame: string; embed: string; images: string };

/**
 * A page takes some milliseconds of the processor. The pace leaves time between pages: Node accepts one connection per turn of the event loop, so
 * without it a crowd would wait unseen. A page that many request is shared while it waits.
 */
const queueLimits = { running: 4, waiting: 100, waitMs: 1_000, pace: { starts: 3, intervalMs: 50 } };

export type SiteDeps = Omit<PageDeps, 'queue'> & {
  /** Counts a page of a client towards its limit. */
  consume: Consume;
  /** Identifies the client of a request. */
  getClient(c: Context): string;
};

/** Base paths of the frame shell. Every other address belongs to the full shell. */
const frameBases = brands.map((brand) => `${toBrandPath(brand)}/frame`);
const isInFrame = (path: string): boolean => frameBases.some((base) => path === base || path.startsWith(`${base}/`));

/** What a search engine reads first: `robots.txt`, and a site map of each brand. */
const searchFiles = ['/robots.txt', ...brands.map((brand) => `${toBrandPath(brand)}/sitemap.xml`)];

const shellBases = [...brands.map(toBrandPath), ...frameBases];
/** Pages whose address ends with an identifier, which may contain a full stop. */
const endsWithId = new RegExp(`^(${shellBases.join('|')})/(tours?|departures|bookings|payments)/[^/]+$`);

/** Whether the last part of the path has an extension: then a file is requested and not a page. */
const isFile = (path: string): boolean => /\/[^/]*\.[a-z0-9]{1,11}$/i.test(path) && !path.endsWith('/index.html') && !endsWithId.test(path);

/** Whether a folder or file of the path starts with a dot: the builds store server-only files there. */
const isHidden = (path: string): boolean => /[/\\]\./.test(path);

/** `Cache-Control` of files. A file with a hash in its name never changes. */
const immutable = 'public, max-age=31536000, immutable';
const oneHour = 'public, max-age=3600';
const revalidated = 'no-cache';

const cached =
  (cacheControl: string): MiddlewareHandler =>
  async (c, next) => {
    c.header('Cache-Control', cacheControl);
    await next();
  };

/** A folder's files, at their paths below `base`. */
const serveFiles = (root: string, base = ''): MiddlewareHandler =>
  serveStatic({ root, precompressed: true, rewriteRequestPath: (path) => path.slice(base.length) });

function createFiles(folders: StaticFolders): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('Vary', 'Accept-Encoding');
    // 404, or 416 for a range outside the file.
    if (c.res.status >= 400) c.header('Cache-Control', 'no-store');
  });
  app.use(async (c, next) => (isHidden(c.req.path) ? c.notFound() : next()));
  // A frame in a sandbox of the host page has no origin, so its modules, styles and fonts are loaded cross-origin. So is the embed module.
  app.use(async (c, next) => {
    c.header('Access-Control-Allow-Origin', '*');
    await next();
  });
  const shells = [...frameBases.map((base) => ({ base, folder: folders.frame })), { base: '', folder: folders.booking }];
  for (const { base, folder } of shells) app.use(`${base}/assets/*`, cached(immutable), serveFiles(folder, base));

  // The ETag is a hash of the response body. For a range, it would differ from that of the file.
  const isRange = (c: Context): boolean => c.req.header('range') !== undefined;
  app.use(cached(revalidated), except(isRange, etag()));
  for (const { base, folder } of shells) app.use(`${base}/*`, serveFiles(folder, base));
  for (const path of ['/embed.js', '/embed.mjs', '/embed-button.mjs', '/embed-check/*'])
    app.use(path, cached(oneHour), serveFiles(folders.embed));
  app.use(cached(oneHour), compress(), serveFiles(folders.images));
  app.notFound((c) => c.text('Not Found', 404));
  return app;
}

const notBuilt = (c: Context): Response =>
  c.text('The pages have not been built yet. Run the build.', 503, { 'Cache-Control': 'no-store' });

/** The decoded path of an address, with single slashes; as it is if nobody can decode it. */
function readPath(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname).replace(/\/{2,}/g, '/');
  } catch {
    return pathname;
  }
}

/** Serves the builds of both shells and the pictures of the catalogue: files at their paths, and a page of the shell for every other address. */
export function createStaticSite(folders: StaticFolders, { consume, getClient, ...pageDeps }: SiteDeps): Hono {
  const app = new Hono();
  const files = createFiles(folders);
  const deps: PageDeps = { ...pageDeps, queue: createQueue(queueLimits) };
  const pages = {
    booking: createShellPage(folders.booking, 'booking', deps),
    frame: createShellPage(folders.frame, 'frame', deps),
  };

  app.all('*', async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' });
    const path = readPath(c.req.url);
    const isForSearch = searchFiles.includes(path);
    if (isFile(path) && !isForSearch) return files.fetch(c.req.raw);
    const shell = isInFrame(path) ? 'frame' : 'booking';
    try {
      await consume('page', getClient(c));
      return (await (isForSearch ? pages.booking.searchFile(c) : pages[shell].page(c))) ?? notBuilt(c);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return busyPage(c, error, shell === 'frame' ? deps.frameAncestors : "'self'");
    }
  });
  return app;
}
