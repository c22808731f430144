import type { ReactNode } from 'react';
import { errorText, useText, useTranslation } from '../../i18n/index.ts';
import { StepLayout, type StepViewProps } from '../../layout/index.ts';
import { ActionLink, Notice, Outcome } from '../../primitives/index.ts';

export type ClosedTripViewProps = Pick<StepViewProps, 'title' | 'progress' | 'aside'> & {
  /** The date step, where another date is chosen. */
  datesHref: string;
  /** A booking of the trip that was made before. */
  notice?: ReactNode;
};

/** Replaces a step whose trip can no longer be booked, perhaps after a press: the notice comes into view with the focus. */
export function ClosedTripView({ title, progress, aside, datesHref, notice }: ClosedTripViewProps) {
  const { t } = useTranslation('departures');
  return (
    <StepLayout title={useText(title)} progress={progress} aside={aside} back={{ href: datesHref }}>
      {notice}
      <Outcome of="closed">
        <Notice
          tone="error"
          title={errorText(t, 'trip-closed')}
          action={
            <ActionLink variant="primary" href={datesHref}>
              {t('otherDate')}
            </ActionLink>
          }
        >
          {t('closedText')}
        </Notice>
      </Outcome>
    </StepLayout>
  );
}
