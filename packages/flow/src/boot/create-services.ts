import { createApiClient } from '@booking/api';
import { createQueryClient, tourQueries } from '@booking/api/queries';
import { today } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import type { Runtime } from '../app/runtime.ts';
import type { Analytics, AppStorage, Services } from '../app/services.ts';
import { chatSettings } from '../chat/chat-settings.ts';
import { screens } from '../routes.ts';
import { safeStorage } from '../storage/stored-item.ts';
import { fetchWithEarly } from './early-requests.ts';

/** Scripts of others may come into the page: the tag manager's, or the chat's. */
export const isWatched = (runtime: Runtime): boolean => runtime.config.tagManagerId !== null || chatSettings(runtime) !== null;

/** Services around what differs between a page in a browser and one that a server renders. */
export function assembleServices(
  runtime: Runtime,
  outside: Pick<Services, 'client' | 'storage' | 'analytics' | 'chat' | 'servedDay'>,
): Services {
  const queryClient = createQueryClient();
  return {
    ...outside,
    runtime,
    watched: isWatched(runtime),
    screens,
    queryClient,
    tourQueries: tourQueries(outside.client, queryClient),
    now: () => Date.now(),
    today,
  };
}

/** Nobody listens. */
export const silent: Analytics = { push: async () => {}, page: () => {} };

/** The browser's two storages, made safe. */
export const createStorage = (page: Pick<Window, 'localStorage' | 'sessionStorage'>): AppStorage => ({
  local: safeStorage(() => page.localStorage),
  session: safeStorage(() => page.sessionStorage),
});

/**
 * The services of a page, made from what was resolved at boot.
 * @param servedDay the day for which a server rendered the page; null without one
 */
export const createServices = (runtime: Runtime, page: Window & typeof globalThis, servedDay: IsoDate | null): Services =>
  assembleServices(runtime, {
    client: createApiClient({ baseUrl: runtime.config.apiBaseUrl, fetch: fetchWithEarly(page) }),
    storage: createStorage(page),
    analytics: silent,
    chat: null,
    servedDay: servedDay ?? today(),
  });
