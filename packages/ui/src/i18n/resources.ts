import type { Language } from '@booking/domain/schema';
import type { ParseKeys } from 'i18next';
import type englishCheckout from './locales/en.checkout.ts';
import type englishConfirmation from './locales/en.confirmation.ts';
import type englishConflicts from './locales/en.conflicts.ts';
import type englishCore from './locales/en.core.ts';
import type englishGroup from './locales/en.group.ts';
import type englishPayment from './locales/en.payment.ts';
import type englishReceipt from './locales/en.receipt.ts';
import type englishSteps from './locales/en.steps.ts';
import type { ServerTexts } from './server-texts.ts';

type BundleTexts = {
  core: typeof englishCore;
  steps: typeof englishSteps;
  receipt: typeof englishReceipt;
  checkout: typeof englishCheckout;
  confirmation: typeof englishConfirmation;
  conflicts: typeof englishConflicts;
  group: typeof englishGroup;
  payment: typeof englishPayment;
};
export type Texts = BundleTexts['core'] &
  BundleTexts['steps'] &
  BundleTexts['receipt'] &
  BundleTexts['checkout'] &
  BundleTexts['confirmation'] &
  BundleTexts['conflicts'] &
  BundleTexts['group'] &
  BundleTexts['payment'] &
  ServerTexts;

/** A text's key with its namespace: `ship:title`. */
export type TextKey = { [Namespace in keyof Texts]: `${Namespace}:${ParseKeys<Namespace>}` }[keyof Texts];

/**
 * Namespaces that are loaded together. `core` is loaded with every page, `steps` with the choosing steps after the date, `receipt` where
 * price lines are shown, and each of the others with the screens that use it.
 */
export type Bundle = keyof BundleTexts;

type Chunk = () => Promise<{ default: Readonly<Record<string, object>> }>;

/** The namespaces of each bundle, and its chunk for each language. */
export const bundles: { [Name in Bundle]: { namespaces: readonly (keyof Texts)[] } & Record<Language, Chunk> } = {
  core: {
    namespaces: ['common', 'departures', 'errors', 'progress', 'summary', 'tourDate'],
    en: () => import('./locales/en.core.ts'),
    nl: () => import('./locales/nl.core.ts'),
    de: () => import('./locales/de.core.ts'),
  },
  steps: {
    namespaces: ['cabins', 'cards', 'ship', 'tours'],
    en: () => import('./locales/en.steps.ts'),
    nl: () => import('./locales/nl.steps.ts'),
    de: () => import('./locales/de.steps.ts'),
  },
  receipt: {
    namespaces: ['receipt'],
    en: () => import('./locales/en.receipt.ts'),
    nl: () => import('./locales/nl.receipt.ts'),
    de: () => import('./locales/de.receipt.ts'),
  },
  checkout: {
    namespaces: ['checkout', 'formErrors'],
    en: () => import('./locales/en.checkout.ts'),
    nl: () => import('./locales/nl.checkout.ts'),
    de: () => import('./locales/de.checkout.ts'),
  },
  confirmation: {
    namespaces: ['confirmation'],
    en: () => import('./locales/en.confirmation.ts'),
    nl: () => import('./locales/nl.confirmation.ts'),
    de: () => import('./locales/de.confirmation.ts'),
  },
  conflicts: {
    namespaces: ['conflicts', 'share'],
    en: () => import('./locales/en.conflicts.ts'),
    nl: () => import('./locales/nl.conflicts.ts'),
    de: () => import('./locales/de.conflicts.ts'),
  },
  group: {
    namespaces: ['group'],
    en: () => import('./locales/en.group.ts'),
    nl: () => import('./locales/nl.group.ts'),
    de: () => import('./locales/de.group.ts'),
  },
  payment: {
    namespaces: ['payment', 'paymentErrors'],
    en: () => import('./locales/en.payment.ts'),
    nl: () => import('./locales/nl.payment.ts'),
    de: () => import('./locales/de.payment.ts'),
  },
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
    returnNull: false;
  }
}
