import { areFewCabins, getDefaultOccupancy } from '@booking/domain/cabins';
import type { Voucher } from '@booking/domain/schema';
import { useId } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Card, FewLeft, Gallery, Icon, Stepper, Tag } from '../../primitives/index.ts';
import { CollapsibleText } from '../collapsible-text.tsx';
import styles from './cabin-card.module.css';
import type { CabinChoice } from './cabin-choice.ts';
import { CabinPrice, OtherPrices } from './cabin-prices.tsx';
import { CabinRows, type CabinRowsProps } from './cabin-rows.tsx';

type CabinCardProps = Pick<CabinRowsProps, 'getSecondPersonTotal' | 'onPersons'> & {
  choice: CabinChoice;
  /** The number of persons in each chosen cabin of this type. */
  cabins: readonly number[];
  first: boolean;
  /** Of the departure. */
  voucher: Voucher | null;
  onCount(count: number): void;
};

/** A cabin type: pictures, name, availability, description, its prices and the number of cabins. */
export function CabinCard({ choice, cabins, first, voucher, getSecondPersonTotal, onCount, onPersons }: CabinCardProps) {
  const { t } = useTranslation('cabins');
  const heading = useId();
  const { type, name, nameLanguage, description, images } = choice;
  const { minimum_occupancy: from, maximum_occupancy: to, count } = type;
  const sleeps = from === to ? t('sleeps', { count: to }) : t('sleepsRange', { from, to });
  const soldOut = count === 0;
  const priced = { type, persons: cabins[0] ?? getDefaultOccupancy(type), voucher };
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
            {areFewCabins(count) && <FewLeft count={count} />}
            {soldOut && <Tag tone="info">{t('soldOut')}</Tag>}
          </div>
          <ul className={styles.facts}>
            <li>
              <Icon name="persons" size={18} />
              <span>{sleeps}</span>
            </li>
            {from === 1 && (
              <li>
                <Icon name="persons" size={18} />
                <span>{t('singleUse')}</span>
              </li>
            )}
          </ul>
          {description && <CollapsibleText text={description} about={name} lines={2} />}
        </div>
        <div className={styles.price}>
          <CabinPrice {...priced} />
        </div>
        <div className={styles.others}>
          <OtherPrices {...priced} />
        </div>
        {!soldOut && (
          <div className={styles.quantity}>
            <Stepper
              label={t('quantity', { cabin: name })}
              legend={t('quantityShort')}
              value={cabins.length}
              min={0}
              max={count}
              listed
              onChange={onCount}
            />
          </div>
        )}
      </div>
      <CabinRows
        type={type}
        name={name}
        cabins={cabins}
        voucher={voucher}
        getSecondPersonTotal={getSecondPersonTotal}
        onPersons={onPersons}
      />
    </Card>
  );
}
