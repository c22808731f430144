import type { Language } from '@booking/domain/schema';
import type englishCheckout from './locales/en.checkout.ts';
import type english from './locales/en.core.ts';
import type englishSteps from './locales/en.steps.ts';

export type CoreTexts = typeof english;
type LaterTexts = { steps: typeof englishSteps; checkout: typeof englishCheckout };
export type Texts = CoreTexts & LaterTexts['steps'] & LaterTexts['checkout'];

/** Texts that come with the steps that need them: `steps` is every step but the date, `checkout` those from personal information on. */
export type Bundle = keyof LaterTexts;

export const coreNamespaces = ['common', 'errors', 'progress', 'selection', 'summary'] as const satisfies readonly (keyof CoreTexts)[];

type Chunk = () => Promise<{ default: Readonly<Record<string, object>> }>;

/** One chunk per language with what every screen, and the date step, needs. */
export const coreChunks: Record<Language, Chunk> = {
  en: () => import('./locales/en.core.ts'),
  nl: () => import('./locales/nl.core.ts'),
  de: () => import('./locales/de.core.ts'),
};

/** The later bundles: the namespaces of each, and one chunk per language. */
export const bundles: { [Name in Bundle]: { namespaces: readonly (keyof LaterTexts[Name])[] } & Record<Language, Chunk> } = {
  steps: {
    namespaces: ['receipt', 'stay', 'tours'],
    en: () => import('./locales/en.steps.ts'),
    nl: () => import('./locales/nl.steps.ts'),
    de: () => import('./locales/de.steps.ts'),
  },
  checkout: {
    namespaces: ['checkout', 'formErrors', 'payment'],
    en: () => import('./locales/en.checkout.ts'),
    nl: () => import('./locales/nl.checkout.ts'),
    de: () => import('./locales/de.checkout.ts'),
  },
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
    returnNull: false;
  }
}
