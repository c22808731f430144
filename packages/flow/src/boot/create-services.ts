import { createApiClient, createQueryClient, tourQueries } from '@booking/api';
import { today } from '@booking/domain/date';
import { loadAnalytics } from '../analytics/load-analytics.ts';
import { loadChat } from '../chat/load-chat.ts';
import { safeStorage } from '../storage/stored-item.ts';
import { createHrefs } from './hrefs.ts';
import type { Runtime } from './resolve-runtime.ts';
import type { Services } from './services.ts';

/** Services around what differs between a page in a browser and one that a server renders. */
export function assembleServices(runtime: Runtime, outside: Pick<Services, 'client' | 'storage' | 'analytics' | 'chat'>): Services {
  const queryClient = createQueryClient();
  return {
    ...outside,
    runtime,
    hrefs: createHrefs(runtime.basepath, runtime.kept),
    fullHrefs: createHrefs(runtime.fullBase, { locale: runtime.language }),
    queryClient,
    tourQueries: tourQueries(outside.client, queryClient),
    now: () => Date.now(),
    today,
  };
}

/** The services of a page, made from what was resolved at boot. Code of outside services is loaded only where they are configured. */
export async function createServices(runtime: Runtime, page: Window): Promise<Services> {
  const [analytics, chat] = await Promise.all([loadAnalytics(runtime, page), loadChat(runtime, page)]);
  return assembleServices(runtime, {
    client: createApiClient({ baseUrl: runtime.config.apiBaseUrl }),
    storage: { local: safeStorage(() => page.localStorage), session: safeStorage(() => page.sessionStorage) },
    analytics,
    chat,
  });
}
