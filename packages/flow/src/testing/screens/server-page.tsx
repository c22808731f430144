import { earliestToday } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { createI18n } from '@booking/ui/i18n';
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { App } from '../../delivery/boot/app.tsx';
import { type AppRouter, createAppRouter } from '../../delivery/boot/create-app-router.ts';
import { createServices } from '../../delivery/boot/create-services.ts';
import { hydrateMatches } from '../../delivery/boot/hydrate-matches.ts';
import { mountApp } from '../../delivery/boot/mount-app.tsx';
import { waitAfterChoice } from '../../delivery/inline/wait-after-choice.ts';
import { type PageData, renderedFor, renderedQueries } from '../../delivery/page-data.ts';
import { untilLoaded } from '../../delivery/server/until-loaded.ts';
import type { FakeBackend } from './backend.ts';
import { pageAt, runtimeAt } from './page-at.ts';

/** A page as a server sends it, before its scripts have run. */
export type ServerPage = {
  /** Path and search, as in the address bar. */
  address(): string;
  /** Runs the page's scripts. Resolves when the app is hydrated. */
  start(): Promise<void>;
  back(): void;
};

/** The app of the last page. It is unmounted before the next one is shown: it would scroll the page and move the focus in it. */
let last: Root | undefined;

/**
 * Shows a screen as a server renders it, with the part of its inline script that lets links wait. Only for tests in a page of their own: its listeners stay.
 * @param day the server's day
 * @param alter changes the page, as a server would send it whose platform formats something otherwise
 */
export async function openServerPage(
  href: string,
  backend: FakeBackend,
  { day = earliestToday(), alter = (html) => html }: { day?: IsoDate; alter?(html: string): string } = {},
): Promise<ServerPage> {
  const url = new URL(href, location.origin);
  const runtime = runtimeAt(url);
  const i18n = await createI18n(runtime.language);
  const page = pageAt(href, backend.fetch);
  const createApp = (data: PageData | null) => {
    const own = createServices(runtime, page as never, { data, getRouter: () => router });
    const services = data ? own : { ...own, today: () => day, renderedDay: day };
    const history = createMemoryHistory({ initialEntries: [url.pathname + url.search] });
    const router: AppRouter = createAppRouter(services, history);
    return { services, router };
  };

  const server = createApp(null);
  await server.router.load();
  await untilLoaded(server.services.queryClient, 5_000);
  hydrateMatches(server.router);
  const html = renderToString(
    <div id="app">
      <StrictMode>
        <App {...server} i18n={i18n} isServerRendered />
      </StrictMode>
    </div>,
  );
  const data = {
    renderedFor: renderedFor(runtime),
    today: day,
    queries: renderedQueries(server.services.queryClient),
  };
  last?.unmount();
  last = undefined;
  scrollTo(0, 0);
  delete document.documentElement.dataset.changed;
  document.getElementById('app')?.remove();
  delete document.documentElement.dataset.hydrated;
  const template = Object.assign(document.createElement('template'), { innerHTML: alter(html) });
  // What the server moves into the head stands before it.
  document.body.append(template.content.querySelector('#app') as Element);
  document.body.append(Object.assign(document.createElement('script'), { text: `{${waitAfterChoice}}` }));

  const { services, router } = createApp(data);
  return {
    address: () => router.latestLocation.publicHref,
    back: () => router.history.back(),
    async start() {
      const element = document.getElementById('app') as HTMLElement;
      const hydrated = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
      });
      last = await mountApp(element, { page: window, services, router, i18n, isServerRendered: true });
      await hydrated;
    },
  };
}
