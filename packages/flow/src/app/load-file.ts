import { type ComponentType, createElement, type ReactNode, use } from 'react';

/** A file of the application did not come: a new version has replaced it, or the connection was lost. ERR-26. */
export class FileNotLoaded extends Error {
  override readonly name = 'FileNotLoaded';
  constructor(cause: unknown) {
    super('A file of the application could not be loaded', { cause });
  }
}

/** Milliseconds before each further try. */
const waits = [300, 1500];
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Loads a file of the application; what fails is tried again by itself.
 * @throws FileNotLoaded
 */
export async function loadFile<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (const wait of waits) {
    try {
      return await load();
    } catch {
      await pause(wait);
    }
  }
  try {
    return await load();
  } catch (cause) {
    throw new FileNotLoaded(cause);
  }
}

type Lazy<Props> = ((props: Props) => ReactNode) & { preload(): Promise<void> };

/**
 * A component in a file of its own: loaded by `preload` or when it is first shown. A failure is thrown to the error page around it and not
 * remembered, so that it can be tried again.
 */
export function lazyFile<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): Lazy<Props> {
  let component: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const preload = (): Promise<void> => {
    loading ??= loadFile(load).then(
      (loaded) => {
        component = loaded[name];
      },
      (error) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const LazyFile = (props: Props): ReactNode => {
    if (component === null) use(preload());
    return component && createElement(component, props);
  };
  return Object.assign(LazyFile, { preload });
}
