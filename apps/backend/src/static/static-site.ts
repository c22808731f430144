import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { except } from 'hono/combine';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import type { PageDeps } from './screen-renderer.ts';
import { createShellPage } from './shell-page.ts';

export type StaticFolders = { booking: string; frame: string; embed: string; images: string };

/** Where the frame's shell is deployed; every other address is the full shell's. */
const frameBases = ['/frame', '/islandhopping/frame'];
const isInFrame = (path: string): boolean => frameBases.some((base) => path === base || path.startsWith(`${base}/`));

/** The last part of the path has an extension: a file is requested, not a page of the tool. */
const isFile = (path: string): boolean => /\/[^/]*\.[a-z0-9]{1,11}$/i.test(path) && !path.endsWith('/index.html');

/** In a folder or file whose name starts with a dot: the builds keep server-only files there. */
const isHidden = (path: string): boolean => /[/\\]\./.test(path);

/** How long a browser may keep a file. Names with a hash in them never change. */
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
    c.header('X-Content-Type-Options', 'nosniff');
    // 404, and 416 for a range outside the file.
    if (c.res.status >= 400) c.header('Cache-Control', 'no-store');
  });
  app.use(async (c, next) => (isHidden(c.req.path) ? c.notFound() : next()));
  // A frame in a host's sandbox has no origin: its modules, styles and fonts are loaded as another site's. So is the embed's module.
  app.use(async (c, next) => {
    c.header('Access-Control-Allow-Origin', '*');
    await next();
  });
  const shells = [...frameBases.map((base) => ({ base, folder: folders.frame })), { base: '', folder: folders.booking }];
  for (const { base, folder } of shells) app.use(`${base}/assets/*`, cached(immutable), serveFiles(folder, base));

  // The ETag is a hash of the response body: for a range it would not be the file's.
  const isRange = (c: Context): boolean => c.req.header('range') !== undefined;
  app.use(cached(revalidated), except(isRange, etag()));
  for (const { base, folder } of shells) app.use(`${base}/*`, serveFiles(folder, base));
  app.use('/embed.js', cached(oneHour), serveFiles(folders.embed));
  app.use('/embed.mjs', cached(oneHour), serveFiles(folders.embed));
  app.use('/embed-check/*', cached(oneHour), serveFiles(folders.embed));
  app.use(cached(oneHour), compress(), serveFiles(folders.images));
  app.notFound((c) => c.text('Not Found', 404));
  return app;
}

function decodedPath(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return null;
  }
}

/** Both shells' builds and the catalogue's pictures: files at their paths, and the shell's page for everything else. */
export function createStaticSite(folders: StaticFolders, deps: PageDeps): Hono {
  const app = new Hono();
  const files = createFiles(folders);
  const pages = {
    booking: createShellPage(folders.booking, 'booking', deps),
    frame: createShellPage(folders.frame, 'frame', deps),
  };

  app.all('*', async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' });
    const path = decodedPath(c.req.url);
    if (path === null) return c.text('Bad Request', 400);
    if (isFile(path)) return files.fetch(c.req.raw);
    const page = await (isInFrame(path) ? pages.frame : pages.booking)(c);
    return page ?? c.text('The pages are not built yet: run the build.', 503, { 'Cache-Control': 'no-store' });
  });
  return app;
}
