import { ensureTemporal } from '@booking/domain/temporal';
import { createI18n, type I18n } from '@booking/ui/i18n';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { publicAddress, routeAt } from '../app/addresses.ts';
import { type Runtime, resolveRuntime, type Shell } from '../app/runtime.ts';
import { App } from './app.tsx';
import { type AppRouter, createAppRouter, pendingMs } from './create-app-router.ts';
import { createServices } from './create-services.ts';
import { readConfig } from './read-config.ts';

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

  const [i18n] = await Promise.all([createI18n(runtime.language, { saveMissing: runtime.config.saveMissing }), ensureTemporal()]);
  const element = document.getElementById('app');
  if (!element) throw new Error('no #app in the page');
  const content = 'toSorted' in Array.prototype ? await appOf(runtime, page, i18n) : await unsupportedBrowser(i18n);
  createRoot(element).render(<StrictMode>{content}</StrictMode>);
}

async function unsupportedBrowser(i18n: I18n): Promise<ReactNode> {
  const { UnsupportedBrowser } = await import('./unsupported-browser.tsx');
  return <UnsupportedBrowser i18n={i18n} />;
}

/** Mounts the app as soon as it has something to show in place of the page's initial HTML. */
async function appOf(runtime: Runtime, page: Window, i18n: I18n): Promise<ReactNode> {
  const services = await createServices(runtime, page, () => publicAddress(router, page.location.href));
  // Secrets are removed from the address before the router or any other script reads it; each of their names contains this string.
  if (page.location.search.includes('payment_')) {
    const { cutPaymentReturn } = await import('../payment/payment-return.ts');
    cutPaymentReturn(page, services.storage.session);
  }
  const router: AppRouter = createAppRouter(services);
  // What the page came with is kept until the app has its screen: a screen that the server has rendered in any case, the neutral frame
  // until shortly before the step says that it is loading.
  const isAhead = routeAt(router, page.location.href)?.route.options.staticData?.screen?.ahead !== undefined;
  const loading = router.load();
  await (isAhead ? loading : Promise.race([loading, new Promise((resolve) => setTimeout(resolve, pendingMs - 100))]));
  // The screens have titles of their own.
  page.document.querySelector('head > title')?.remove();
  return <App services={services} router={router} i18n={i18n} />;
}
