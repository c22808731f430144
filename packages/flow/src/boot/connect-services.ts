import type { Services } from '../app/services.ts';
import type { AppRouter } from './create-app-router.ts';

export type RunningApp = { services: Services; router: AppRouter };

/** Whether a tag manager, a chat or a host page is configured for this page. */
export const hasOutsideServices = ({ hasThirdPartyScripts, runtime: { framed, config } }: Services): boolean =>
  hasThirdPartyScripts || (framed && config.parentOrigins.length > 0);

/** Connects the configured third-party services. The page works even if their code cannot be loaded. */
export async function connectServices(page: Window, { services, router }: RunningApp): Promise<void> {
  const { analytics, runtime } = services;
  // Without listeners the hub is connected as well: otherwise an event would wait for them until its timeout.
  if (!hasOutsideServices(services)) analytics.connect([]);
  else
    void import('./connect-outside.ts')
      .then(({ connectOutside }) => connectOutside(page, services, router))
      .catch(() => analytics.connect([]));
  const { beaconUrl } = runtime.config;
  if (!beaconUrl) return;
  const { startBeacons } = await import('../analytics/beacons.ts');
  startBeacons(page, beaconUrl, () => router.state.matches.at(-1)?.fullPath ?? '');
}
