import { type Language, languages } from '@booking/domain/schema';
import { createInstance, type i18n as I18n, type InitOptions } from 'i18next';
import { type Bundle, bundleBackend, fetchBundles } from './bundle-backend.ts';
import { bundles } from './resources.ts';

export type { I18n };
export type I18nOptions = {
  /** Texts come from `/locales/{lng}/{ns}.json`, and keys that are missing are posted to `/api/locales/{lng}/{ns}`. */
  saveMissing?: boolean | undefined;
};

const options = {
  fallbackLng: 'en',
  supportedLngs: languages,
  defaultNS: 'common',
  // React escapes what it renders; where HTML is rendered, it is sanitised there.
  interpolation: { escapeValue: false },
} as const satisfies InitOptions;

// The texts of a page, by its language: in a browser there is one; a server names the one that it means.
const instances = new Map<Language, I18n>();

async function createSavingMissing(language: Language): Promise<I18n> {
  const { default: HttpBackend } = await import('i18next-http-backend');
  const i18n = createInstance().use(HttpBackend);
  await i18n.init({
    ...options,
    lng: language,
    ns: Object.values(bundles).flatMap(({ namespaces }) => namespaces),
    saveMissing: true,
    backend: { loadPath: '/locales/{{lng}}/{{ns}}.json', addPath: '/api/locales/{{lng}}/{{ns}}' },
  });
  return i18n;
}

async function createFromBundles(language: Language): Promise<I18n> {
  await fetchBundles(language, ['core']);
  const i18n = createInstance().use(bundleBackend(language));
  // A copy: i18next adds to it what is loaded later.
  await i18n.init({ ...options, lng: language, ns: [...bundles.core.namespaces] });
  return i18n;
}

/** The page's texts in one language, with all that every screen needs already loaded. BRAND-9, BRAND-14. */
export async function createI18n(language: Language, { saveMissing = false }: I18nOptions = {}): Promise<I18n> {
  const i18n = await (saveMissing ? createSavingMissing(language) : createFromBundles(language));
  instances.set(language, i18n);
  return i18n;
}

/**
 * Loads bundles of texts before a step that needs them is shown; a component whose namespace is not loaded suspends until it is.
 * Rejects when a bundle cannot be fetched, and may then be called again.
 */
export async function loadTexts(language: Language, names: readonly Bundle[], i18n = instances.get(language)): Promise<void> {
  if (!i18n || i18n.options.saveMissing) return;
  // i18next would remember a failure, and not try again.
  await fetchBundles(language, names);
  await i18n.loadNamespaces(names.flatMap((name) => bundles[name].namespaces));
}
