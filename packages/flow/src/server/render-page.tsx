import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApiClient } from '@booking/api';
import { RuntimeConfigSchema } from '@booking/config';
import { today } from '@booking/domain/date';
import type { Language } from '@booking/domain/schema';
import { ensureTemporal } from '@booking/domain/temporal';
import { createI18n, type I18n, loadTexts } from '@booking/ui/i18n';
import { SanitiserContext } from '@booking/ui/primitives';
import { createMemoryHistory } from '@tanstack/react-router';
import { LRUCache } from 'lru-cache';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { addressOf, routeAt } from '../app/addresses.ts';
import { isComplete, type PageData, renderedFor, renderedQueries } from '../app/page-data.ts';
import { resolveRuntime, type Shell } from '../app/runtime.ts';
import type { Screen } from '../app/screen.ts';
import type { Chat } from '../app/services.ts';
import { App } from '../boot/app.tsx';
import { createAppRouter } from '../boot/create-app-router.ts';
import { assembleServices } from '../boot/create-services.ts';
import { chatSettings } from '../chat/chat-settings.ts';
import { screens } from '../routes.ts';
import { safeStorage } from '../storage/stored-item.ts';
import { type Build, filesOfScreen, pageFilesReader } from './build-files.ts';
import { documentOf } from './document.ts';
import { policyHash } from './policy-hash.ts';
import { sanitise } from './sanitise.ts';
import { startScripts } from './start-scripts.ts';
import { untilLoaded } from './until-loaded.ts';

export { filesOfScreen };

/** Characters of rendered markup that a server keeps: some hundred pages. */
const keptMarkup = 20_000_000;

/** Milliseconds that a page waits for its data; what comes later the browser asks for itself. */
const patience = 600;

/** What each screen needs besides the entry, for the size check of a build. */
export const screenList: readonly Pick<Screen, 'step' | 'texts'>[] = Object.values(screens).flatMap(
  ({ options }) => options.staticData?.screen ?? [],
);

export type RendererOptions = {
  shell: Shell;
  /** The deployment's configuration, as input of `RuntimeConfigSchema`. */
  config: Record<string, unknown>;
  /** Calls of the contract, under `/api/v1`: this server's own handlers, or a backend elsewhere. */
  fetch: typeof fetch;
};

/** What a server sends for an address. */
export type RenderedPage = {
  /** Null where nothing can be rendered: then the shell's own HTML is sent. */
  document: string | null;
  /** The hashes of the page's inline script and styles, as sources of the Content-Security-Policy; null without a document. */
  hashes: { script: string; style: string } | null;
  /** The address has the id of a booking or a payment, which opens personal data: it must not reach other sites or search engines. */
  personal: boolean;
  /** Pages of this site may show it in a frame: nothing personal is asked for on it. EMBED-29. */
  frameable: boolean;
};

export type PageRequest = {
  /** Whole, as the visitor's browser has it. */
  url: URL;
  /** Requested by a frame of another page. */
  framed: boolean;
};

export type PageRenderer = (request: PageRequest) => Promise<RenderedPage>;

const closedChat: Chat = { start: () => {}, state: () => 'closed', subscribe: () => () => {} };
const noStorage = () =>
  safeStorage(() => {
    throw new Error('no storage on a server');
  });

const scriptHash = policyHash(startScripts);
const contentHash = (parts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64');

/** React writes what belongs into the head before the element that it renders. */
const start = '<div id="app">';

/** Reads the build of a shell from its folder. */
export async function readBuild(folder: string): Promise<Build> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  return { html: await readFile(join(folder, 'index.html'), 'utf8'), manifest, read: (file) => readFileSync(join(folder, file), 'utf8') };
}

/**
 * What the web server calls for each address. A choosing screen comes with its data, as far as they are there within `patience`; of a screen
 * with personal data comes its loading state. The browser takes over what it finds (`startApp`). SHELL-28, SHELL-30.
 */
export function createRenderer(build: Build, { shell, config, fetch }: RendererOptions): PageRenderer {
  const base = shell === 'frame' ? '/frame/' : '/';
  const parsed = v.parse(RuntimeConfigSchema, config);
  const texts = new Map<Language, Promise<I18n>>();
  const textsIn = (language: Language): Promise<I18n> => {
    const found = texts.get(language) ?? createI18n(language);
    texts.set(language, found);
    return found;
  };
  const filesOf = pageFilesReader(build, base);
  // The same screen with the same data is the same markup: rendering it is most of what a page costs.
  const kept = new LRUCache<string, string>({ maxSize: keptMarkup, sizeCalculation: (markup) => markup.length });

  return async ({ url, framed }) => {
    const runtime = resolveRuntime({
      pathname: url.pathname,
      hostname: url.hostname,
      search: url.search,
      shell,
      framed,
      forced: shell === 'frame' ? 'true' : null,
      config: parsed,
    });
    const { language } = runtime;
    const [i18n] = await Promise.all([textsIn(language), ensureTemporal()]);
    const day = today();
    const services = assembleServices(runtime, {
      client: createApiClient({ fetch }),
      storage: { local: noStorage(), session: noStorage() },
      chat: chatSettings(runtime) && closedChat,
      servedDay: day,
    });
    const { queryClient } = services;
    const history = createMemoryHistory({ initialEntries: [url.pathname + url.search] });
    const router = createAppRouter(services, history);
    const found = routeAt(router, url.pathname);
    const personal = found?.branch.some(({ options }) => options.staticData?.personal) ?? false;
    const frameable = !personal && found?.route.options.ssr !== false;
    const screen = found?.route.options.staticData?.screen;
    if (!found || !screen) return { document: null, hashes: null, personal, frameable };
    // In the router's own spelling: another one would be redirected.
    history.replace(addressOf(router, found, router.matchRoutes(router.parseLocation(history.location)).at(-1)?.search));

    await loadTexts(language, screen.texts, i18n);
    await router.load();
    await untilLoaded(queryClient, patience);
    const queries = renderedQueries(queryClient);
    const hydratedBy = isComplete(queryClient) ? renderedFor(runtime) : '';
    const seen = contentHash([hydratedBy, url.origin, history.location.href, day, ...queries.map(({ key, data }) => [key, data])]);
    const rendered =
      kept.get(seen) ??
      renderToString(
        <div id="app">
          <StrictMode>
            <SanitiserContext value={sanitise}>
              <App services={services} router={router} i18n={i18n} isServerRendered />
            </SanitiserContext>
          </StrictMode>
        </div>,
      );
    if (hydratedBy) kept.set(seen, rendered);
    // Calls that were not waited for are given up.
    await queryClient.cancelQueries();
    queryClient.clear();
    const at = rendered.indexOf(start);
    const content = rendered.slice(at);
    // An address that only redirects.
    if (content === `${start}</div>`) return { document: null, hashes: null, personal, frameable };
    const { styleHash, fonts, ...files } = filesOf({ step: screen.step, texts: screen.texts, language });
    // A loading state is small: the font may come with it. Content is not held up by the font.
    const isLoadingState = found.route.options.ssr === false;
    const document = documentOf({
      ...files,
      fonts: isLoadingState ? fonts : [],
      head: rendered.slice(0, at),
      content,
      attributes: {
        lang: language,
        'data-brand': runtime.brand,
        ...(!isLoadingState && { 'data-font': 'later' }),
        ...(runtime.embedded && { 'data-embedded': 'true' }),
        ...(runtime.framed && { 'data-framed': '' }),
      },
      notStarted: { message: i18n.t('errors:network'), retry: i18n.t('common:retry') },
      config,
      data: { renderedFor: hydratedBy, today: day, queries } satisfies PageData,
    });
    return { document, hashes: { script: scriptHash, style: styleHash }, personal, frameable };
  };
}
