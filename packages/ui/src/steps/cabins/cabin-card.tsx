import { getDefaultOccupancy } from '@booking/domain/cabins';
import type { Voucher } from '@booking/domain/schema';
import { useId } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Card, Disclosure, Gallery, Icon, Picture, RichText, Select, Tag, VisuallyHidden } from '../../primitives/index.ts';
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

/** A cabin type: pictures, availability, name, description, number of cabins and price. CABIN-7, CABIN-8, CABIN-10. */
export function CabinCard({ choice, cabins, first, voucher, getSecondPersonCost, onCount, onPersons }: CabinCardProps) {
  const { t } = useTranslation('cabins');
  const heading = useId();
  const { type, name, description, images } = choice;
  const { minimum_occupancy: from, maximum_occupancy: to, count } = type;
  const sleeps = from === to ? t('sleeps', { count: to }) : t('sleepsRange', { from, to });
  const soldOut = count === 0;
  return (
    <Card as="article" flush selected={cabins.length > 0} className={styles.card ?? ''} aria-labelledby={heading}>
      <div className={styles.main}>
        <div className={styles.picture}>
          <Picture src={images[0] ?? null} alt={t('pictures', { cabin: name })} width={360} height={240} eager={first && 'first'} />
        </div>
        <div className={styles.text}>
          <div className={styles.head}>
            <h2 id={heading} className={styles.name}>
              {name}
            </h2>
            {isFew(count) && <Tag tone="few">{t('onlyLeft', { count })}</Tag>}
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
          <CabinPrices type={type} persons={cabins[0] ?? getDefaultOccupancy(type)} voucher={voucher} />
        </div>
        {!soldOut && (
          <div className={styles.quantity}>
            <Select
              label={
                <>
                  <span>{t('quantityShort')}</span>
                  <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
                </>
              }
              value={String(cabins.length)}
              onChange={(value) => onCount(Number(value))}
              options={Array.from({ length: count + 1 }, (_, index) => ({ value: String(index), label: String(index) }))}
            />
          </div>
        )}
      </div>
      {(description || images.length > 1) && (
        <div className={styles.more}>
          <Disclosure
            summary={
              <>
                <span>{t('details')}</span>
                <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
              </>
            }
          >
            {description && <RichText html={description} />}
            {images.length > 1 && <Gallery images={images} alt={t('pictures', { cabin: name })} width={720} height={480} />}
          </Disclosure>
        </div>
      )}
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
