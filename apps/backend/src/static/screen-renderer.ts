import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loggable } from '../log/loggable.ts';
import type { Log } from '../log/logger.ts';

/** A page as the shell's build describes it: its document (null: send the shell's own HTML), the hashes of its inline script and styles, and whether it is personal. */
type RenderedPage = { document: string | null; hashes: { script: string; style: string } | null; personal: boolean };

export type ScreenRenderer = (request: { url: URL; framed: boolean }) => Promise<RenderedPage>;

/** What the pages are rendered with; `fetch` answers the calls of the contract that their data come from. */
export type PageDeps = { config: Record<string, unknown>; fetch: typeof fetch; log: Log };
export type Shell = 'booking' | 'frame';

/** The module for servers that a shell's build brings. */
type RendererModule = {
  readBuild(folder: string): Promise<unknown>;
  createRenderer(build: unknown, options: { shell: Shell } & Omit<PageDeps, 'log'>): ScreenRenderer;
};

// Without the renderer it is unknown which pages are personal, so every page is treated as personal.
const notRendered: RenderedPage = { document: null, hashes: null, personal: true };

/**
 * Loads the renderer of a shell's build. Without one, and where rendering fails, the shell's own HTML is sent. `version` makes Node load
 * the module of a new build again.
 */
export async function loadScreenRenderer(
  folder: string,
  version: number,
  shell: Shell,
  { config, fetch, log }: PageDeps,
): Promise<ScreenRenderer> {
  try {
    const file = pathToFileURL(join(folder, '.server/render-page.js'));
    const { readBuild, createRenderer } = (await import(`${file.href}?${version}`)) as RendererModule;
    const render = createRenderer(await readBuild(folder), { shell, config, fetch });
    return async (request) => {
      try {
        return await render(request);
      } catch (error) {
        // Without the address, which may open a booking.
        log(`a page of ${shell} was not rendered ahead: ${loggable(error)}`);
        return notRendered;
      }
    };
  } catch {
    return async () => notRendered;
  }
}
