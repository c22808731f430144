import type { Bundle } from '@booking/ui/i18n';
import { loadTexts as loadBundles } from '@booking/ui/i18n';
import { lazyRouteComponent } from '@tanstack/react-router';
import { hasReloaded } from './reload.ts';
import type { Runtime } from './runtime.ts';

/** A file of the application did not come: a new version has replaced it, or the connection was lost. ERR-26. */
export class FileNotLoaded extends Error {
  override readonly name = 'FileNotLoaded';
}

/** Milliseconds before each further try. */
const waits = [300, 1500];

/** Style sheets that did not come are asked for again: the bundler's loader asks only once. After a reload the step goes on without them. */
async function reloadStyles(): Promise<void> {
  if (typeof document === 'undefined' || hasReloaded()) return;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])');
  const missing = [...links].filter(({ sheet }) => sheet === null);
  await Promise.all(
    missing.map(
      (link) =>
        new Promise((resolve, reject) => {
          const next = Object.assign(link.cloneNode() as HTMLLinkElement, { onload: resolve, onerror: reject });
          link.replaceWith(next);
        }),
    ),
  );
}

/**
 * Loads a file of the application; what fails is tried again by itself.
 * @throws FileNotLoaded
 */
export async function loadFile<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let failure: unknown;
  for (const wait of [0, ...waits]) {
    try {
      if (wait > 0) {
        await new Promise((resolve) => setTimeout(resolve, wait));
        await reloadStyles();
      }
      return await load();
    } catch (error) {
      failure = error instanceof Event ? failure : error;
    }
  }
  throw new FileNotLoaded(String(failure), { cause: failure });
}

/** The texts of a screen. @throws FileNotLoaded */
export const loadTexts = ({ language }: Pick<Runtime, 'language'>, names: readonly Bundle[]): Promise<void> =>
  loadFile(() => loadBundles(language, names));

/** A component in a file of its own, loaded when its route is matched or when it is first shown. A file that did not load can be tried again. */
export const lazyFile = <File extends Record<string, unknown>, Name extends keyof File>(load: () => Promise<File>, name: Name) =>
  lazyRouteComponent(() => loadFile(load), name);
