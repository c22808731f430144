import { reducedPrice } from '@booking/domain/pricing';
import type { Voucher } from '@booking/domain/schema';
import { useId } from 'react';
import { LabelText } from '../../calendar/index.ts';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Card, Gallery, Icon, Muted, Price, Tag, VisuallyHidden } from '../../primitives/index.ts';
import { CollapsibleText } from '../collapsible-text.tsx';
import { ChooseButton } from './choose-button.tsx';
import styles from './ship-card.module.css';
import type { ShipChoice } from './ship-choice.ts';

type ShipCardProps = {
  choice: ShipChoice;
  /** Departures of several tours are on offer. */
  namesTour: boolean;
  /** Stands above the cards if all of them have the same last day. */
  showsDates: boolean;
  /** The only departure is preselected, so it has no button. */
  only: boolean;
  selected: boolean;
  /** Another departure is chosen, or this one. */
  isAnyChosen: boolean;
  first: boolean;
  /** The address at which the ship is chosen. */
  href: string;
  onChoose(): void;
};

function Discount({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation('ship');
  const { money } = useFormat();
  return (
    <Tag tone="discount">
      {voucher.discount_type === 'Discount Percentage'
        ? t('discount.percentage', { percentage: voucher.percentage })
        : t('discount.amount', { amount: money(voucher.amount, { whole: true }) })}
    </Tag>
  );
}

function Port({ port }: { port: ShipChoice['from'] }) {
  const { t } = useTranslation('ship');
  return port ? (
    <span translate="no" lang={port.language}>
      {port.text}
    </span>
  ) : (
    <span>{t('unknown')}</span>
  );
}

/** A departure on the chosen date: ship, discount, description, ports and pictures. */
export function ShipCard({ choice, namesTour, showsDates, only, selected, isAnyChosen, first, href, onChoose }: ShipCardProps) {
  const { t } = useTranslation('ship');
  const { t: tDepartures } = useTranslation('departures');
  const { dateRange } = useFormat();
  const heading = useId();
  const { shipName, tourName, description } = choice;
  const { date, end_date, voucher = null } = choice.option.departure;
  const { state, label, priceFrom } = choice.option.day;
  return (
    <Card
      as="article"
      flush
      selected={selected && !only}
      className={only ? (styles.card ?? '') : `${styles.card} ${styles.column}`}
      aria-labelledby={heading}
    >
      <div className={styles.picture}>
        <Gallery images={choice.images} alt={t('picture', { ship: shipName })} width={600} height={400} eager={first && 'first'} />
      </div>
      <div className={styles.text}>
        <div className={styles.head}>
          <h2 id={heading} className={styles.name} translate="no">
            {shipName}
          </h2>
          {voucher && <Discount voucher={voucher} />}
          {namesTour && (
            <p className={styles.tour} lang={choice.tourLanguage}>
              {tourName}
            </p>
          )}
        </div>
        <div className={styles.facts}>
          <p className={styles.route}>
            <Icon name="pin" size={18} />
            <span>
              <VisuallyHidden>{`${t('departurePort')}: `}</VisuallyHidden>
              <Port port={choice.from} />
            </span>
            <Icon name="arrow-right" size={18} />
            <span>
              <VisuallyHidden>{`${t('arrivalPort')}: `}</VisuallyHidden>
              <Port port={choice.to} />
            </span>
          </p>
          {showsDates ? (
            <p className={styles.fact}>
              <Icon name="calendar" size={18} />
              <span>{dateRange(date, end_date)}</span>
            </p>
          ) : null}
          <p className={styles.fact} data-state={state}>
            <Icon name={state === 'available' ? 'check' : 'help'} size={18} />
            <LabelText label={label} explained />
          </p>
        </div>
        {description && <CollapsibleText text={description} about={shipName} lines={only ? 4 : 2} />}
      </div>
      <div className={styles.foot}>
        <div className={styles.price}>
          {priceFrom !== null && (
            <p>
              <strong>
                <Price price={priceFrom} reduced={reducedPrice(priceFrom, voucher)} words={(price) => tDepartures('from', { price })} />
              </strong>
              <Muted as="span" small>{` ${tDepartures('perPerson')}`}</Muted>
            </p>
          )}
        </div>
        {only ? (
          <span className={styles.yours}>
            <Icon name="check" size={18} />
            <span>{t('yours')}</span>
          </span>
        ) : (
          <ChooseButton
            name={namesTour ? `${shipName}, ${tourName}` : shipName}
            selected={selected}
            primary={!isAnyChosen}
            href={href}
            onChoose={onChoose}
          />
        )}
      </div>
    </Card>
  );
}
