import type { I18n } from '@booking/ui/i18n';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Services } from '../app/services.ts';
import { App } from './app.tsx';
import type { AppRouter } from './create-app-router.ts';
import { hydrateMatches } from './hydrate-matches.ts';

/** Rendered without a match, a router shows nothing: it has one once the screen has loaded, or when it is time to say that it is loading. */
async function hasMatches(router: AppRouter): Promise<void> {
  while (router.state.matches.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

type Parts = {
  services: Services;
  router: AppRouter;
  i18n: I18n;
  /** A server has rendered just this page: it is hydrated. Else it is rendered anew. */
  isServerRendered: boolean;
};

/** Shows the app in an element. What the page came with stays until the app has the same, or its own loading state. */
export async function mountApp(element: HTMLElement, { services, router, i18n, isServerRendered }: Parts): Promise<void> {
  const app = (
    <StrictMode>
      <App services={services} router={router} i18n={i18n} isServerRendered={isServerRendered} />
    </StrictMode>
  );
  const loaded = router.load();
  if (isServerRendered) {
    await loaded;
    hydrateMatches(router);
    // In a transition, React lets the browser respond in between.
    startTransition(() => void hydrateRoot(element, app));
  } else {
    await Promise.race([loaded, hasMatches(router)]);
    // The screens have titles of their own.
    element.ownerDocument.querySelector('head > title')?.remove();
    createRoot(element).render(app);
  }
}
