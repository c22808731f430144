import { createApiClient, createQueryClient, tourQueries } from '@booking/api';
import { today } from '@booking/domain/date';
import { loadAnalytics } from '../analytics/load-analytics.ts';
import { loadChat } from '../chat/load-chat.ts';
import { safeStorage } from '../storage/stored-item.ts';
import { createHrefs } from './hrefs.ts';
import type { Runtime } from './resolve-runtime.ts';
import type { Services } from './services.ts';

/** The services of a page, made from what was resolved at boot. Code of outside services is loaded only where they are configured. */
export async function createServices(runtime: Runtime, page: Window): Promise<Services> {
  const client = createApiClient({ baseUrl: runtime.config.apiBaseUrl });
  const queryClient = createQueryClient();
  const [analytics, chat] = await Promise.all([loadAnalytics(runtime, page), loadChat(runtime, page)]);
  return {
    runtime,
    hrefs: createHrefs(runtime.basepath, runtime.kept),
    fullHrefs: createHrefs(runtime.fullBase, { locale: runtime.language }),
    client,
    queryClient,
    tourQueries: tourQueries(client, queryClient),
    storage: { local: safeStorage(() => page.localStorage), session: safeStorage(() => page.sessionStorage) },
    analytics,
    chat,
    now: () => Date.now(),
    today,
  };
}
