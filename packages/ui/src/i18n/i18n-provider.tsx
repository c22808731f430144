import { createContext, type ReactNode, use } from 'react';
import type { I18n } from './create-i18n.ts';

const Context = createContext<I18n | null>(null);

/** Gives the views below it their texts. */
export const I18nProvider = ({ i18n, children }: { i18n: I18n; children: ReactNode }) => <Context value={i18n}>{children}</Context>;

/** The texts that an I18nProvider gives; throws outside of one. */
export function useI18n(): I18n {
  const i18n = use(Context);
  if (!i18n) throw new Error('no I18nProvider around this view');
  return i18n;
}
