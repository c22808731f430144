import type { I18n } from '@booking/ui/i18n';
import { afterPaint, takeFields } from '@booking/ui/primitives';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Services } from '../../app/services.ts';
import { App } from './app.tsx';
import type { AppRouter } from './create-app-router.ts';
import { hydrateMatches } from './hydrate-matches.ts';
import { keepPlaces } from './keep-places.ts';

/** Waits until the router has matches: without them it renders nothing. It has them once the screen has loaded, or once its loading state is due. */
async function waitForMatches(router: AppRouter): Promise<void> {
  while (router.state.matches.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

type MountOptions = {
  page: Window & typeof globalThis;
  services: Services;
  router: AppRouter;
  i18n: I18n;
  /** A server has rendered exactly this page, so it is hydrated. Otherwise it is rendered from scratch. */
  isServerRendered: boolean;
};

/**
 * Marks the page as hydrated (end-to-end tests wait for it) and takes what stands in its fields: the visitor, or the browser, may have filled them in
 * before. Then the addresses of its links have it.
 */
async function onReady(): Promise<void> {
  const { dataset } = document.documentElement;
  dataset.hydrated = '';
  await afterPaint();
  takeFields(document);
  await afterPaint();
  delete dataset.changed;
}

/** React then renders the page from scratch: a browser may format a date or an amount otherwise than the server. Only time is lost. */
const onRecoverableError = (error: unknown): void => console.warn(error);

/** Mounts the app in an element, and returns its root. The page's initial content stays until the screen, or its loading state, can replace it. */
export async function mountApp(element: HTMLElement, { page, services, router, i18n, isServerRendered }: MountOptions): Promise<Root> {
  const app = (
    <StrictMode>
      <App services={services} router={router} i18n={i18n} isServerRendered={isServerRendered} onReady={() => void onReady()} />
    </StrictMode>
  );
  const loaded = router.load();
  if (isServerRendered) {
    await loaded;
    hydrateMatches(router);
    keepPlaces(page, { services, router });
    // In a transition, React yields to the browser while it hydrates.
    return new Promise((resolve) => startTransition(() => resolve(hydrateRoot(element, app, { onRecoverableError }))));
  }
  await Promise.race([loaded, waitForMatches(router)]);
  keepPlaces(page, { services, router });
  // Each screen renders a title of its own.
  element.ownerDocument.querySelector('head > title')?.remove();
  const root = createRoot(element);
  root.render(app);
  return root;
}
