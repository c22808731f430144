import type { Language } from '@booking/domain/schema';
import type { BackendModule } from 'i18next';
import { type Bundle, bundles } from './resources.ts';

export type { Bundle };

const bundleNames = Object.keys(bundles) as Bundle[];

const fetchBundle = async (language: Language, name: Bundle): Promise<Readonly<Record<string, object>>> =>
  (await bundles[name][language]()).default;

/** Fetches the scripts that the texts are in. */
export const fetchBundles = (language: Language, names: readonly Bundle[]) => Promise.all(names.map((name) => fetchBundle(language, name)));

/**
 * Loads a namespace from its bundle. The languages have the same keys (a test holds them to it), so that the page's own is all that is ever
 * loaded: i18next asks for the fallback language, too, and gets it empty.
 */
export const bundleBackend = (language: Language): BackendModule => ({
  type: 'backend',
  init() {},
  read(requestedLanguage, namespace, callback) {
    const name = bundleNames.find((bundle) => bundles[bundle].namespaces.some((known) => known === namespace));
    if (requestedLanguage !== language) callback(null, {});
    else if (!name) callback(new Error(`no bundle has the namespace ${namespace}`), false);
    else
      fetchBundle(language, name).then(
        (texts) => callback(null, texts[namespace]),
        // True: i18next tries again after a while.
        (error: Error) => callback(error, true),
      );
  },
});
