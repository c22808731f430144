import type { ApiClient, TourQueries } from '@booking/api';
import type { IsoDate } from '@booking/domain/schema';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Analytics } from '../analytics/analytics.ts';
import type { Chat } from '../chat/chat.ts';
import type { SafeStorage } from '../storage/stored-item.ts';
import type { Hrefs } from './hrefs.ts';
import type { Runtime } from './resolve-runtime.ts';

/** The browser's two storages, made safe. */
export type AppStorage = { local: SafeStorage; session: SafeStorage };

/** Everything that a loader or a container may need from outside; made once at boot. It is the router's context, too. */
export type Services = {
  runtime: Runtime;
  /** Addresses within this shell. */
  hrefs: Hrefs;
  /** The same addresses in the full shell: where a frame hands over. */
  fullHrefs: Hrefs;
  client: ApiClient;
  /** Made at boot, as they look into the cache; other queries are made of the client where they are used. */
  tourQueries: TourQueries;
  queryClient: QueryClient;
  storage: AppStorage;
  analytics: Analytics;
  /** Null where the brand has no chat or it is not configured. */
  chat: Chat | null;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Today in the visitor's own calendar. */
  today(): IsoDate;
};

export const ServicesContext = createContext<Services | null>(null);

/** The services of this page. Throws outside the app. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('no services around this component');
  return services;
}

/** The whole addresses of this shell. */
export const useHrefs = (): Hrefs => useServices().hrefs;
