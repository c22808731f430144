import { createApiClient, createQueryClient, tourQueries } from '@booking/api';
import { today } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import type { Runtime } from '../app/runtime.ts';
import type { Analytics, Chat, Services } from '../app/services.ts';
import { chatSettings } from '../chat/chat-settings.ts';
import { screens } from '../routes.ts';
import { safeStorage } from '../storage/stored-item.ts';
import { fetchWithEarly } from './early-requests.ts';

/** Services around what differs between a page in a browser and one that a server renders. */
export function assembleServices(
  runtime: Runtime,
  outside: Pick<Services, 'client' | 'storage' | 'analytics' | 'chat' | 'servedDay'>,
): Services {
  const queryClient = createQueryClient();
  return {
    ...outside,
    runtime,
    screens,
    queryClient,
    tourQueries: tourQueries(outside.client, queryClient),
    now: () => Date.now(),
    today,
  };
}

const noAnalytics: Analytics = { push: () => {}, page: () => {} };

const loadAnalytics = async (runtime: Runtime, page: Window): Promise<Analytics> =>
  runtime.config.tagManagerId ? (await import('../analytics/analytics.ts')).createAnalytics(runtime, page) : noAnalytics;

async function loadChat(runtime: Runtime, page: Window, address: () => string): Promise<Chat | null> {
  const settings = chatSettings(runtime);
  return settings && (await import('../chat/chat.ts')).createChat(page, settings, runtime.language, address);
}

/**
 * The services of a page, made from what was resolved at boot. Code of outside services is loaded only where they are configured.
 * @param servedDay the day for which a server rendered the page; null without one
 * @param address the page's address as others may see it
 */
export async function createServices(
  runtime: Runtime,
  page: Window & typeof globalThis,
  servedDay: IsoDate | null,
  address: () => string,
): Promise<Services> {
  const [analytics, chat] = await Promise.all([loadAnalytics(runtime, page), loadChat(runtime, page, address)]);
  return assembleServices(runtime, {
    client: createApiClient({ baseUrl: runtime.config.apiBaseUrl, fetch: fetchWithEarly(page) }),
    storage: { local: safeStorage(() => page.localStorage), session: safeStorage(() => page.sessionStorage) },
    analytics,
    chat,
    servedDay: servedDay ?? today(),
  });
}
