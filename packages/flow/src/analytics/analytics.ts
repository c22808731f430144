import type { Runtime } from '../app/runtime.ts';
import type { Analytics } from '../app/services.ts';
import { startTagManager } from './tag-manager.ts';

/** The tag manager starts with the first screen, so that secrets are removed from the address before any other script reads it. */
export function createAnalytics(runtime: Runtime, page: Window): Analytics {
  const { tagManagerId } = runtime.config;
  if (!tagManagerId) return { push: () => {}, page: () => {} };
  const queue = startTagManager(page, tagManagerId, runtime.config.consent);
  return {
    push({ event, ecommerce }) {
      queue({ ecommerce: null });
      queue({ event, ecommerce });
    },
    page: (address) => queue({ event: 'page_view', page_location: address }),
  };
}
