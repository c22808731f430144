import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { StepLayout, type StepLayoutProps } from '../../layout/index.ts';
import { Notice } from '../../primitives/index.ts';

export type BookedViewProps = {
  paymentHref: string;
  /** Framed: the payment is in the full shell, in a window of its own. */
  newWindow: boolean;
  /** The booking was made on an earlier visit of this page. */
  earlier: boolean;
  progress: ReactNode;
  aside: ReactNode;
  backHref: string;
  bar: NonNullable<StepLayoutProps['bar']>;
};

/**
 * In place of the confirmation page where there is a booking already: only the way to its payment. Specification section 2, Step 5,
 * 'recent booking'; decisions, Embedding.
 */
export function BookedView({ paymentHref, newWindow, earlier, progress, aside, backHref, bar }: BookedViewProps) {
  const { t } = useTranslation('checkout');
  const label = newWindow && !earlier ? t('confirmation.framedAction') : t('confirmation.recentAction');
  return (
    <StepLayout
      title={t('confirmation.title')}
      progress={progress}
      aside={aside}
      back={{ href: backHref }}
      next={{ label, href: paymentHref, newWindow }}
      bar={bar}
    >
      <Notice tone="success" title={t(earlier ? 'confirmation.recent' : 'confirmation.framed')}>
        {earlier ? <p>{t('confirmation.recentText')}</p> : null}
        {newWindow ? <p>{t('confirmation.framedText')}</p> : null}
      </Notice>
    </StepLayout>
  );
}
