import type { ApiClient } from '@booking/api';
import { type RuntimeConfig, RuntimeConfigSchema } from '@booking/config';
import { today } from '@booking/domain/date';
import { createMemoryHistory } from '@tanstack/react-router';
import * as v from 'valibot';
import { type RuntimeInput, resolveRuntime } from '../app/runtime.ts';
import type { Services } from '../app/services.ts';
import { createAppRouter } from '../delivery/boot/create-app-router.ts';
import { assembleServices } from '../delivery/boot/create-services.ts';
import { safeStorage } from '../storage/stored-item.ts';

/** Blocked storage falls back to memory, which is enough for one page. */
const memoryStorage = () =>
  safeStorage(() => {
    throw new Error('blocked');
  });

type TestOptions = Partial<Pick<RuntimeInput, 'shell' | 'framed' | 'forced' | 'hostname'>> & {
  config?: Partial<RuntimeConfig>;
  /** Defaults to a client that never responds. */
  client?: ApiClient;
};

/** The services and the router of a page at an address, without a browser and without a backend. */
export function testApp(
  address: string,
  { shell = 'booking', framed = false, forced, hostname = 'localhost', config = {}, client }: TestOptions = {},
) {
  const { pathname, search } = new URL(address, 'http://localhost');
  const runtime = resolveRuntime({
    pathname,
    hostname,
    search,
    shell,
    framed,
    forced: forced ?? (shell === 'frame' ? 'true' : null),
    config: { ...v.parse(RuntimeConfigSchema, {}), ...config },
  });
  const services: Services = assembleServices(runtime, {
    client: client ?? { call: () => new Promise(() => {}) },
    storage: { local: memoryStorage(), session: memoryStorage() },
    chat: null,
    serverNow: () => null,
    today,
    renderedDay: today(),
  });
  return { services, router: createAppRouter(services, createMemoryHistory({ initialEntries: [address] })) };
}
