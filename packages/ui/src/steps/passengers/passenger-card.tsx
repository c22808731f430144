import type { SharedPart } from '@booking/domain/passengers';
import type { PassengersStep } from '@booking/domain/steps';
import { useStore } from '@tanstack/react-form';
import { memo } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button, Card, classes, Icon } from '../../primitives/index.ts';
import { toCardId } from './card-id.ts';
import { CollapsedPassenger } from './collapsed-passenger.tsx';
import { ContactFields } from './contact-fields.tsx';
import { LostChoices, type NamedLostChoice } from './lost-choices.tsx';
import type { PassengerOffer } from './offer.ts';
import styles from './passenger-card.module.css';
import type { PassengersForm } from './passengers-form.ts';
import { PersonFields } from './person-fields.tsx';
import { SameTrip } from './same-as-before.tsx';
import { TripFields } from './trip-fields.tsx';

type PassengerCardProps = {
  form: PassengersForm;
  index: number;
  step: PassengersStep;
  offer: PassengerOffer;
  open: boolean;
  /** Only one card is expanded at a time: the next one collapses it. */
  isSingle: boolean;
  /** The passenger's choices that are not offered any more. */
  lost: readonly NamedLostChoice[] | null;
  onToggle(index: number, open: boolean): void;
  /** Copies values that this passenger lacks from the previous one. */
  onTakeOver(index: number, part: SharedPart): void;
  /** Moves to the next validation issue after this passenger; null where the outline's button is enough. */
  onNextIssue: ((index: number) => void) | null;
};

/**
 * One passenger: personal details, trip choices and, for the main booker, contact details. The card of an additional passenger can be
 * collapsed to one line without fields.
 */
function PlainCard({ form, index, step, offer, open, isSingle, lost, onToggle, onTakeOver, onNextIssue }: PassengerCardProps) {
  const { t } = useTranslation('checkout');
  const hasOtherIssues = useStore(form.store, ({ values }) => {
    if (onNextIssue === null) return false;
    const { issues, count } = step.missing(values);
    return issues.length > count(index);
  });
  const title = index === 0 ? t('passengers.main') : t('passengers.additional', { index });
  return (
    <Card
      as="section"
      id={toCardId(index)}
      tabIndex={-1}
      aria-labelledby={`${toCardId(index)}-title`}
      className={classes(styles.card, open ? styles.open : styles.collapsed)}
    >
      <div className={styles.head}>
        <h2 id={`${toCardId(index)}-title`} className={classes(!open && styles.hiddenOnPhone)}>
          {title}
        </h2>
        {open && (index === 0 || isSingle) ? null : (
          <Button variant="quiet" aria-expanded={open} aria-describedby={`${toCardId(index)}-title`} onClick={() => onToggle(index, !open)}>
            <span>{open ? t('passengers.fold') : t('passengers.unfold')}</span>
            {open ? <Icon name="minus" size={18} /> : null}
          </Button>
        )}
      </div>
      {lost ? (
        <div className={styles.lost}>
          <LostChoices form={form} index={index} lost={lost} />
        </div>
      ) : null}
      {open ? (
        <div className={styles.stack}>
          <p className={styles.hint}>{t('passengers.names')}</p>
          <PersonFields form={form} index={index} onTakeOver={onTakeOver} />
          {index === 0 ? (
            <>
              <h3 className={styles.part}>{t('passengers.contact')}</h3>
              <p className={styles.hint}>{t('passengers.contactHint')}</p>
              <ContactFields form={form} />
            </>
          ) : null}
          <h3 className={styles.part}>{t('passengers.trip')}</h3>
          {index === 0 ? null : <SameTrip form={form} index={index} onTakeOver={onTakeOver} />}
          <TripFields form={form} index={index} offer={offer} />
          {hasOtherIssues ? (
            <Button className={styles.next} onClick={() => onNextIssue?.(index)}>
              <span>{t('passengers.nextIssue')}</span>
              <Icon name="chevron-down" size={18} />
            </Button>
          ) : null}
        </div>
      ) : (
        <CollapsedPassenger form={form} index={index} step={step} offer={offer} />
      )}
    </Card>
  );
}

/** Memoised, so that a change in one of twenty cards does not re-render the others. */
export const PassengerCard = memo(PlainCard);
