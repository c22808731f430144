import type { CalendarDay, LostDateReason } from '@booking/domain/calendar';
import type { IsoDate } from '@booking/domain/schema';
import { type TFunction, useFormat, useTranslation } from '../i18n/index.ts';
import { Button, Notice } from '../primitives/index.ts';
import styles from './lost-date-notice.module.css';

/** A chosen date that was removed because the party cannot book it, and the closest days that it can. */
export type LostDate = {
  date: IsoDate;
  reason: LostDateReason;
  /** Null while further months are searched for them. */
  closest: readonly CalendarDay[] | null;
};

function getReasonText(reason: LostDateReason, date: string, t: TFunction<'tourDate'>): string {
  switch (reason.kind) {
    case 'past':
      return t('lost.past', { date });
    case 'outside-season':
      return t('lost.outsideSeason', { date });
    case 'no-departure':
      return t('lost.noDeparture', { date });
    case 'fully-booked':
      return t('lost.fullyBooked', { date });
    case 'from-persons':
      return t('lost.fromPersons', { date, count: reason.count });
    case 'up-to-persons':
      return t('lost.upToPersons', { date, count: reason.count });
  }
}

/** Says why the chosen date was removed and offers the closest days. */
export function LostDateNotice({ lost, onSelect }: { lost: LostDate; onSelect(date: IsoDate): void }) {
  const { t } = useTranslation('tourDate');
  const { date: formatDate } = useFormat();
  return (
    <Notice tone="info" title={getReasonText(lost.reason, formatDate(lost.date, 'full'), t)}>
      {lost.closest?.length === 0 ? (
        <p>{t('lost.choose')}</p>
      ) : (
        <>
          <p>{t('lost.closest')}</p>
          <ul className={styles.days} data-pending={lost.closest === null || undefined}>
            {lost.closest?.map(({ date }) => (
              <li key={date}>
                <Button variant="secondary" onClick={() => onSelect(date)}>
                  {formatDate(date, 'full')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
