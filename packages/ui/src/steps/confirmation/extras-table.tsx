import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Muted, RichText, Stepper } from '../../primitives/index.ts';
import type { ExtraProduct } from './confirmation-data.ts';
import { DocumentSection } from './document-section.tsx';
import styles from './extras-table.module.css';

type ExtrasTableProps = { extras: readonly ExtraProduct[]; max: number; onQuantity(id: string, quantity: number): void };

/** Additional products. Quantities range from 0 (mandatory: 1) to the number of passengers. */
export function ExtrasTable({ extras, max, onQuantity }: ExtrasTableProps) {
  const { t } = useTranslation(['confirmation', 'checkout']);
  const { money } = useFormat();
  return (
    <DocumentSection id="extras-title" title={t('extras')} lead={t('extrasLead')}>
      <table className={styles.table} aria-labelledby="extras-title">
        <thead>
          <tr>
            <th scope="col">{t('columnCount')}</th>
            <th scope="col">{t('columnName')}</th>
            <th scope="col" className={styles.amount}>
              {t('columnPrice')}
            </th>
          </tr>
        </thead>
        <tbody>
          {extras.map(({ id, name, nameLanguage, description, price, pricePerDay, mandatory, quantity }) => (
            <tr key={id}>
              <td>
                <Stepper
                  label={t('quantity', { name })}
                  hideLabel
                  typed
                  value={quantity}
                  min={mandatory ? 1 : 0}
                  max={Math.max(max, mandatory ? 1 : 0)}
                  onChange={(next) => onQuantity(id, next)}
                />
              </td>
              <th scope="row">
                <span lang={nameLanguage}>{name}</span>
                {mandatory ? <Muted as="span">{` · ${t('mandatory')}`}</Muted> : null}
                {description ? <RichText html={description.text} lang={description.language} small /> : null}
              </th>
              <td className={styles.amount}>
                <span translate="no">{money(price)}</span>
                {pricePerDay === null ? null : (
                  <Muted as="span" small>
                    <span className={styles.perDay}>{t('checkout:price.day', { price: money(pricePerDay) })}</span>
                  </Muted>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DocumentSection>
  );
}
