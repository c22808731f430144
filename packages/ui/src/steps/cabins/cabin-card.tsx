import { getDefaultOccupancy } from '@booking/domain/cabins';
import type { Voucher } from '@booking/domain/schema';
import { useId } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Card, FewLeft, Gallery, Icon, Stepper, Tag } from '../../primitives/index.ts';
import { CollapsibleText } from '../collapsible-text.tsx';
import styles from './cabin-card.module.css';
import { type CabinChoice, isFew } from './cabin-choice.ts';
import { CabinPrices } from './cabin-prices.tsx';
import { CabinRows, type CabinRowsProps } from './cabin-rows.tsx';

type CabinCardProps = Pick<CabinRowsProps, 'getSecondPersonCost' | 'onPersons'> & {
  choice: CabinChoice;
  /** The number of persons in each chosen cabin of this type. */
  cabins: readonly number[];
  first: boolean;
  /** Of the departure. */
  voucher: Voucher | null;
  onCount(count: number): void;
};

/** A cabin type: pictures, name, availability, description, and in one line its price and the number of cabins. */
export function CabinCard({ choice, cabins, first, voucher, getSecondPersonCost, onCount, onPersons }: CabinCardProps) {
  const { t } = useTranslation('cabins');
  const heading = useId();
  const { type, name, nameLanguage, description, images } = choice;
  const { minimum_occupancy: from, maximum_occupancy: to, count } = type;
  const sleeps = from === to ? t('sleeps', { count: to }) : t('sleepsRange', { from, to });
  const soldOut = count === 0;
  return (
    <Card as="article" flush selected={cabins.length > 0} className={styles.card ?? ''} aria-labelledby={heading}>
      <div className={styles.main}>
        <div className={styles.picture}>
          <Gallery images={images} alt={name} width={360} height={240} eager={first && 'first'} />
        </div>
        <div className={styles.text}>
          <div className={styles.head}>
            <h2 id={heading} className={styles.name} lang={nameLanguage}>
              {name}
            </h2>
            {isFew(count) && <FewLeft count={count} />}
            {soldOut && <Tag tone="info">{t('soldOut')}</Tag>}
          </div>
          <ul className={styles.facts}>
            <li>
              <Icon name="persons" size={18} />
              <span>{sleeps}</span>
            </li>
            {from === 1 && (
              <li>
                <Icon name="person" size={18} />
                <span>{t('singleUse')}</span>
              </li>
            )}
          </ul>
          {description && <CollapsibleText text={description} about={name} />}
        </div>
      </div>
      <div className={styles.choice}>
        <CabinPrices type={type} persons={cabins[0] ?? getDefaultOccupancy(type)} voucher={voucher} />
        {!soldOut && (
          <Stepper
            label={t('quantity', { cabin: name })}
            legend={t('quantityShort')}
            value={cabins.length}
            min={0}
            max={count}
            listed
            onChange={onCount}
          />
        )}
      </div>
      <CabinRows
        type={type}
        name={name}
        cabins={cabins}
        voucher={voucher}
        getSecondPersonCost={getSecondPersonCost}
        onPersons={onPersons}
      />
    </Card>
  );
}
