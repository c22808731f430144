import { createApiClient, createQueries, createQueryClient } from '@booking/api';
import { today } from '@booking/domain/date';
import { createAnalytics, withoutPersonalIds } from '../analytics/analytics.ts';
import { createChat } from '../chat/chat.ts';
import { safeStorage } from '../storage/stored-item.ts';
import { createHrefs } from './hrefs.ts';
import type { Runtime } from './resolve-runtime.ts';
import type { Services } from './services.ts';
import { uuid } from './uuid.ts';

/** The services of a page, made from what was resolved at boot. */
export function createServices(runtime: Runtime, page: Window): Services {
  const client = createApiClient({ baseUrl: runtime.config.apiBaseUrl });
  const queryClient = createQueryClient();
  const { chat } = runtime.config;
  return {
    runtime,
    hrefs: createHrefs(runtime.basepath, runtime.kept),
    fullHrefs: createHrefs(runtime.fullBase, { locale: runtime.language }),
    client,
    queryClient,
    queries: createQueries(client, queryClient),
    storage: { local: safeStorage(() => page.localStorage), session: safeStorage(() => page.sessionStorage) },
    analytics: createAnalytics(runtime, page),
    chat:
      runtime.brand === 'boatbiketours' && chat
        ? createChat(page, chat, runtime.language, () => withoutPersonalIds(page.location.href))
        : null,
    now: () => Date.now(),
    today,
    uuid: () => uuid(page.crypto),
  };
}
