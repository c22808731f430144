import { useTranslation } from '../../i18n/index.ts';
import { ActionLink, Button, Icon } from '../../primitives/index.ts';

/** Prints the page. */
export function PrintAction({ onPrint }: { onPrint(): void }) {
  const { t } = useTranslation('payment');
  return (
    <Button variant="secondary" onClick={onPrint}>
      <Icon name="print" />
      {t('trip.print')}
    </Button>
  );
}

export type TripActionsProps = { calendarHref: string; calendarName: string; onPrint(): void };

/** A calendar file of the trip, and the page to print. */
export function TripActions({ calendarHref, calendarName, onPrint }: TripActionsProps) {
  const { t } = useTranslation('payment');
  return (
    <>
      <ActionLink variant="secondary" href={calendarHref} download={calendarName}>
        <Icon name="calendar" />
        {t('trip.calendar')}
      </ActionLink>
      <PrintAction onPrint={onPrint} />
    </>
  );
}
