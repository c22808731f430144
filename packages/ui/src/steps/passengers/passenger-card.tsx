import { useStore } from '@tanstack/react-form';
import { memo } from 'react';
import { withForm } from '../../form/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, Card, Icon } from '../../primitives/index.ts';
import { ContactFields } from './contact-fields.tsx';
import { passengersForm } from './form-options.ts';
import type { PassengerOffer } from './offer.ts';
import styles from './passenger-card.module.css';
import { PersonFields } from './person-fields.tsx';
import { TripFields } from './trip-fields.tsx';

/** The element that an outline entry leads to. */
export const cardId = (index: number): string => `passenger-${index}`;

type PassengerCardProps = { index: number; offer: PassengerOffer; open: boolean; onToggle(index: number, open: boolean): void };
const defaults: PassengerCardProps = { index: 0, offer: { cabins: [], bikes: [], diets: [], other: [] }, open: true, onToggle() {} };

/** One passenger: person and trip, for the main booker the contact details, too. An additional one folds to a line. */
const PlainCard = withForm({
  ...passengersForm,
  props: defaults,
  render: function PassengerCard({ form, index, offer, open, onToggle }) {
    const { t } = useTranslation('checkout');
    const line = useStore(form.store, ({ values }) => {
      const passenger = values.passengers[index];
      const cabin = offer.cabins.find(({ key }) => key === passenger?.cabin);
      const bike = offer.bikes.find(({ id }) => id === passenger?.bike);
      const name = `${passenger?.firstName ?? ''} ${passenger?.lastName ?? ''}`.trim();
      return [name, cabin ? `${cabin.name} ${cabin.number}` : '', bike?.name ?? ''].filter(Boolean).join(' · ');
    });
    const title = index === 0 ? t('passengers.main') : t('passengers.additional', { index });
    return (
      <Card as="section" id={cardId(index)} tabIndex={-1} aria-labelledby={`${cardId(index)}-title`} className={styles.card}>
        <div className={styles.head}>
          <h2 id={`${cardId(index)}-title`}>{title}</h2>
          {index === 0 ? null : (
            <Button
              variant="quiet"
              aria-expanded={open}
              aria-controls={`${cardId(index)}-body`}
              aria-describedby={`${cardId(index)}-title`}
              onClick={() => onToggle(index, !open)}
            >
              {open ? t('passengers.fold') : t('passengers.unfold')}
              <Icon name={open ? 'minus' : 'plus'} size={18} />
            </Button>
          )}
        </div>
        {open ? null : <p className={styles.folded}>{line}</p>}
        <div id={`${cardId(index)}-body`} className={styles.stack} hidden={!open}>
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
        </div>
      </Card>
    );
  },
});

/** Memoised: twenty cards are on one page, and none is rendered again because of another. */
export const PassengerCard = memo(PlainCard) as typeof PlainCard;
