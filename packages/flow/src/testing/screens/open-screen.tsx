import { createI18n } from '@booking/ui/i18n';
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { page as browser } from 'vitest/browser';
import type { Shell } from '../../app/runtime.ts';
import type { Analytics, Services } from '../../app/services.ts';
import { App } from '../../delivery/boot/app.tsx';
import { type AppRouter, createAppRouter } from '../../delivery/boot/create-app-router.ts';
import { createServices } from '../../delivery/boot/create-services.ts';
import { markDocument } from '../../delivery/boot/mark-document.ts';
import { preparePage } from '../../delivery/boot/prepare-page.ts';
import { aBackend } from './a-backend.ts';
import type { FakeBackend } from './backend.ts';
import { type ConfigInput, pageAt, runtimeAt } from './page-at.ts';

type Outside = (page: Window, services: Services, router: AppRouter) => void;
type Options = {
  backend?: FakeBackend;
  shell?: Shell;
  /** Inside another window. */
  framed?: boolean;
  hostname?: string;
  /** The configuration of the deployment, as in the page's element. */
  config?: ConfigInput;
  analytics?: Analytics;
  /** Connects test doubles of tag manager, host page and chat. Default: none. */
  outside?: Outside;
  /** CSS pixels. 390 is a phone. */
  width?: number;
  /** Default: a usual one for the width. */
  height?: number;
  /** The previous address in this tab, to which Back leads. */
  before?: string;
};

/** A page of the app, opened at an address. */
export type Screen = {
  backend: FakeBackend;
  services: Services;
  /** Path and search, as in the address bar. */
  address(): string;
  /** Every address that was shown, in order. */
  visited: string[];
  /** Simulates a reload: keeps only storage and address. */
  reload(): Promise<Screen>;
  back(): void;
  forward(): void;
};

let close: (() => void) | null = null;

/** Path and search of the open screen. */
export let shownAddress = (): string => '';

/** The targets of attempts to leave the document, in order. A test does not load other documents. A reload is recorded as `reload`. */
export const left: string[] = [];
const navigation = Reflect.get(window, 'navigation') as EventTarget;
navigation.addEventListener('navigate', (event) => {
  const { destination, navigationType, hashChange } = event as Event & {
    destination: { url: string; sameDocument: boolean };
    navigationType: string;
    hashChange: boolean;
  };
  if (destination.sameDocument || hashChange) return;
  event.preventDefault();
  const { origin, pathname, search } = new URL(destination.url);
  left.push(navigationType === 'reload' ? 'reload' : (origin === location.origin ? '' : origin) + pathname + search);
});

/** Closes the open page. Its storage stays. */
export function closeScreen(): void {
  close?.();
  close = null;
}

const heights: Record<number, number> = { 768: 1024, 390: 844, 360: 740, 320: 568, 280: 653 };

/** Opens an address of the app like a new document: closes the previous page and boots the app with the fake backend. */
export async function openScreen(href: string, options: Options = {}): Promise<Screen> {
  closeScreen();
  const { backend = aBackend(), shell = 'booking', framed = false, hostname = 'localhost', config = {}, width = 1280 } = options;
  const { height = heights[width] ?? 900, before } = options;
  if (window.innerWidth !== width || window.innerHeight !== height) await browser.viewport(width, height);
  const page = pageAt(href, backend.fetch);
  const runtime = runtimeAt(page.location, { hostname, shell, framed, config });
  markDocument(document.documentElement, runtime);
  const i18n = await createI18n(runtime.language);
  const services = createServices(runtime, page as never, { data: null, getRouter: () => router });
  await preparePage(page as never, services);
  const initialEntries = [...(before ? [before] : []), page.location.pathname + page.location.search];
  const router: AppRouter = createAppRouter(services, createMemoryHistory({ initialEntries }));
  const visited: string[] = [];
  const address = () => router.latestLocation.publicHref;
  shownAddress = address;
  const unsubscribe = router.subscribe('onBeforeNavigate', ({ toLocation }) => visited.push(toLocation.publicHref));

  const element = document.createElement('div');
  element.id = 'app';
  document.body.append(element);
  const root = createRoot(element);
  close = () => {
    unsubscribe();
    root.unmount();
    element.remove();
    services.queryClient.clear();
    page.close();
  };
  void router.load();
  root.render(
    <StrictMode>
      <App services={services} router={router} i18n={i18n} isServerRendered={false} />
    </StrictMode>,
  );
  if (options.outside) options.outside(page as never, services, router);
  else services.analytics.connect(options.analytics ? [options.analytics] : []);
  return {
    backend,
    services,
    address,
    visited,
    reload: () => openScreen(address(), { ...options, backend }),
    back: () => router.history.back(),
    forward: () => router.history.forward(),
  };
}
