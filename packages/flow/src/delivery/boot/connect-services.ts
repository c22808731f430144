import { hasOutsideServices } from './outside-services.ts';
import type { RunningApp } from './running-app.ts';

/** Connects what a page needs after its first screen: the configured third-party services. The page works even if their code cannot be loaded. */
export async function connectServices(page: Window & typeof globalThis, { services, router }: RunningApp): Promise<void> {
  const { analytics, runtime } = services;
  // Without listeners the hub is connected as well: otherwise an event would wait for them until its timeout.
  if (!hasOutsideServices(services)) analytics.connect([]);
  else
    void import('./connect-outside.ts')
      .then(({ connectOutside }) => connectOutside(page, services, router))
      .catch(() => analytics.connect([]));
  const { beaconUrl } = runtime.config;
  if (!beaconUrl) return;
  await import('../../analytics/beacons.ts').then(
    ({ startBeacons }) => startBeacons(page, beaconUrl, () => router.state.matches.at(-1)?.fullPath ?? ''),
    () => {},
  );
}
