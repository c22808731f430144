import { ensureTemporal } from '@booking/domain/temporal';
import { createI18n } from '@booking/ui/i18n';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createAppRouter } from './create-app-router.ts';
import { createServices } from './create-services.ts';
import { readConfig } from './read-config.ts';
import { resolveRuntime, type Shell } from './resolve-runtime.ts';

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

  const supported = 'toSorted' in Array.prototype;
  const [i18n] = await Promise.all([createI18n(runtime.language, { saveMissing: runtime.config.saveMissing }), ensureTemporal()]);
  const element = document.getElementById('app');
  if (!element) throw new Error('no #app in the page');
  let content: ReactNode;
  if (supported) {
    const services = await createServices(runtime, page);
    // Secrets leave the address before the router or any other script reads it.
    if (/payment_intent|previous_payment/.test(location.search)) {
      (await import('../payment/payment-return.ts')).cutPaymentReturnOfPage(page, services.storage.session);
    }
    const router = createAppRouter(services);
    // What the page came with stays until there is a screen to take its place.
    await router.load();
    // The screens bring their own.
    document.querySelector('head > title')?.remove();
    content = <App services={services} router={router} i18n={i18n} />;
  } else {
    const { UnsupportedBrowser } = await import('./unsupported-browser.tsx');
    content = <UnsupportedBrowser i18n={i18n} />;
  }
  createRoot(element).render(<StrictMode>{content}</StrictMode>);
}
