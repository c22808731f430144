import { type Passenger, shareTrip } from '@booking/domain/passengers';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, Muted, Notice, Outcome } from '../../../primitives/index.ts';
import type { PassengerOffer } from '../offer.ts';
import styles from './group-tools.module.css';

type SameForAllProps = { passengers: readonly Passenger[]; offer: PassengerOffer; onFill(passengers: Passenger[]): void };

/** Gives everyone the bicycle and the extras of the main booker, each only where nobody has chosen one; again, if the main booker's change. */
export function SameForAll({ passengers, offer, onFill }: SameForAllProps) {
  const { t } = useTranslation('group');
  const [shared, setShared] = useState<{ count: number; given: Passenger } | null>(null);
  const mandatory = offer.other.filter((product) => product.mandatory).map(({ id }) => id);
  const next = shareTrip(passengers, mandatory, shared?.given ?? null);
  const [given] = passengers;
  const count = next.filter(({ bike, other }, index) => bike !== passengers[index]?.bike || other !== passengers[index]?.other).length;
  const hasBike = (given?.bike ?? '') !== '';
  return (
    <div className={styles.tool}>
      {given && hasBike && count > 0 ? (
        <>
          <Button
            className={styles.action}
            onClick={() => {
              setShared({ count, given });
              onFill(next);
            }}
          >
            {t('same')}
          </Button>
          <Muted small>{t('sameHint')}</Muted>
        </>
      ) : null}
      {hasBike ? null : <Muted small>{t('sameFirst')}</Muted>}
      {shared ? (
        <Outcome of={shared}>
          <Notice tone="success">{t('shared', { count: shared.count })}</Notice>
        </Outcome>
      ) : null}
    </div>
  );
}
