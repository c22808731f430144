import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { I18n } from './create-i18n.ts';

/** Gives the views below it their texts. */
export const I18nProvider = ({ i18n, children }: { i18n: I18n; children: ReactNode }) => (
  <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
);
