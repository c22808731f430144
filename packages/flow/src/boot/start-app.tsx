import { ensureTemporal } from '@booking/domain/temporal';
import { createI18n } from '@booking/ui/i18n';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { FileNotLoaded, loadFile } from '../app/load-file.ts';
import { sayNotStarted } from '../app/not-started.ts';
import { renderedFor } from '../app/page-data.ts';
import { resolveRuntime, type Shell } from '../app/runtime.ts';
import { App } from './app.tsx';
import type { AppRouter } from './create-app-router.ts';
import { isWatched } from './create-services.ts';
import { markDocument } from './mark-document.ts';
import { prepareApp } from './prepare-app.ts';
import { readConfig } from './read-config.ts';
import { readPageData } from './read-page-data.ts';

/**
 * Starts a shell in the page's `#app` element. Everything that depends on where the page stands (brand, base path, language,
 * layout) is resolved here, once. A browser without `toSorted` gets a page that says so, instead of the router.
 */
export async function startApp(shell: Shell, page: Window & typeof globalThis = window): Promise<void> {
  try {
    await start(shell, page);
  } catch (error) {
    if (!(error instanceof FileNotLoaded)) throw error;
    await sayNotStarted(page);
  }
}

async function start(shell: Shell, page: Window & typeof globalThis): Promise<void> {
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
  markDocument(root, runtime);

  const hasHost = framed && runtime.config.parentOrigins.length > 0;
  const outside = hasHost || isWatched(runtime) ? import('./connect-outside.ts').catch(() => null) : null;
  const heights = framed ? import('../embed/height-reporter.ts') : null;
  const data = readPageData(document);
  const [i18n] = await Promise.all([
    loadFile(() => createI18n(runtime.language, { saveMissing: runtime.config.saveMissing })),
    loadFile(ensureTemporal),
  ]);
  await nextTask();
  const element = document.getElementById('app');
  if (!element) throw new Error('no #app in the page');
  const reportHeight = () => void heights?.then((reporter) => reporter.reportHeight(element, page.parent));
  if (!('toSorted' in Array.prototype)) {
    const { UnsupportedBrowser } = await import('./unsupported-browser.tsx');
    createRoot(element).render(<UnsupportedBrowser i18n={i18n} />);
    reportHeight();
    return;
  }
  if (framed && page.origin === 'null') (await import('../embed/opaque-history.ts')).allowRefusedPaths(page.history);
  const { services, router } = await prepareApp(runtime, page, { data, outside });
  await nextTask();
  const loaded = router.load();
  await nextTask();
  // Where the server could not know what this page is (a frame that says nothing of itself, another writing of dates), it is rendered anew.
  const served = data?.renderedFor === renderedFor(runtime);
  await nextTask();
  const app = (
    <StrictMode>
      <App services={services} router={router} i18n={i18n} served={served} />
    </StrictMode>
  );
  // What the page came with stays until the app has the same (what was served has its links and words already), or its own word that it loads.
  await (served ? loaded : Promise.race([loaded, hasMatches(router)]));
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
  reportHeight();
  const { beaconUrl } = runtime.config;
  if (beaconUrl) {
    const { startBeacons } = await import('../analytics/beacons.ts');
    startBeacons(page, beaconUrl, () => router.state.matches.at(-1)?.fullPath ?? '');
  }
}

/** Rendered without a match, a router shows nothing: it has one once the screen has loaded, or when it is time to say that it is loading. */
async function hasMatches(router: AppRouter): Promise<void> {
  while (router.state.matches.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Between two parts of the start the browser may answer to the visitor. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
