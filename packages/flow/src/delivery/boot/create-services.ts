import { createApiClient, createServerClock } from '@booking/api';
import { createQueries, createQueryClient } from '@booking/api/queries';
import type { ChatSettings } from '@booking/config';
import { today } from '@booking/domain/date';
import type { AnyRouter } from '@tanstack/react-router';
import { createAnalyticsHub } from '../../analytics/analytics-hub.ts';
import { createConsent } from '../../app/consent.ts';
import { loadFile } from '../../app/load-file.ts';
import type { Runtime } from '../../app/runtime.ts';
import type { AppStorage, Chat, Services } from '../../app/services.ts';
import { chatSettings } from '../../chat/chat-settings.ts';
import { lazyChat } from '../../chat/lazy-chat.ts';
import { screens } from '../../routes.ts';
import { safeStorage } from '../../storage/stored-item.ts';
import { type PageData, restoreQueries } from '../page-data.ts';
import { fetchWithEarly } from './fetch-with-early.ts';

/** Assembles the services. The caller provides those that differ between a browser and a server. */
export function assembleServices(
  runtime: Runtime,
  overrides: Pick<Services, 'client' | 'storage' | 'chat' | 'serverNow' | 'today' | 'renderedDay'>,
): Services {
  const queryClient = createQueryClient();
  return Object.freeze({
    ...overrides,
    runtime,
    hasThirdPartyScripts: runtime.config.tagManagerId !== null || chatSettings(runtime) !== null,
    screens,
    consent: createConsent(runtime.config.consentRequired),
    queryClient,
    queries: createQueries(overrides.client, queryClient, runtime.language),
    analytics: createAnalyticsHub(),
    now: () => Date.now(),
  });
}

/** Local and session storage, made safe. */
export const createStorage = (page: Pick<Window, 'localStorage' | 'sessionStorage'>): AppStorage => ({
  local: safeStorage(() => page.localStorage),
  session: safeStorage(() => page.sessionStorage),
});

/**
 * Creates the services of a page in a browser. Puts the query results of a server-rendered page into the cache.
 * @param getRouter the router of the page, once it has one: the chat tells third parties the page's address
 */
export function createServices(
  runtime: Runtime,
  page: Window & typeof globalThis,
  { data, getRouter }: { data: PageData | null; getRouter(): AnyRouter },
): Services {
  const chat = chatSettings(runtime);
  const loadChat = async (settings: ChatSettings): Promise<Chat> => {
    const [{ createChat }, { publicAddress }] = await Promise.all([
      loadFile(() => import('../../chat/chat.ts')),
      loadFile(() => import('../../analytics/public-address.ts')),
    ]);
    return createChat(page, settings, runtime.language, () => publicAddress(getRouter(), page.location.href) ?? page.location.origin);
  };
  const clock = createServerClock();
  const services = assembleServices(runtime, {
    client: createApiClient({ baseUrl: runtime.config.apiBaseUrl, fetch: fetchWithEarly(page), clock }),
    serverNow: clock.now,
    storage: createStorage(page),
    chat: chat && lazyChat(() => loadChat(chat)),
    today,
    renderedDay: data?.today ?? today(),
  });
  if (data) restoreQueries(services.queryClient, data.queries, services.now());
  return services;
}
