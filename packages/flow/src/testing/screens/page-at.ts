import { RuntimeConfigSchema } from '@booking/config';
import * as v from 'valibot';
import { type Runtime, resolveRuntime, type Shell } from '../../app/runtime.ts';

/** The configuration of a deployment, as in the page's element. */
export type ConfigInput = v.InferInput<typeof RuntimeConfigSchema>;

type RuntimeOptions = { hostname?: string; shell?: Shell; framed?: boolean; config?: ConfigInput };

/** The runtime of a shell at an address. Default: the booking shell on this machine, not framed, without a configuration. */
export const runtimeAt = (
  { pathname, search }: URL,
  { hostname = 'localhost', shell = 'booking', framed = false, config = {} }: RuntimeOptions = {},
): Runtime =>
  resolveRuntime({
    pathname,
    hostname,
    search,
    shell,
    framed,
    forced: shell === 'frame' ? 'true' : null,
    config: v.parse(RuntimeConfigSchema, config),
  });

/**
 * A stand-in for the window that boot reads, at the given address. Once it is closed it cannot reach the storage, which then belongs to the next
 * page: a request of the closed one may still be answered.
 */
export function pageAt(href: string, fetch: typeof globalThis.fetch) {
  let isClosed = false;
  const whileOpen = (storage: Storage): Storage => {
    if (isClosed) throw new Error('the page is closed');
    return storage;
  };
  const page = {
    close: () => {
      isClosed = true;
    },
    location: new URL(href, location.origin),
    history: {
      state: null,
      replaceState(_: unknown, __: string, url: string) {
        page.location = new URL(url, page.location);
      },
    },
    document,
    addEventListener: window.addEventListener.bind(window),
    get localStorage() {
      return whileOpen(window.localStorage);
    },
    get sessionStorage() {
      return whileOpen(window.sessionStorage);
    },
    fetch,
  };
  return page;
}
