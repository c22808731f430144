import { useTranslation } from '../i18n/index.ts';
import { Tag } from './tag.tsx';

/** 'Only {count} left', in one colour and one wording wherever places or cabins run out. */
export function FewLeft({ count }: { count: number }) {
  const { t } = useTranslation('departures');
  return <Tag tone="few">{t('fewLeft', { count })}</Tag>;
}
