import { useText } from '../../i18n/index.ts';
import { StepLayout } from '../../layout/index.ts';
import { Outcome } from '../../primitives/index.ts';
import type { CheckoutLayoutProps } from '../checkout-layout-props.ts';
import { SoldNotice } from '../sold-notice.tsx';

export type SoldViewProps = Omit<CheckoutLayoutProps, 'bar'> & { names: readonly string[]; cabinsHref: string };

/** Replaces a step that cannot continue because a chosen cabin has been sold, mostly after a press at its end: the notice comes into view. */
export const SoldView = ({ title, progress, aside, backHref, ...sold }: SoldViewProps) => (
  <StepLayout title={useText(title)} progress={progress} aside={aside} back={{ href: backHref }}>
    <Outcome of="sold">
      <SoldNotice {...sold} />
    </Outcome>
  </StepLayout>
);
