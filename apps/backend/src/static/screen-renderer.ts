import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ToVisitorUrl } from '../clients/visitor-url.ts';
import { unavailable } from '../http/problem.ts';
import type { Queue } from '../http/queue.ts';
import { loggable } from '../log/loggable.ts';
import type { Log } from '../log/logger.ts';

/**
 * A page as the build of a shell describes it: its document (null for the HTML of the shell), the hashes of its inline scripts and styles, whether
 * it is personal, whether search engines may have it, its HTTP status, and whether other pages of this site may embed it.
 */
export type RenderedPage = {
  document: string | null;
  hashes: { scripts: readonly string[]; style: string } | null;
  personal: boolean;
  searched: boolean;
  status: 200 | 400 | 404;
  frameable: boolean;
};

/** Renders the pages of a shell, and `robots.txt` and site maps: null if the build has none, Problem 503 if the tours cannot be loaded. */
export type ScreenRenderer = {
  renderPage(request: { url: URL; framed: boolean }): Promise<RenderedPage>;
  renderSearchFile(url: URL): Promise<string | null>;
};

/**
 * Dependencies of rendering. `fetch` serves the API calls of the pages, `frameAncestors` are the sites that may embed the frame pages, and `queue`
 * limits how many pages are rendered at once. `toVisitorUrl` gives the address of a page, from which its brand and its previews follow.
 */
export type PageDeps = {
  config: Record<string, unknown>;
  fetch: typeof fetch;
  log: Log;
  frameAncestors: string;
  toVisitorUrl: ToVisitorUrl;
  queue: Queue;
};
export type Shell = 'booking' | 'frame';

/** The server module of a shell's build. */
type RendererModule = {
  readBuild(folder: string): Promise<unknown>;
  createRenderer(build: unknown, options: { shell: Shell } & Pick<PageDeps, 'config' | 'fetch'>): ScreenRenderer['renderPage'];
  createSearchFiles(options: Pick<PageDeps, 'config' | 'fetch'>): (url: URL) => Promise<string>;
};

// Without the renderer it is unknown which pages are personal, so every page is treated as personal and may not be embedded.
const notRendered: RenderedPage = { document: null, hashes: null, personal: true, searched: false, status: 200, frameable: false };

/**
 * Loads the renderer of a shell's build. Without one, or if rendering fails, the HTML of the shell is sent. `version` makes Node reload the module
 * of a new build.
 */
export async function loadScreenRenderer(
  folder: string,
  version: number,
  shell: Shell,
  { config, fetch, log }: PageDeps,
): Promise<ScreenRenderer> {
  try {
    const file = pathToFileURL(join(folder, '.server/render-page.js'));
    const { readBuild, createRenderer, createSearchFiles } = (await import(`${file.href}?${version}`)) as RendererModule;
    const render = createRenderer(await readBuild(folder), { shell, config, fetch });
    const renderPage: ScreenRenderer['renderPage'] = async (request) => {
      try {
        return await render(request);
      } catch (error) {
        // Without the address, which may give access to a booking.
        log(`a page of ${shell} was not rendered ahead: ${loggable(error)}`);
        return notRendered;
      }
    };
    const getSearchFile = createSearchFiles({ config, fetch });
    const renderSearchFile = (url: URL): Promise<string> =>
      getSearchFile(url).catch((error) => {
        log(`a file for search engines was not made: ${loggable(error)}`);
        throw unavailable('The tours cannot be loaded.');
      });
    return { renderPage, renderSearchFile };
  } catch {
    return { renderPage: async () => notRendered, renderSearchFile: async () => null };
  }
}
