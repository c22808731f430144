import type { Language } from '@booking/domain/schema';
import { bundles as chunks } from '@booking/languages/bundles';
import type { ParseKeys } from 'i18next';
import type { ServerTexts } from './server-texts.ts';

type English = (typeof chunks)['en'];
type BundleTexts = { [Name in keyof English]: Awaited<ReturnType<English[Name]>>['default'] };
export type Texts = BundleTexts['core'] &
  BundleTexts['steps'] &
  BundleTexts['checkout'] &
  BundleTexts['confirmation'] &
  BundleTexts['group'] &
  BundleTexts['payment'] &
  ServerTexts;

/** A text's key with its namespace: `ship:title`. */
export type TextKey = { [Namespace in keyof Texts]: `${Namespace}:${ParseKeys<Namespace>}` }[keyof Texts];

/**
 * Namespaces that are loaded together. `core` is loaded with every page, `steps` with the choosing steps besides the date, and each of the others with
 * the screens that use it.
 */
export type Bundle = keyof BundleTexts;

/** The namespaces of each bundle. */
export const namespaces: Readonly<Record<Bundle, readonly (keyof Texts)[]>> = {
  core: ['common', 'conflicts', 'departures', 'errors', 'progress', 'receipt', 'share', 'summary', 'tourDate'],
  steps: ['cabins', 'cards', 'ship', 'tours'],
  checkout: ['checkout', 'formErrors'],
  confirmation: ['confirmation'],
  group: ['group'],
  payment: ['payment', 'paymentErrors'],
};

/** The texts of a bundle, by namespace. */
export const fetchBundle = async (language: Language, name: Bundle): Promise<Readonly<Record<string, object>>> =>
  (await chunks[language][name]()).default;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
    returnNull: false;
  }
}
