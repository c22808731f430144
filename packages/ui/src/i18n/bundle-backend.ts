import type { Language } from '@booking/domain/schema';
import type { BackendModule } from 'i18next';
import { type Bundle, fetchBundle, namespaces } from './resources.ts';

export type { Bundle };

const bundleNames = Object.keys(namespaces) as Bundle[];

/** Fetches the chunks that contain the bundles' texts. */
export const fetchBundles = (language: Language, names: readonly Bundle[]) => Promise.all(names.map((name) => fetchBundle(language, name)));

/**
 * Loads a namespace from its bundle. Only the page's language is loaded. A test ensures that all languages have the same keys, so the
 * fallback language, which i18next also requests, resolves to an empty object.
 */
export const bundleBackend = (language: Language): BackendModule => ({
  type: 'backend',
  init() {},
  read(requestedLanguage, namespace, callback) {
    const name = bundleNames.find((bundle) => namespaces[bundle].some((known) => known === namespace));
    if (requestedLanguage !== language) callback(null, {});
    else if (!name) callback(new Error(`no bundle has the namespace ${namespace}`), false);
    else
      fetchBundle(language, name).then(
        (texts) => callback(null, texts[namespace]),
        // True tells i18next to retry later.
        (error: Error) => callback(error, true),
      );
  },
});
