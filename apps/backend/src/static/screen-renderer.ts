import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RuntimeConfig } from '@booking/domain/brand';
import { loggable } from '../log/loggable.ts';

/** A page as the shell's build describes it: its document (null: send the shell's own HTML), and whether it shows personal data. */
type RenderedPage = { document: string | null; personal: boolean };

type RenderPage = (request: {
  template: string;
  manifest: unknown;
  url: URL;
  shell: 'booking' | 'frame';
  framed: boolean;
  config: RuntimeConfig;
}) => Promise<RenderedPage>;

export type ScreenRenderer = (url: URL, framed: boolean) => Promise<RenderedPage>;

// Without the renderer it is unknown which pages are personal, so every page is treated as personal.
const notRendered: RenderedPage = { document: null, personal: true };

/**
 * Loads the renderer of a shell's build. Without one, and where rendering fails, the shell's own HTML is sent. `version` makes Node load
 * the module of a new build again.
 */
export async function loadScreenRenderer(
  folder: string,
  shell: 'booking' | 'frame',
  template: string,
  config: RuntimeConfig,
  version: number,
): Promise<ScreenRenderer> {
  try {
    const manifest: unknown = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
    const file = pathToFileURL(join(folder, '.server/render-page.js'));
    const { renderPage } = (await import(`${file.href}?${version}`)) as { renderPage: RenderPage };
    return async (url, framed) => {
      try {
        return await renderPage({ template, manifest, url, shell, framed, config });
      } catch (error) {
        console.error(`${url.pathname}: not rendered ahead: ${loggable(error)}`);
        return notRendered;
      }
    };
  } catch {
    return async () => notRendered;
  }
}
