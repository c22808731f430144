import type { Bundle } from '@booking/ui/i18n';
import { loadTexts as loadBundles } from '@booking/ui/i18n';
import { createElement, type FunctionComponent, type ReactNode, use } from 'react';
import { hasReloaded } from './reload.ts';
import type { Runtime } from './runtime.ts';

/** A file of the application did not come: a new version has replaced it, or the connection was lost. ERR-26. */
export class FileNotLoaded extends Error {
  override readonly name = 'FileNotLoaded';
}

/** Milliseconds before each further try. */
const waits = [300, 1500];

/** A style sheet that did not come is asked for again: the bundler's own loader asks only once. After a reload the step goes on without it. */
function loadStyle(error: unknown): Promise<void> {
  const [, href] = /preload CSS for (\S+)/.exec(String(error)) ?? [];
  return new Promise((resolve, reject) => {
    if (!href || hasReloaded()) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve, onerror: reject });
    document.head.append(link);
  });
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
        await loadStyle(failure);
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

type PropsOf<Component> = Component extends () => ReactNode ? object : Component extends (props: infer Props) => ReactNode ? Props : never;

/** A component in a file of its own; `preload` loads it before it is shown, and is gone when it has. */
type LazyFile<Props> = ((props: Props) => ReactNode) & { preload?: () => Promise<void> };

/**
 * A component that is loaded by `preload`, or when it is first shown. A failure is thrown to the error page around it where it is shown, and
 * not remembered: it can be tried again.
 */
export function lazyFile<File extends object, Name extends keyof File>(
  load: () => Promise<File>,
  name: Name,
): LazyFile<PropsOf<File[Name]>> {
  // The compiler cannot follow a component's props through a module's keys.
  let component: FunctionComponent<object> | null = null;
  let error: unknown = null;
  let loading: Promise<void> | null = null;
  const Shown: LazyFile<PropsOf<File[Name]>> = (props) => {
    if (error) throw error;
    if (!component) use(preload());
    return component && createElement(component, props as unknown as object);
  };
  const preload = (): Promise<void> => {
    error = null;
    loading ??= loadFile(load)
      .then(
        (file) => {
          component = file[name] as unknown as FunctionComponent<object>;
          // A server renders many pages with it.
          if (typeof window !== 'undefined') Object.assign(Shown, { preload: undefined });
        },
        (cause: unknown) => {
          error = cause;
        },
      )
      .finally(() => {
        loading = null;
      });
    return loading;
  };
  Shown.preload = preload;
  return Shown;
}
