import { useStore } from '@tanstack/react-form';
import { useTranslation } from '../../i18n/index.ts';
import { Icon, Tag } from '../../primitives/index.ts';
import type { PassengerOffer } from './offer.ts';
import styles from './passenger-card.module.css';
import type { PassengersForm } from './passengers-form.ts';
import { countIssues, getValidationIssues, type PassengersSchema } from './validation-issues.ts';

/** One line about a passenger: name, cabin, bicycle, and the number of validation issues. */
export function CollapsedPassenger({
  form,
  index,
  schema,
  offer,
}: {
  form: PassengersForm;
  index: number;
  schema: PassengersSchema;
  offer: PassengerOffer;
}) {
  const { t } = useTranslation('checkout');
  const passenger = useStore(form.store, ({ values }) => values.passengers[index]);
  const missing = useStore(form.store, ({ values }) => countIssues(getValidationIssues(schema, values), index));
  const cabin = offer.cabins.find(({ key }) => key === passenger?.cabin);
  const bike = offer.bikes.find(({ id }) => id === passenger?.bike);
  const name = `${passenger?.firstName ?? ''} ${passenger?.lastName ?? ''}`.trim();
  return (
    <div className={styles.collapsed}>
      <p>{[name, cabin ? `${cabin.name} ${cabin.number}` : '', bike?.name ?? ''].filter(Boolean).join(' · ')}</p>
      {missing === 0 ? (
        <span className={styles.complete}>
          <Icon name="check" size={18} />
          <span>{t('passengers.complete')}</span>
        </span>
      ) : (
        <Tag tone="few">{t('passengers.missing', { count: missing })}</Tag>
      )}
    </div>
  );
}
