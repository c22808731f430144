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

/** A stand-in for the window that boot reads, at the given address. */
export function pageAt(href: string, fetch: typeof globalThis.fetch) {
  const page = {
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
      return window.localStorage;
    },
    get sessionStorage() {
      return window.sessionStorage;
    },
    fetch,
  };
  return page;
}
