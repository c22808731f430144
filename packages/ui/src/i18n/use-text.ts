import { useTranslation } from 'react-i18next';
import type { TextKey, Texts } from './resources.ts';

/** A text by its namespaced key; suspends until the namespace is loaded. */
export function useText(key: TextKey): string {
  const [namespace] = key.split(':') as [keyof Texts];
  const { t } = useTranslation(namespace);
  return t(key as never);
}
