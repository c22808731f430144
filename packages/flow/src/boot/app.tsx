import { type I18n, I18nextProvider } from '@booking/ui/i18n';
import { SiteNameContext } from '@booking/ui/layout';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type Services, ServicesContext } from '../app/services.ts';
import type { AppRouter } from './create-app-router.ts';

/** The app around its router: texts, query cache and services. */
export function App({ services, router, i18n }: { services: Services; router: AppRouter; i18n: I18n }) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={services.queryClient}>
        <ServicesContext value={services}>
          <SiteNameContext value={services.runtime.facts.name}>
            <RouterProvider router={router} />
          </SiteNameContext>
        </ServicesContext>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
