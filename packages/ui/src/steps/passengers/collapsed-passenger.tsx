import type { PassengersStep } from '@booking/domain/steps';
import { useStore } from '@tanstack/react-form';
import { useTranslation } from '../../i18n/index.ts';
import { Tag } from '../../primitives/index.ts';
import { Initials } from './initials.tsx';
import type { PassengerOffer } from './offer.ts';
import styles from './passenger-card.module.css';
import type { PassengersForm } from './passengers-form.ts';
import { toWho } from './who.ts';

type CollapsedPassengerProps = { form: PassengersForm; index: number; step: PassengersStep; offer: PassengerOffer };

/** A passenger without fields: initials, name, bicycle, and the number of validation issues; on a phone who it is, else the cabin. */
export function CollapsedPassenger({ form, index, step, offer }: CollapsedPassengerProps) {
  const { t } = useTranslation('checkout');
  const passenger = useStore(form.store, ({ values }) => values.passengers[index]);
  const missing = useStore(form.store, ({ values }) => step.missing(values).count(index));
  const { firstName = '', lastName = '' } = passenger ?? {};
  const cabin = offer.cabins.find(({ key }) => key === passenger?.cabin);
  const bike = offer.bikes.find(({ id }) => id === passenger?.bike);
  const name = `${firstName} ${lastName}`.trim();
  const inWords = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ');
  return (
    <>
      <div className={styles.initials}>
        <Initials index={index} firstName={firstName} lastName={lastName} done={missing === 0} />
      </div>
      <div className={styles.summary}>
        {name === '' ? null : <p className={styles.name}>{name}</p>}
        {missing === 0 ? (
          <span className={styles.complete}>{t('passengers.complete')}</span>
        ) : (
          <Tag tone="few">{t('passengers.missing', { count: missing })}</Tag>
        )}
        <p className={styles.choices}>
          <span className={styles.onPhone}>{inWords(toWho(t, index), bike?.name)}</span>
          <span className={styles.onWide}>
            {inWords(cabin && t('field.cabinOption', { name: cabin.name, number: cabin.number }), bike?.name)}
          </span>
        </p>
      </div>
    </>
  );
}
