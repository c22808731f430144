import './resources.ts';
import type { Namespace, TFunction } from 'i18next';
import { useMemo } from 'react';
import type { I18n } from './create-i18n.ts';
import { useI18n } from './i18n-provider.tsx';

/**
 * The texts of some namespaces: keys of the first stand alone, those of others have their namespace before a colon. The texts are there
 * before what shows them (a route waits for its bundle), and another language is another page: nothing has to be waited for or watched.
 */
export function useTranslation<const Namespaces extends Namespace = 'common'>(
  namespaces?: Namespaces,
): { t: TFunction<Namespaces>; i18n: I18n } {
  const i18n = useI18n();
  const names = [namespaces ?? 'common'].flat().join();
  return useMemo(() => ({ t: i18n.getFixedT(null, names.split(',') as unknown as Namespaces), i18n }), [i18n, names]);
}
