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
  /** The link to the next page; null if there is none. */
  continueHref: string | null;
  /** Null: there is no file. Undefined: it is not known yet; its place is reserved. */
  calendarHref: string | null | undefined;
  calendarName: string;
  onPrint(): void;
};

/** A calendar file of the trip, the page to print, and the next page. */
export function TripActions({ continueHref, calendarHref, calendarName, onPrint }: TripActionsProps) {
  const { t } = useTranslation('payment');
  return (
    <>
      {calendarHref === null ? null : calendarHref === undefined ? (
        <Button variant="primary" disabled>
          <CalendarLabel />
        </Button>
      ) : (
        <ActionLink variant="primary" href={calendarHref} download={calendarName}>
          <CalendarLabel />
        </ActionLink>
      )}
      <PrintAction onPrint={onPrint} />
      {continueHref === null ? null : (
        <ActionLink variant="secondary" href={continueHref}>
          {t('confirmed.continue')}
        </ActionLink>
      )}
    </>
  );
}

function CalendarLabel() {
  const { t } = useTranslation('payment');
  return (
    <>
      <Icon name="calendar" />
      <span>{t('trip.calendar')}</span>
    </>
  );
}
