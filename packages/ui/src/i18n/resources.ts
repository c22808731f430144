import type { Language } from '@booking/domain/schema';
import type englishCheckout from './locales/en.checkout.ts';
import type english from './locales/en.core.ts';

export type CoreTexts = typeof english;
export type CheckoutTexts = typeof englishCheckout;
export type Texts = CoreTexts & CheckoutTexts;

export const coreNamespaces = ['common', 'errors', 'progress', 'selection', 'summary'] as const satisfies readonly (keyof CoreTexts)[];
export const checkoutNamespaces = ['checkout', 'payment'] as const satisfies readonly (keyof CheckoutTexts)[];

type Load = () => Promise<{ default: Readonly<Record<string, object>> }>;

/** One chunk per language with what every screen needs. */
export const coreChunks: Record<Language, Load> = {
  en: () => import('./locales/en.core.ts'),
  nl: () => import('./locales/nl.core.ts'),
  de: () => import('./locales/de.core.ts'),
};

/** One chunk per language for the steps from personal information on. */
export const checkoutChunks: Record<Language, Load> = {
  en: () => import('./locales/en.checkout.ts'),
  nl: () => import('./locales/nl.checkout.ts'),
  de: () => import('./locales/de.checkout.ts'),
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
    returnNull: false;
  }
}
