import type { ApiClient } from '@booking/api';
import type { RuntimeConfig } from '@booking/domain/brand';
import { ensureTemporal } from '@booking/domain/temporal';
import { createI18n, loadTexts } from '@booking/ui/i18n';
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../boot/app.tsx';
import { createAppRouter } from '../boot/create-app-router.ts';
import { assembleServices } from '../boot/create-services.ts';
import { type Runtime, resolveRuntime, type Shell } from '../boot/resolve-runtime.ts';
import type { Services } from '../boot/services.ts';
import type { Chat } from '../chat/chat.ts';
import { chatSettings } from '../chat/load-chat.ts';
import { safeStorage } from '../storage/stored-item.ts';
import { type Filling, fillDocument, type Manifest } from './document.ts';
import { type ScreenAt, screenOf } from './screens.ts';

export type PageRequest = {
  /** The shell's own HTML and its build's manifest. */
  template: string;
  manifest: Manifest;
  /** The page's whole address. */
  url: URL;
  shell: Shell;
  /** Asked for by a frame of another page. */
  framed: boolean;
  config: RuntimeConfig;
};

/** What a server sends for an address. */
export type RenderedPage = {
  /** Null where nothing is known ahead: then the shell's own HTML is sent. */
  document: string | null;
  /** The address holds the id of a booking or a payment, and whoever knows it sees personal data: it goes to no other site and no index. */
  personal: boolean;
};

const personalPath = /^\/(bookings|payments)\//;

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

async function render(runtime: Runtime, screen: ScreenAt): Promise<Filling | null> {
  const [i18n] = await Promise.all([createI18n(runtime.language), ensureTemporal()]);
  await loadTexts(runtime.language, screen.bundles, i18n);
  const services = servicesOf(runtime);
  const router = createAppRouter(services, createMemoryHistory({ initialEntries: [screen.href] }));
  await router.load();
  const rendered = renderToString(
    <StrictMode>
      <App services={services} router={router} i18n={i18n} />
    </StrictMode>,
  );
  services.queryClient.clear();
  if (rendered === '') return null;
  // React puts it at the start of what it renders; its place is the head.
  const [element = '', title = ''] = /<title>(.*?)<\/title>/s.exec(rendered) ?? [];
  return {
    html: rendered.replace(element, ''),
    title,
    attributes: {
      lang: runtime.language,
      'data-brand': runtime.brand,
      ...(runtime.embedded && { 'data-embedded': 'true' }),
      ...(runtime.framed && { 'data-framed': '' }),
    },
    modules: ['core', ...screen.bundles].map((bundle) => `locales/${runtime.language}.${bundle}.ts`).concat(screen.modules),
  };
}

/**
 * What whoever serves the pages asks per address. The document is that of a choosing screen before its data has come (header, progress,
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
  const screen = screenOf(url, runtime);
  const filling = screen && (await render(runtime, screen));
  return {
    document: filling && fillDocument(template, manifest, shell === 'frame' ? '/frame/' : '/', filling),
    personal: personalPath.test(url.pathname.slice(runtime.basepath.length)),
  };
}
