import { type Language, languages } from '@booking/domain/schema';
import { createInstance, type i18n as I18n, type InitOptions } from 'i18next';
import { type Bundle, bundleBackend, fetchBundles } from './bundle-backend.ts';
import { namespaces } from './resources.ts';

export type { I18n };
export type I18nOptions = {
  /** Loads texts from `/locales/{lng}/{ns}.json`, and posts missing keys to `/api/locales/{lng}/{ns}`. */
  saveMissing?: boolean | undefined;
};

const options = {
  fallbackLng: 'en',
  supportedLngs: languages,
  defaultNS: 'common',
  // React escapes text. Components that render HTML sanitise it.
  interpolation: { escapeValue: false },
} as const satisfies InitOptions;

// The instance of each language. A browser has one; a server has one per language that it renders.
const instances = new Map<Language, I18n>();

async function createSavingMissing(language: Language): Promise<I18n> {
  const { default: HttpBackend } = await import('i18next-http-backend');
  const i18n = createInstance().use(HttpBackend);
  await i18n.init({
    ...options,
    lng: language,
    ns: Object.values(namespaces).flat(),
    saveMissing: true,
    backend: { loadPath: '/locales/{{lng}}/{{ns}}.json', addPath: '/api/locales/{{lng}}/{{ns}}' },
  });
  return i18n;
}

async function createFromBundles(language: Language): Promise<I18n> {
  await fetchBundles(language, ['core']);
  const i18n = createInstance().use(bundleBackend(language));
  // Copied, as i18next appends the namespaces that are loaded later.
  await i18n.init({ ...options, lng: language, ns: [...namespaces.core] });
  return i18n;
}

/** Creates the i18next instance of a language, with the `core` bundle loaded. */
export async function createI18n(language: Language, { saveMissing = false }: I18nOptions = {}): Promise<I18n> {
  const i18n = await (saveMissing ? createSavingMissing(language) : createFromBundles(language));
  instances.set(language, i18n);
  return i18n;
}

/**
 * Loads bundles before the step that needs them is shown. A component whose namespace is not loaded suspends.
 * Rejects when a bundle cannot be fetched; the call can be repeated.
 */
export async function loadTexts(language: Language, names: readonly Bundle[], i18n = instances.get(language)): Promise<void> {
  if (!i18n || i18n.options.saveMissing) return;
  // Fetched here first, as i18next would remember a failure and never retry.
  await fetchBundles(language, names);
  await i18n.loadNamespaces(names.flatMap((name) => namespaces[name]));
}
