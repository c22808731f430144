import { ensureTemporal } from '@booking/domain/temporal';
import { createI18n } from '@booking/ui/i18n';
import { FileNotLoaded, loadFile } from '../../app/load-file.ts';
import type { Runtime, Shell } from '../../app/runtime.ts';
import { showNotStarted } from '../inline/not-started.ts';
import { isUnsupported } from '../inline/unsupported-mark.ts';
import { renderedFor } from '../page-data.ts';
import { connectServices } from './connect-services.ts';
import { type AppRouter, createAppRouter } from './create-app-router.ts';
import { createServices } from './create-services.ts';
import { mountApp } from './mount-app.tsx';
import { preparePage } from './prepare-page.ts';
import { readPageData } from './read-page-data.ts';
import { readRuntime } from './read-runtime.ts';
import type { RunningApp } from './running-app.ts';

type Page = Window & typeof globalThis;

/**
 * Starts a shell in the page's `#app` element, unless the browser is too old: then the page says so. Shows a message if its files cannot be loaded.
 */
export async function startApp(shell: Shell, page: Page = window): Promise<void> {
  if (isUnsupported(page.document)) return;
  const element = page.document.getElementById('app');
  if (!element) throw new Error('no #app in the page');
  try {
    const runtime = readRuntime(shell, page);
    // Requested with the app's own files: the host page shows the frame once it knows its height.
    const fit = runtime.framed ? import('../../host-page/fit-host.ts').catch(() => null) : null;
    const app = await start(element, runtime, page);
    // The host page expects other messages only after the height.
    (await fit)?.fitHost(element, page);
    await connectServices(page, app);
  } catch (error) {
    if (!(error instanceof FileNotLoaded)) throw error;
    await showNotStarted(page);
  }
}

/** Resolves in a task of its own. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function start(element: HTMLElement, runtime: Runtime, page: Page): Promise<RunningApp> {
  const { theme } = runtime;
  const [i18n] = await Promise.all([
    loadFile(() => createI18n(runtime.language, { saveMissing: runtime.config.saveMissing })),
    loadFile(ensureTemporal),
    // Without it the brand's own theme is shown.
    theme &&
      import('../../host-page/host-theme.ts').then(({ applyTheme }) => applyTheme(page.document.documentElement, theme)).catch(() => {}),
  ]);
  const data = readPageData(page.document);
  const isServerRendered = data?.renderedFor === renderedFor(runtime);
  const services = createServices(runtime, page, { data, getRouter: () => router });
  await preparePage(page, services);
  const router: AppRouter = createAppRouter(services);
  // Creating services and router takes 10 ms, and so does the first load: in one task, a phone could not respond for 80 ms.
  await nextTask();
  await mountApp(element, { page, services, router, i18n, isServerRendered });
  return { services, router };
}
