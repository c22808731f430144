import { type Bundle, loadTexts as loadBundles } from '@booking/ui/i18n';
import { PageError } from '@booking/ui/primitives';
import { lazyRouteComponent } from '@tanstack/react-router';
import { hasReloaded } from './reload.ts';
import type { Runtime } from './runtime.ts';

/** A file of the application could not be loaded: a new release has replaced it, or the connection was lost. */
export class FileNotLoaded extends PageError {
  override readonly name = 'FileNotLoaded';
}

/** Milliseconds before each retry. */
const retryDelays = [300, 1500];

/** The style sheets that could not be loaded. One that is still loading is not among them: replaced, it would never report anything. */
const failedStyles = new Set<HTMLLinkElement>();
if (typeof document !== 'undefined') {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
    },
    true,
  );
}

/**
 * Requests failed style sheets again, each once for all files that wait for it, because the bundler's loader requests each only once. After a reload the
 * step does without them.
 */
async function reloadStyles(): Promise<void> {
  if (failedStyles.size === 0 || hasReloaded()) return;
  const missing = [...failedStyles].filter((link) => link.isConnected);
  failedStyles.clear();
  await Promise.all(
    missing.map(
      (link) =>
        new Promise((resolve, reject) => {
          const copy = Object.assign(link.cloneNode() as HTMLLinkElement, { onload: resolve, onerror: reject });
          link.replaceWith(copy);
        }),
    ),
  );
}

/**
 * Loads a file of the application, with retries.
 * @throws FileNotLoaded
 */
export async function loadFile<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let failure: unknown;
  for (const delay of [0, ...retryDelays]) {
    try {
      if (delay > 0) {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await reloadStyles();
      }
      return await load();
    } catch (error) {
      failure = error instanceof Event ? failure : error;
    }
  }
  throw new FileNotLoaded(String(failure), { cause: failure });
}

/** Loads the texts of a screen. @throws FileNotLoaded */
export const loadTexts = ({ language }: Pick<Runtime, 'language'>, names: readonly Bundle[]): Promise<void> =>
  loadFile(() => loadBundles(language, names));

/** A component in a file of its own, loaded when its route is matched or when it first renders. A failed load can be retried. */
export const lazyFile = <File extends Record<string, unknown>, Name extends keyof File>(load: () => Promise<File>, name: Name) =>
  lazyRouteComponent(() => loadFile(load), name);
