import { useText } from '../../i18n/index.ts';
import { StepLayout } from '../../layout/index.ts';
import type { CheckoutLayoutProps } from '../checkout-layout-props.ts';
import { SoldNotice } from '../sold-notice.tsx';

export type SoldViewProps = Omit<CheckoutLayoutProps, 'bar'> & { names: readonly string[]; cabinsHref: string };

/** In place of a step that cannot go on, because a chosen cabin was sold meanwhile. */
export const SoldView = ({ title, progress, aside, backHref, ...sold }: SoldViewProps) => (
  <StepLayout title={useText(title)} progress={progress} aside={aside} back={{ href: backHref }}>
    <SoldNotice {...sold} />
  </StepLayout>
);
