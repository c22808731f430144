import type { BrandFacts } from '@booking/config';
import { useTranslation } from '../i18n/index.ts';
import { VisuallyHidden } from '../primitives/visually-hidden.tsx';

/** What the guarantee scheme does, and its name, which leads to its page if it has one. */
export function GuaranteeText({ guarantee: { text, name, href } }: { guarantee: NonNullable<BrandFacts['guarantee']> }) {
  const { t } = useTranslation('common');
  return (
    <>
      <span>{text}</span>
      <span> </span>
      {href === null ? (
        <span translate="no">{name}</span>
      ) : (
        <a href={href} target="_blank" rel="noopener">
          <span translate="no">{name}</span>
          <VisuallyHidden>{` ${t('newWindow')}`}</VisuallyHidden>
        </a>
      )}
    </>
  );
}
