import { ensureTemporal } from '@booking/domain/temporal';
import { createI18n } from '@booking/ui/i18n';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { publicAddress } from '../app/addresses.ts';
import { type PageData, renderedFor, takeQueries } from '../app/page-data.ts';
import { type Runtime, resolveRuntime, type Shell } from '../app/runtime.ts';
import type { Services } from '../app/services.ts';
import { App } from './app.tsx';
import { type AppRouter, createAppRouter, pendingMs } from './create-app-router.ts';
import { createServices } from './create-services.ts';
import { readConfig } from './read-config.ts';
import { readPageData } from './read-page-data.ts';

/**
 * Starts a shell in the page's `#app` element. Everything that depends on where the page stands (brand, base path, language,
 * layout) is resolved here, once. A browser without `toSorted` gets a page that says so, instead of the router.
 */
export async function startApp(shell: Shell, page: Window & typeof globalThis = window): Promise<void> {
  const { document, location } = page;
  const framed = page.top !== page.self;
  const root = document.documentElement;
  const runtime = resolveRuntime({
    pathname: location.pathname,
    hostname: location.hostname,
    search: location.search,
    shell,
    framed,
    forced: root.dataset.embedded ?? null,
    config: readConfig(document, import.meta.env),
  });
  root.lang = runtime.language;
  root.dataset.brand = runtime.brand;
  root.dataset.embedded = String(runtime.embedded);
  if (framed) root.dataset.framed = '';

  const data = readPageData(document);
  const [i18n] = await Promise.all([createI18n(runtime.language, { saveMissing: runtime.config.saveMissing }), ensureTemporal()]);
  await nextTask();
  const element = document.getElementById('app');
  if (!element) throw new Error('no #app in the page');
  if (!('toSorted' in Array.prototype)) {
    const { UnsupportedBrowser } = await import('./unsupported-browser.tsx');
    createRoot(element).render(<UnsupportedBrowser i18n={i18n} />);
    return;
  }
  const { services, router } = await loadApp(runtime, page, data);
  // What was typed for a booking that was paid elsewhere is no longer needed.
  if (services.storage.local.get('recent-booking') !== null)
    void import('../payment/clear-paid.ts').then(({ clearPaidBooking }) => clearPaidBooking(services));
  await nextTask();
  // Where the server could not know what this page is (a frame that says nothing of itself, another writing of dates), it is rendered anew.
  const served = data?.renderedFor === renderedFor(runtime);
  const app = (
    <StrictMode>
      <App services={services} router={router} i18n={i18n} served={served} />
    </StrictMode>
  );
  await nextTask();
  if (served) {
    // As the router's own hydration does: no boundary around the whole page, as on the server.
    router.ssr = { manifest: undefined };
    // In a transition, React lets the browser answer in between.
    startTransition(() => void hydrateRoot(element, app));
  } else {
    // The screens have titles of their own.
    document.querySelector('head > title')?.remove();
    createRoot(element).render(app);
  }
}

/** Between two parts of the start the browser may answer to the visitor. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The app's services and its router, which has loaded the screen or is about to say that it is loading it. */
async function loadApp(
  runtime: Runtime,
  page: Window & typeof globalThis,
  data: PageData | null,
): Promise<{ services: Services; router: AppRouter }> {
  const services = await createServices(runtime, page, data?.today ?? null, () => publicAddress(router, page.location.href));
  if (data) takeQueries(services.queryClient, data.queries, services.now());
  // Secrets are removed from the address before the router or any other script reads it; each of their names contains this string.
  if (page.location.search.includes('payment_')) {
    const { cutPaymentReturn } = await import('../payment/payment-return.ts');
    cutPaymentReturn(page, services.storage.session);
  }
  const router: AppRouter = createAppRouter(services);
  // What the page came with is kept until the app has its screen, or until shortly before the step says that it is loading.
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, pendingMs - 100))]);
  return { services, router };
}
