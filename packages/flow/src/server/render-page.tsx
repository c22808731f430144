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
 * The document of a choosing screen as it stands before its data has come: header, progress, heading, the frame of its content. For
 * whoever serves the pages, so that they show this before any script has run; the app puts the same in its place. Null for every other page.
 */
export async function renderPage({ template, manifest, url, shell, framed, config }: PageRequest): Promise<string | null> {
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
  return filling && fillDocument(template, manifest, shell === 'frame' ? '/frame/' : '/', filling);
}
