import type { ApiClient } from '@booking/api';
import type { Queries } from '@booking/api/queries';
import type { AnalyticsEvent } from '@booking/domain/analytics';
import type { IsoDate } from '@booking/domain/schema';
import { useIsHydrating } from '@booking/ui/primitives';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ConsentState } from './consent.ts';
import type { Runtime } from './runtime.ts';
import type { Screens } from './screen.ts';

/** Browser storage that never throws: if it is blocked, full or partitioned, memory takes its place for this page. */
export type SafeStorage = {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
  /** Whether the value could not be stored, and is lost with this document. */
  isInMemory(key: string): boolean;
};

/** Local and session storage, made safe. */
export type AppStorage = { local: SafeStorage; session: SafeStorage };

/** A screen view. `path` identifies the screen; `href` is its full address, which only our own code may see. */
type ScreenView = { path: string; step: string; href: string; title: string };

export type Analytics = {
  /** Sends an e-commerce event. Resolves once the page may be unloaded. Never rejects. */
  push(event: AnalyticsEvent): Promise<void>;
  /** Reports the screen that is shown. */
  page(view: ScreenView): void;
};

export type AnalyticsHub = Analytics & {
  /** Connects the listeners that receive all events, including earlier ones. To be called once, with none if there are none. */
  connect(listeners: readonly Analytics[]): void;
};

export type ChatState = 'loading' | 'ready' | 'open' | 'closed';
export type Chat = {
  /** Opens the chat window; loads the provider's script on the first call. */
  start(): void;
  state(): ChatState;
  subscribe(listener: () => void): () => void;
};

/** The dependencies of loaders and containers, created once at boot and frozen. Also the router's context. */
export type Services = Readonly<{
  runtime: Runtime;
  /** The routes by name. */
  screens: Screens;
  client: ApiClient;
  /** The queries of what is on sale, by resource. */
  queries: Queries;
  queryClient: QueryClient;
  storage: AppStorage;
  analytics: AnalyticsHub;
  /** Null if the brand has no chat or it is not configured. Components use `useChat`. */
  chat: Chat | null;
  /** The visitor's consent to third-party scripts. */
  consent: ConsentState;
  /** Third-party scripts may run in the document: addresses with access to personal data then need a document of their own. */
  hasThirdPartyScripts: boolean;
  /** Milliseconds since the epoch, by the visitor's clock. */
  now(): number;
  /** The same by the backend's clock: an instant that the backend names is compared with this. Null while it is not known. */
  serverNow(): number | null;
  /** Today in the visitor's time zone. */
  today(): IsoDate;
  /** The day with which the server rendered the page, the earliest one on earth; today if the page is not server-rendered. */
  renderedDay: IsoDate;
}>;

export const ServicesContext = createContext<Services | null>(null);

/** True in a frame and in the frame shell: no payment may be made there. */
export function useInFrame(): boolean {
  const { framed, shell } = useServices().runtime;
  return framed || shell === 'frame';
}

/** The services of this page. @throws Error outside the app */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices was called outside ServicesContext');
  return services;
}

/** A page that stays open past midnight notices it at the next press, and when it is shown again. */
function subscribeToPresses(changed: () => void): () => void {
  window.addEventListener('click', changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    window.removeEventListener('click', changed);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Today in the visitor's time zone; until hydration ends, the day with which the server rendered the page. */
export function useToday(): IsoDate {
  const { today, renderedDay } = useServices();
  const day = useSyncExternalStore(subscribeToPresses, today, today);
  return useIsHydrating() ? renderedDay : day;
}
