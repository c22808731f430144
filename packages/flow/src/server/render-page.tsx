import type { ApiClient } from '@booking/api';
import type { RuntimeConfig } from '@booking/domain/brand';
import { ensureTemporal } from '@booking/domain/temporal';
import { createI18n, loadTexts } from '@booking/ui/i18n';
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { addressOf, routeAt } from '../app/addresses.ts';
import { type Runtime, resolveRuntime, type Shell } from '../app/runtime.ts';
import type { Screen } from '../app/screen.ts';
import { parseSearch, stringifySearch } from '../app/search-codec.ts';
import type { Chat, Services } from '../app/services.ts';
import { App } from '../boot/app.tsx';
import { type AppRouter, createAppRouter } from '../boot/create-app-router.ts';
import { assembleServices } from '../boot/create-services.ts';
import { chatSettings } from '../chat/chat-settings.ts';
import { screens } from '../routes.ts';
import { safeStorage } from '../storage/stored-item.ts';
import { type Filling, filesBesideEntry, filesOfScreen, fillDocument, type Manifest } from './document.ts';

export { filesOfScreen };

/** What each screen needs besides the entry, for the size check of a build. */
export const screenList: readonly Pick<Screen, 'step' | 'texts'>[] = Object.values(screens).flatMap(
  ({ options }) => options.staticData?.screen ?? [],
);

export type PageRequest = {
  /** The shell's own HTML and its build's manifest. */
  template: string;
  manifest: Manifest;
  /** The page's whole address. */
  url: URL;
  shell: Shell;
  /** Requested by a frame of another page. */
  framed: boolean;
  config: RuntimeConfig;
};

/** What a server sends for an address. */
export type RenderedPage = {
  /** Null where nothing can be rendered: then the shell's own HTML is sent. */
  document: string | null;
  /** The address has the id of a booking or a payment, which opens personal data: it must not reach other sites or search engines. */
  personal: boolean;
};

const never = new Promise<never>(() => {});
const client: ApiClient = { call: () => never };
const closedChat: Chat = { start: () => {}, state: () => 'closed', subscribe: () => () => {} };
const noStorage = () =>
  safeStorage(() => {
    throw new Error('no storage on a server');
  });

const servicesOf = (runtime: Runtime): Services =>
  assembleServices(runtime, {
    client,
    storage: { local: noStorage(), session: noStorage() },
    analytics: { push: () => {}, page: () => {} },
    chat: chatSettings(runtime) && closedChat,
  });

type Build = Pick<PageRequest, 'template' | 'manifest'>;

async function render(router: AppRouter, services: Services, { step, texts }: Screen, build: Build): Promise<Filling | null> {
  const { runtime, queryClient } = services;
  const { language } = runtime;
  const [i18n] = await Promise.all([createI18n(language), ensureTemporal()]);
  await loadTexts(language, texts, i18n);
  await router.load();
  const rendered = renderToString(
    <StrictMode>
      <App services={services} router={router} i18n={i18n} />
    </StrictMode>,
  );
  queryClient.clear();
  // An address that only redirects.
  if (rendered === '') return null;
  // React renders it first; it belongs in the head.
  const [element = '', title = ''] = /<title>(.*?)<\/title>/s.exec(rendered) ?? [];
  return {
    html: rendered.replace(element, ''),
    title,
    attributes: {
      lang: language,
      'data-brand': runtime.brand,
      ...(runtime.embedded && { 'data-embedded': 'true' }),
      ...(runtime.framed && { 'data-framed': '' }),
    },
    files: filesBesideEntry(build.manifest, build.template, { step, texts, language }),
  };
}

/**
 * What the web server calls for each address. The document is that of a choosing screen before its data has come (header, progress,
 * heading, the frame of its content), shown before any script has run; the app puts the same in its place. Every other page has none.
 */
export async function renderPage({ template, manifest, url, shell, framed, config }: PageRequest): Promise<RenderedPage> {
  const runtime = resolveRuntime({
    pathname: url.pathname,
    hostname: url.hostname,
    search: url.search,
    shell,
    framed,
    forced: /<html[^>]* data-embedded="(\w*)"/.exec(template)?.[1] ?? null,
    config: { ...config, saveMissing: false },
  });
  const services = servicesOf(runtime);
  const history = createMemoryHistory({ initialEntries: [url.pathname] });
  const router = createAppRouter(services, history);
  const found = routeAt(router, url.pathname);
  const personal = found?.branch.some(({ options }) => options.staticData?.personal) ?? false;
  const screen = found?.route.options.staticData?.screen;
  if (!found || !screen?.ahead) return { document: null, personal };

  const given = parseSearch(url.search);
  for (const name of screen.ahead.without ?? []) delete given[name];
  history.replace(url.pathname + stringifySearch(given));
  // In the router's own encoding: another spelling would be redirected.
  const search = router.matchRoutes(router.parseLocation(history.location)).at(-1)?.search;
  history.replace(addressOf(router, found, search));
  const filling = await render(router, services, screen, { template, manifest });
  return { document: filling && fillDocument(template, shell === 'frame' ? '/frame/' : '/', filling), personal };
}
