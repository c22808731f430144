import type { Context } from 'hono';
import { Hono } from 'hono';
import { fileAnswer, immutable, oneHour, revalidated } from './file-answer.ts';
import { createShellPage } from './shell-page.ts';

export type StaticFolders = { booking: string; frame: string; embed: string; images: string };

const frameBase = /^(?:\/islandhopping)?\/frame(?=\/|$)/;
const inFrame = (path: string): boolean => frameBase.test(path);
/** The last part of the path has an ending: a file is asked for, and no page of the tool. */
const isFile = (path: string): boolean => /\/[^/]*\.[a-z0-9]{1,11}$/i.test(path);

function decoded(c: Context): string | null {
  try {
    return decodeURIComponent(new URL(c.req.url).pathname);
  } catch {
    return null;
  }
}

/** The pages' files, from where each belongs; null where there is none. */
async function assetAnswer(c: Context, folders: StaticFolders, path: string): Promise<Response | null> {
  if (path === '/embed.js') return fileAnswer(c, folders.embed, path, oneHour);
  if (inFrame(path)) {
    const inside = path.replace(frameBase, '');
    return fileAnswer(c, folders.frame, inside, inside.startsWith('/assets/') ? immutable : revalidated);
  }
  const asset = await fileAnswer(c, folders.booking, path, path.startsWith('/assets/') ? immutable : revalidated);
  return asset ?? fileAnswer(c, folders.images, path, oneHour);
}

/** Both shells' builds and the catalogue's pictures: files at their paths, and the shell's page for everything else. */
export function createStaticSite(folders: StaticFolders, config: Record<string, unknown>): Hono {
  const app = new Hono();
  const pages = { booking: createShellPage(folders.booking, config, 'booking'), frame: createShellPage(folders.frame, config, 'frame') };

  app.all('*', async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' });
    const path = decoded(c);
    if (path === null) return c.text('Bad Request', 400);
    if (isFile(path) && !path.endsWith('/index.html')) {
      return (await assetAnswer(c, folders, path)) ?? c.text('Not Found', 404, { 'Cache-Control': 'no-store' });
    }
    const page = await (inFrame(path) ? pages.frame : pages.booking)(c, path);
    return page ?? c.text('The pages are not built yet: run the build.', 503, { 'Cache-Control': 'no-store' });
  });
  return app;
}
