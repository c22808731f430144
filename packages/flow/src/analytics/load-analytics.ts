import type { Runtime } from '../boot/resolve-runtime.ts';
import type { Analytics } from './analytics.ts';

const none: Analytics = { push: () => {}, page: () => {} };

/** The analytics of this deployment. Without a tag-manager id nothing is loaded and nothing fails. */
export const loadAnalytics = async (runtime: Runtime, page: Window): Promise<Analytics> =>
  runtime.config.tagManagerId ? (await import('./analytics.ts')).createAnalytics(runtime, page) : none;
