import { type I18n, I18nextProvider } from '@booking/ui/i18n';
import { SiteNameContext } from '@booking/ui/layout';
import { HydrationBoundary, PictureVariantsContext, useIsHydrating } from '@booking/ui/primitives';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Services, ServicesContext } from '../../app/services.ts';
import type { AppRouter } from './create-app-router.ts';

type AppProps = {
  services: Services;
  router: AppRouter;
  i18n: I18n;
  /** The app is rendered on a server, or hydrates what a server has rendered. */
  isServerRendered: boolean;
  onReady?: (() => void) | undefined;
};

/** Calls `onReady` once the app is mounted, or hydrated together with what only a browser knows. */
function HydrationMarker({ onReady }: Pick<AppProps, 'onReady'>): null {
  const isHydrating = useIsHydrating();
  useEffect(() => {
    if (!isHydrating) onReady?.();
  }, [isHydrating, onReady]);
  return null;
}

/** The router with its providers: texts, query cache and services. */
export function App({ services, router, i18n, isServerRendered, onReady }: AppProps) {
  const app = (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={services.queryClient}>
        <ServicesContext value={services}>
          <SiteNameContext value={services.runtime.facts.name}>
            <PictureVariantsContext value={services.runtime.config.pictureVariants}>
              <RouterProvider router={router} />
              <HydrationMarker onReady={onReady} />
            </PictureVariantsContext>
          </SiteNameContext>
        </ServicesContext>
      </QueryClientProvider>
    </I18nextProvider>
  );
  return isServerRendered ? <HydrationBoundary>{app}</HydrationBoundary> : app;
}
