import type { Insurer } from '@booking/config';
import type { InsuranceOffer, OfferedPolicy } from '@booking/domain/insurance';
import { zero } from '@booking/domain/money';
import type { LocalText } from '@booking/domain/translations';
import { useState } from 'react';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Button, Card, Checkbox, classes, Dialog, Icon, Muted, RichText } from '../../primitives/index.ts';
import { insuranceName, policyName } from '../../summary/policy-name.ts';
import styles from './insurance-card.module.css';
import { toInsuranceId } from './insurance-id.ts';
import { InsuranceTerms, type InsuranceTermsProps } from './insurance-terms.tsx';
import { TermLink } from './term-link.tsx';

export type InsuranceCardProps = InsuranceTermsProps & {
  /** Its parts are in line with those of the card beside it: each has a single policy. */
  aligned: boolean;
  /** Null if none is configured. */
  insurer: Insurer | null;
  chosen: boolean;
  onChoose(chosen: boolean): void;
};

const InsurerText = ({ text, className }: { text: LocalText; className?: string | undefined }) => (
  <RichText html={text.text} lang={text.language} className={className} />
);

/**
 * An insurance: price, coverage, and details in a dialog. Several policies of its type are listed, each with its own. Once it is chosen, its terms
 * are shown, and agreed to if there are any. The insurer's texts have a `lang` attribute.
 */
export function InsuranceCard({ offer, aligned, insurer, chosen, onChoose, ...terms }: InsuranceCardProps) {
  const { t } = useTranslation('confirmation');
  const { t: tReceipt } = useTranslation('receipt');
  const { type, policies } = offer;
  const name = insuranceName(tReceipt, type);
  const only = policies.length === 1 ? policies[0] : undefined;
  return (
    <Card
      as="article"
      id={toInsuranceId(type)}
      tabIndex={-1}
      selected={chosen}
      aria-label={name}
      className={classes(styles.card, aligned && styles.aligned)}
    >
      <div className={styles.head}>
        <Icon name="shield" size={28} className={styles.shield} />
        <h3>{name}</h3>
        <PolicyPrice {...offer} className={styles.price} />
        {insurer ? <InsurerLine {...insurer} /> : null}
      </div>
      {only?.summary ? <InsurerText text={only.summary} className={styles.summary} /> : null}
      {only ? <Details policy={only} name={name} className={styles.details} /> : <Policies type={type} policies={policies} />}
      <div className={styles.choice}>
        <Checkbox
          className={styles.take}
          label={t('insuranceTake')}
          aria-label={`${t('insuranceTake')}: ${name}`}
          checked={chosen}
          onChange={onChoose}
        />
        {chosen ? <InsuranceTerms {...terms} offer={offer} /> : null}
      </div>
      {only?.finePrint ? <InsurerText text={only.finePrint} className={styles.finePrint} /> : null}
    </Card>
  );
}

/** Who insures, with the product information document that the law asks for. */
function InsurerLine({ name, informationSheet }: Insurer) {
  const { t } = useTranslation('confirmation');
  return (
    <p className={styles.insurer}>
      <span>{t('insurer', { name })}</span>
      {informationSheet === null ? null : <TermLink href={informationSheet}>{t('informationSheet')}</TermLink>}
    </p>
  );
}

/** A price with its tax, where there is one. */
function PolicyPrice({ price, tax, className }: Pick<OfferedPolicy, 'price' | 'tax'> & { className?: string | undefined }) {
  const { t } = useTranslation('confirmation');
  const { money } = useFormat();
  return (
    <p className={className}>
      <strong translate="no">{money(price)}</strong>
      {tax === zero ? null : (
        <Muted as="span" small>
          {t('insuranceTax', { tax: money(tax) })}
        </Muted>
      )}
    </p>
  );
}

/** Policies that are chosen together, each under its name. */
function Policies({ type, policies }: Pick<InsuranceOffer, 'type' | 'policies'>) {
  const { t } = useTranslation('receipt');
  return (
    <ul className={styles.policies}>
      {policies.map((policy) => {
        const { id, label, summary, finePrint } = policy;
        const name = policyName(t, type, label);
        return (
          <li key={id} className={styles.policy}>
            <h4 lang={name === label.name?.text ? label.name.language : undefined}>{name}</h4>
            <PolicyPrice {...policy} className={styles.policyPrice} />
            {summary ? <InsurerText text={summary} /> : null}
            <Details policy={policy} name={name} />
            {finePrint ? <InsurerText text={finePrint} className={styles.finePrint} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** What a policy covers, in a dialog; nothing without a description. */
function Details({ policy, name, className }: { policy: OfferedPolicy; name: string; className?: string | undefined }) {
  const { t } = useTranslation('confirmation');
  const [open, setOpen] = useState(false);
  const { description } = policy;
  if (!description) return null;
  return (
    <div className={className}>
      <Button variant="quiet" onClick={() => setOpen(true)} aria-label={`${t('insuranceDetails')}: ${name}`}>
        {t('insuranceDetails')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={name}>
        <InsurerText text={description} />
      </Dialog>
    </div>
  );
}
