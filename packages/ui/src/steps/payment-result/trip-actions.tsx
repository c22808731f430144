import { useTranslation } from '../../i18n/index.ts';
import { ActionLink, Button, Icon } from '../../primitives/index.ts';

/** Prints the page. */
export function PrintAction({ onPrint }: { onPrint(): void }) {
  const { t } = useTranslation('payment');
  return (
    <Button variant="secondary" onClick={onPrint}>
      <Icon name="print" />
      <span>{t('trip.print')}</span>
    </Button>
  );
}

export type TripActionsProps = {
  /** Null: there is no file. */
  calendarHref: string | null;
  calendarName: string;
  onPrint(): void;
};

/** A calendar file of the trip, and the page to print. */
export function TripActions({ calendarHref, calendarName, onPrint }: TripActionsProps) {
  const { t } = useTranslation('payment');
  return (
    <>
      {calendarHref === null ? null : (
        <ActionLink variant="secondary" href={calendarHref} download={calendarName}>
          <Icon name="calendar" />
          <span>{t('trip.calendar')}</span>
        </ActionLink>
      )}
      <PrintAction onPrint={onPrint} />
    </>
  );
}
