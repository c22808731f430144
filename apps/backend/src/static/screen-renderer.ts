import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RuntimeConfig } from '@booking/domain/brand';

/** What a shell's build says of a page: its document, null where the shell's own HTML is to be sent, and whether it shows personal data. */
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

// Without the renderer nobody knows which pages are personal: then every page is treated as one.
const notRendered: RenderedPage = { document: null, personal: true };

/**
 * What a shell's build brings to render its screens on a server. A build without it, and a screen that cannot be rendered, leave the
 * neutral frame of the shell's own HTML. `version` tells one build's module from the next's.
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
        console.error(`${url.pathname}: not rendered ahead:`, error);
        return notRendered;
      }
    };
  } catch {
    return async () => notRendered;
  }
}
