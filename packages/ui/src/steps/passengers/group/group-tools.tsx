import type { Passenger } from '@booking/domain/passengers';
import { useStore } from '@tanstack/react-form';
import { useDeferredValue } from 'react';
import { useTranslation } from '../../../i18n/index.ts';
import { Card, Disclosure } from '../../../primitives/index.ts';
import type { PassengerOffer } from '../offer.ts';
import type { PassengersForm } from '../passengers-form.ts';
import styles from './group-tools.module.css';
import { PasteTravellers } from './paste-travellers.tsx';
import { SameForAll } from './same-for-all.tsx';

export type GroupToolsProps = { form: PassengersForm; offer: PassengerOffer; onFill(passengers: Passenger[]): void };

/** What saves the leader of a larger party typing, behind one line: a pasted list, and one bicycle for everyone. */
export function GroupTools({ form, offer, onFill }: GroupToolsProps) {
  const { t } = useTranslation('group');
  // Deferred, so that it does not delay typing.
  const passengers = useDeferredValue(useStore(form.store, ({ values }) => values.passengers));
  return (
    <Card>
      <Disclosure summary={t('title')}>
        <div className={styles.tools}>
          <PasteTravellers passengers={passengers} onFill={onFill} />
          {offer.bikes.length === 0 ? null : <SameForAll passengers={passengers} offer={offer} onFill={onFill} />}
        </div>
      </Disclosure>
    </Card>
  );
}
