import { type Passenger, takeOver } from '@booking/domain/passengers';
import { useSelector } from '@tanstack/react-form';
import { memo } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button, Card, Icon } from '../../primitives/index.ts';
import { CollapsedPassenger } from './collapsed-passenger.tsx';
import { ContactFields } from './contact-fields.tsx';
import type { PassengerOffer } from './offer.ts';
import styles from './passenger-card.module.css';
import type { PassengersForm } from './passengers-form.ts';
import { PersonFields } from './person-fields.tsx';
import { TripFields } from './trip-fields.tsx';
import { countIssues, type PassengersSchema, validationIssues } from './validation-issues.ts';

/** The element that an outline entry leads to. */
export const cardId = (index: number): string => `passenger-${index}`;

type PassengerCardProps = {
  form: PassengersForm;
  index: number;
  schema: PassengersSchema;
  offer: PassengerOffer;
  open: boolean;
  onToggle(index: number, open: boolean): void;
  /** Takes over from the passenger before what this one has not. */
  onTakeOver(index: number): void;
  /** Goes on to what is missing after this passenger. */
  onNextIssue(index: number): void;
};

/** Whom this passenger can take something over from; null where there is nothing to take over. */
function nameBefore(passengers: readonly Passenger[], index: number): string | null {
  const { firstName = '', lastName = '' } = passengers[index - 1] ?? {};
  return Object.keys(takeOver(passengers, index)).length > 0 ? `${firstName} ${lastName}`.trim() : null;
}

/** One passenger: person and trip, for the main booker the contact details, too. An additional one folds to a line; folded, it has no fields. */
function PlainCard({ form, index, schema, offer, open, onToggle, onTakeOver, onNextIssue }: PassengerCardProps) {
  const { t } = useTranslation('checkout');
  const before = useSelector(form.store, ({ values: { passengers } }) => nameBefore(passengers, index));
  const others = useSelector(
    form.store,
    ({ values }) => validationIssues(schema, values).length > countIssues(validationIssues(schema, values), index),
  );
  const whoIs = (at: number): string => (at === 0 ? t('passengers.shortMain') : t('passengers.shortAdditional', { index: at }));
  const title = index === 0 ? t('passengers.main') : t('passengers.additional', { index });
  return (
    <Card as="section" id={cardId(index)} tabIndex={-1} aria-labelledby={`${cardId(index)}-title`} className={styles.card}>
      <div className={styles.head}>
        <h2 id={`${cardId(index)}-title`}>{title}</h2>
        {index === 0 ? null : (
          <Button variant="quiet" aria-expanded={open} aria-describedby={`${cardId(index)}-title`} onClick={() => onToggle(index, !open)}>
            {open ? t('passengers.fold') : t('passengers.unfold')}
            <Icon name={open ? 'minus' : 'plus'} size={18} />
          </Button>
        )}
      </div>
      {open ? (
        <div className={styles.stack}>
          {before === null ? null : (
            <Button className={styles.takeOver} onClick={() => onTakeOver(index)}>
              {t('passengers.takeOver', { name: before || whoIs(index - 1) })}
            </Button>
          )}
          <PersonFields form={form} index={index} />
          {index === 0 ? (
            <>
              <h3 className={styles.part}>{t('passengers.contact')}</h3>
              <p className={styles.partHint}>{t('passengers.contactHint')}</p>
              <ContactFields form={form} />
            </>
          ) : null}
          <h3 className={styles.part}>{t('passengers.trip')}</h3>
          <TripFields form={form} index={index} offer={offer} />
          {others ? (
            <Button className={styles.next} onClick={() => onNextIssue(index)}>
              {t('passengers.nextIssue')}
              <Icon name="chevron-down" size={18} />
            </Button>
          ) : null}
        </div>
      ) : (
        <CollapsedPassenger form={form} index={index} schema={schema} offer={offer} />
      )}
    </Card>
  );
}

/** Memoised: twenty cards are on one page, and none is rendered again because of another. */
export const PassengerCard = memo(PlainCard);
