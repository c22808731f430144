import type { ApiClient } from '@booking/api';
import type { TourQueries } from '@booking/api/queries';
import type { AnalyticsEvent } from '@booking/domain/analytics';
import type { IsoDate } from '@booking/domain/schema';
import { useIsHydrating } from '@booking/ui/primitives';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Runtime } from './runtime.ts';
import type { Screens } from './screen.ts';

/** Browser storage that never throws: what is blocked, full or partitioned away is kept in memory for this page. */
export type SafeStorage = { get(key: string): string | null; set(key: string, text: string): void; remove(key: string): void };

/** The browser's two storages, made safe. */
export type AppStorage = { local: SafeStorage; session: SafeStorage };

/** A screen that is shown. `path` names it; `href` is its whole address, which only our own code may see. */
type ScreenView = { path: string; step: string; href: string; title: string };

export type Analytics = {
  /** Sends an e-commerce event. Resolves once the document may be left. Never rejects. */
  push(event: AnalyticsEvent): Promise<void>;
  /** Reports the screen that is shown. */
  page(view: ScreenView): void;
};

export type AnalyticsHub = Analytics & {
  /** Everything that was and will be sent goes to this listener. To be called once. */
  connect(listener: Analytics): void;
};

export type ChatState = 'loading' | 'ready' | 'open' | 'closed';
export type Chat = {
  /** Opens the chat window; loads the provider's script on the first call. */
  start(): void;
  state(): ChatState;
  subscribe(listener: () => void): () => void;
};

/** Everything that a loader or a container may need from outside; made once at boot, and frozen. Also the router's context. */
export type Services = Readonly<{
  runtime: Runtime;
  /** The routes by name. */
  screens: Screens;
  client: ApiClient;
  /** Made at boot, because they read the cache; other queries are made from the client where they are used. */
  tourQueries: TourQueries;
  queryClient: QueryClient;
  storage: AppStorage;
  analytics: AnalyticsHub;
  /** Null where the brand has no chat, or it is not configured. A view takes it from `useChat`. */
  chat: Chat | null;
  /** Third-party scripts may be in the document: an address that opens personal data needs a document of its own. OUT-36. */
  hasThirdPartyScripts: boolean;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Today in the visitor's own calendar. */
  today(): IsoDate;
  /** The day for which a server rendered the page; without a server, today. */
  servedDay: IsoDate;
}>;

export const ServicesContext = createContext<Services | null>(null);

/** True where a payment may not be made: inside another window, or in the frame's shell. EMBED-16, PAY-51. */
export function useInFrame(): boolean {
  const { framed, shell } = useServices().runtime;
  return framed || shell === 'frame';
}

/** The services of this page. Throws outside the app. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('no services around this component');
  return services;
}

/** Today in the visitor's own calendar; while the page is as the server rendered it, the server's day. */
export function useToday(): IsoDate {
  const { today, servedDay } = useServices();
  return useIsHydrating() ? servedDay : today();
}
