import { type Language, languages } from '@booking/domain/schema';
import { createInstance, type i18n as I18n, type InitOptions } from 'i18next';
import { type Bundle, bundles, coreChunks, coreNamespaces } from './resources.ts';

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

let current: I18n | null = null;

async function createSavingMissing(language: Language): Promise<I18n> {
  const { default: HttpBackend } = await import('i18next-http-backend');
  const i18n = createInstance().use(HttpBackend);
  await i18n.init({
    ...options,
    lng: language,
    ns: [...coreNamespaces, ...Object.values(bundles).flatMap(({ namespaces }) => namespaces)],
    saveMissing: true,
    backend: { loadPath: '/locales/{{lng}}/{{ns}}.json', addPath: '/api/locales/{{lng}}/{{ns}}' },
  });
  return i18n;
}

/**
 * The page's texts in one language, with all that every screen needs already there. English is the fallback; the three
 * languages have the same keys (a test holds them to it), so only the visitor's own is loaded. Specification section 7.
 */
export async function createI18n(language: Language, { saveMissing = false }: I18nOptions = {}): Promise<I18n> {
  if (saveMissing) {
    current = await createSavingMissing(language);
    return current;
  }
  const { default: texts } = await coreChunks[language]();
  const i18n = createInstance();
  await i18n.init({ ...options, lng: language, ns: [...coreNamespaces], resources: { [language]: { ...texts } } });
  current = i18n;
  return i18n;
}

/** Adds bundles of texts to the page's. Await it before a step that needs them is shown. */
export async function loadTexts(language: Language, names: readonly Bundle[], i18n: I18n | null = current): Promise<void> {
  if (!i18n || i18n.options.saveMissing) return;
  await Promise.all(
    names.map(async (name) => {
      const { namespaces, [language]: load } = bundles[name];
      if (namespaces.every((namespace) => i18n.hasResourceBundle(language, namespace))) return;
      const { default: texts } = await load();
      for (const namespace of namespaces) i18n.addResourceBundle(language, namespace, texts[namespace]);
    }),
  );
}
