import type { ErrorCode } from '@booking/domain/errors';
import type { InsuranceOffer, PolicyText } from '@booking/domain/insurance';
import { useState } from 'react';
import { errorText, useFormat, useTranslation } from '../../i18n/index.ts';
import { Button, Card, Checkbox, Dialog, Disclosure, Icon, Muted, RichText } from '../../primitives/index.ts';
import styles from './insurance-card.module.css';
import { toTermId } from './term-id.ts';

type InsuranceCardProps = {
  offer: InsuranceOffer;
  chosen: boolean;
  accepted: boolean;
  error: ErrorCode | null;
  onChoose(chosen: boolean): void;
  onAccept(accepted: boolean): void;
};

const InsurerText = ({ text, ...props }: { text: PolicyText; small?: boolean; className?: string | undefined }) => (
  <RichText html={text.html} lang={text.language} {...props} />
);

/**
 * An insurance: price, coverage, and details in a dialog. Its terms are shown once it is chosen. The insurer's texts have a `lang`
 * attribute. CONF-9, CONF-11, CONF-34.
 */
export function InsuranceCard({ offer, chosen, accepted, error, onChoose, onAccept }: InsuranceCardProps) {
  const { t } = useTranslation('confirmation');
  const { money } = useFormat();
  const [open, setOpen] = useState(false);
  const { type, price, tax, summary, description, finePrint, terms } = offer;
  const name = t(`insuranceName.${type}`);
  return (
    <Card as="article" selected={chosen} aria-label={name} className={styles.card}>
      <div className={styles.head}>
        <Icon name="shield" size={28} className={styles.shield} />
        <h3>{name}</h3>
        <p className={styles.price}>
          <strong translate="no">{money(price)}</strong>
          <Muted as="span" small>
            {t('insuranceTax', { tax: money(tax) })}
          </Muted>
        </p>
      </div>
      {summary ? <InsurerText text={summary} className={styles.summary} /> : null}
      {description ? (
        <div className={styles.details}>
          <Button variant="quiet" onClick={() => setOpen(true)} aria-label={`${t('insuranceDetails')}: ${name}`}>
            {t('insuranceDetails')}
          </Button>
          <Dialog open={open} onClose={() => setOpen(false)} title={name}>
            <InsurerText text={description} />
          </Dialog>
        </div>
      ) : null}
      <div className={styles.choice}>
        <Checkbox label={t('insuranceTake')} aria-label={`${t('insuranceTake')}: ${name}`} checked={chosen} onChange={onChoose} />
        {chosen ? (
          <div className={styles.terms}>
            {terms ? (
              <Disclosure summary={t('insuranceTerms', { name })}>
                <InsurerText text={terms} small />
              </Disclosure>
            ) : null}
            <Checkbox
              id={toTermId(type)}
              label={t(`term.${type}`)}
              checked={accepted}
              onChange={onAccept}
              error={error ? errorText(t, error) : null}
            />
          </div>
        ) : null}
      </div>
      {finePrint ? <InsurerText text={finePrint} className={styles.finePrint} /> : null}
    </Card>
  );
}
