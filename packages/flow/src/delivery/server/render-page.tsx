import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RuntimeConfigSchema } from '@booking/config';
import { earliestToday } from '@booking/domain/date';
import type { Language } from '@booking/domain/schema';
import { ensureTemporal } from '@booking/domain/temporal';
import { getIcon } from '@booking/ui/brand/icon';
import { createI18n, type I18n, loadTexts } from '@booking/ui/i18n';
import { addServerTexts } from '@booking/ui/i18n/server';
import { getWordmark } from '@booking/ui/layout';
import { SanitiserContext } from '@booking/ui/primitives';
import { createMemoryHistory } from '@tanstack/react-router';
import { LRUCache } from 'lru-cache';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { buildAddress, routeAt } from '../../app/addresses.ts';
import { isDecodable, repairPath } from '../../app/repair-path.ts';
import { resolveRuntime, type Shell } from '../../app/runtime.ts';
import type { Screen } from '../../app/screen.ts';
import { screens } from '../../routes.ts';
import { loadCheckout } from '../../trip/load-checkout.ts';
import { isNotFound } from '../../trip/load-error.ts';
import { App } from '../boot/app.tsx';
import { createAppRouter } from '../boot/create-app-router.ts';
import { plainAddress } from '../inline/plain-address.ts';
import { savedTripMark } from '../inline/saved-trip-mark.ts';
import { startScripts } from '../inline/start-scripts.ts';
import { supportGate } from '../inline/support-gate.ts';
import { isComplete, type PageData, renderedFor, renderedQueries } from '../page-data.ts';
import { type Build, filesOfScreen, getCodePath, pageFilesReader } from './build-files.ts';
import { renderDocument } from './document.ts';
import { headTags } from './head-tags.ts';
import { pageConfig } from './page-config.ts';
import { policyHash } from './policy-hash.ts';
import { sanitise } from './sanitise.ts';
import { type ServerOptions, serverServices } from './server-services.ts';
import { untilLoaded } from './until-loaded.ts';

export { createSearchFiles } from './search-files.ts';
export { filesOfScreen, getCodePath };

/** The size of the markup cache in characters: enough for some hundred pages. */
const markupCacheSize = 20_000_000;

/** Milliseconds that a page waits for its data. The browser requests the rest itself. */
const dataTimeout = 600;

/** The parts of the build that each screen needs besides the entry, for the size check. */
export const screenList: readonly Pick<Screen, 'step' | 'file' | 'texts'>[] = Object.values(screens).flatMap(
  ({ options }) => options.staticData?.screen ?? [],
);

export type RendererOptions = ServerOptions & { shell: Shell };

/** The result of rendering an address. */
export type RenderedPage = {
  /** Null if there is nothing to render: then the server sends the shell's own HTML. */
  document: string | null;
  /** The hashes of the page's inline scripts and styles, as sources of the Content-Security-Policy; null without a document. */
  hashes: { scripts: readonly string[]; style: string } | null;
  /**
   * The address contains the id of a booking or payment, which gives access to personal data, or no page's, which may contain one and be mangled:
   * it must not leak to other sites or search engines.
   */
  personal: boolean;
  /** Search engines may have it: a choosing screen of the full page. */
  searched: boolean;
  /** The HTTP status: 404 for an unknown page, or one whose tour or departure does not exist; 400 for an address that nobody can decode. */
  status: 200 | 400 | 404;
  /** Pages of this site may show it in a frame: it has no form for personal data. */
  frameable: boolean;
};

export type PageRequest = {
  /** The full URL, as in the visitor's browser. */
  url: URL;
  /** Requested by a frame of another page. */
  framed: boolean;
};

export type PageRenderer = (request: PageRequest) => Promise<RenderedPage>;

const scriptHashes = [plainAddress, savedTripMark, supportGate, startScripts].map(policyHash);
const contentHash = (parts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64');

/** React writes the elements for the head before this root element. */
const rootStart = '<div id="app">';

/** Reads a shell's build from its folder. */
export async function readBuild(folder: string): Promise<Build> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  return { html: await readFile(join(folder, 'index.html'), 'utf8'), manifest, read: (file) => readFileSync(join(folder, file), 'utf8') };
}

/**
 * Creates the function that renders the page of an address. A choosing screen is rendered with the data that arrive within `dataTimeout`, a
 * screen with personal data in its loading state. The browser hydrates the page (`startApp`).
 */
export function createRenderer(build: Build, { shell, config, fetch }: RendererOptions): PageRenderer {
  const base = shell === 'frame' ? '/frame/' : '/';
  const parsed = v.parse(RuntimeConfigSchema, config);
  const i18nByLanguage = new Map<Language, Promise<I18n>>();
  async function createServerI18n(language: Language): Promise<I18n> {
    const i18n = await createI18n(language);
    addServerTexts(i18n, language);
    return i18n;
  }
  const getI18n = (language: Language): Promise<I18n> => {
    const i18n = i18nByLanguage.get(language) ?? createServerI18n(language);
    i18nByLanguage.set(language, i18n);
    return i18n;
  };
  const getFiles = pageFilesReader(build, base);
  // The same screen with the same data has the same markup, and rendering it is the most expensive part of a page.
  const markupCache = new LRUCache<string, string>({ maxSize: markupCacheSize, sizeCalculation: (markup) => markup.length });

  return async ({ url, framed }) => {
    const pathname = repairPath(url.pathname);
    const runtime = resolveRuntime({
      pathname,
      hostname: url.hostname,
      search: url.search,
      shell,
      framed,
      forced: shell === 'frame' ? 'true' : null,
      config: parsed,
    });
    const { language } = runtime;
    const [i18n] = await Promise.all([getI18n(language), ensureTemporal()]);
    // The visitor's day is not known here: what is left out would be missing for some of them.
    const day = earliestToday();
    const services = serverServices(runtime, fetch, day);
    const { queryClient } = services;
    const history = createMemoryHistory({ initialEntries: [pathname + url.search] });
    const router = createAppRouter(services, history);
    const found = routeAt(router, pathname);
    const personal = found === null || found.branch.some(({ options }) => options.staticData?.personal);
    const isLoadingState = found?.route.options.ssr === false;
    const frameable = !personal && !isLoadingState;
    const screen = found?.route.options.staticData?.screen;
    const notFoundStatus = isDecodable(pathname) ? 404 : 400;
    if (!found || !screen)
      return { document: null, hashes: null, personal, searched: false, status: found ? 200 : notFoundStatus, frameable };
    // The router would redirect any address that differs from its own spelling.
    history.replace(buildAddress(router, found, router.matchRoutes(router.parseLocation(history.location)).at(-1)?.search));

    await loadTexts(language, screen.texts, i18n);
    await router.load();
    const { tour, departure } = found.params;
    // A step with personal data is not rendered, but its departure must exist, and the page carries the data of the trip.
    if (isLoadingState && departure !== undefined) loadCheckout(services, departure, screen).catch(() => {});
    await untilLoaded(queryClient, dataTimeout);
    const subjects = [services.queries.tours.detail(tour ?? ''), services.queries.departures.detail(departure ?? '')];
    const status = subjects.some(({ queryKey }) => isNotFound(queryClient.getQueryState(queryKey)?.error)) ? 404 : 200;
    const queries = renderedQueries(queryClient);
    const hydrationKey = isComplete(queryClient) ? renderedFor(runtime) : '';
    const cacheKey = contentHash([hydrationKey, url.origin, history.location.href, day, ...queries.map(({ key, data }) => [key, data])]);
    const rendered =
      markupCache.get(cacheKey) ??
      renderToString(
        <div id="app">
          <StrictMode>
            <SanitiserContext value={sanitise}>
              <App services={services} router={router} i18n={i18n} isServerRendered />
            </SanitiserContext>
          </StrictMode>
        </div>,
      );
    if (hydrationKey) markupCache.set(cacheKey, rendered);
    const searched = shell === 'booking' && !personal && !isLoadingState && !runtime.embedded && status === 200;
    const tags = headTags({ services, i18n, router, found, screen, day, origin: url.origin, personal, searched });
    // Requests that are still pending are aborted.
    await queryClient.cancelQueries();
    queryClient.clear();
    const contentStart = rendered.indexOf(rootStart);
    const content = rendered.slice(contentStart);
    // The address only redirects.
    if (content === `${rootStart}</div>`) return { document: null, hashes: null, personal, searched, status, frameable };
    const { styleHash, fonts, ...files } = getFiles({ ...screen, language });
    const document = renderDocument({
      ...files,
      icon: getIcon(runtime.brand),
      // A loading state is small, so its font is preloaded. The font must not delay real content.
      fonts: isLoadingState ? fonts : [],
      head: rendered.slice(0, contentStart) + tags,
      content,
      attributes: {
        lang: language,
        'data-brand': runtime.brand,
        ...(!isLoadingState && { 'data-font': 'later' }),
        ...(runtime.embedded && { 'data-embedded': 'true' }),
        ...(runtime.framed && { 'data-framed': '' }),
      },
      unsupported: {
        title: i18n.t('common:unsupportedBrowser.title'),
        text: i18n.t('common:unsupportedBrowser.text'),
        phone: runtime.facts.phones[0]?.number ?? null,
        email: runtime.facts.email,
        logo: isLoadingState ? getWordmark(runtime.brand, language) : null,
      },
      noScripts: i18n.t('shell:noScripts'),
      notStarted: { message: i18n.t('errors:file-not-loaded'), retry: i18n.t('common:retry') },
      config: pageConfig(config, runtime.brand),
      data: { renderedFor: hydrationKey, today: day, queries } satisfies PageData,
    });
    return { document, hashes: { scripts: scriptHashes, style: styleHash }, personal, searched, status, frameable };
  };
}
