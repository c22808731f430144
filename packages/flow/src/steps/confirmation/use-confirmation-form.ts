import type { ErrorCode } from '@booking/domain/errors';
import { noInsurance } from '@booking/domain/insurance';
import type { TermKey } from '@booking/domain/market';
import { additionalQuantity } from '@booking/domain/pricing';
import type { InsuranceType, Product } from '@booking/domain/schema';
import type { TermErrors } from '@booking/ui/steps/confirmation';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { additionalProductsEntries } from '../../storage/additional-products.ts';
import { type Consents, consentsEntries } from '../../storage/consents.ts';
import { useFirstStored } from '../../storage/use-first-stored.ts';
import { useStored } from '../../storage/use-stored.ts';

const noConsents: Consents = { insurance: noInsurance, accepted: {} };
const isInsurance = (key: TermKey): key is InsuranceType => key === 'cancellation' || key === 'travel';
const toErrorCode = (key: TermKey): ErrorCode => (isInsurance(key) ? 'insurance-terms-required' : 'travel-terms-required');

/** Extras, insurance and terms of the confirmation page. CONF-6, CONF-12, CONF-13, CONF-18, CONF-30. */
export function useConfirmationForm(departureId: string, extras: readonly Product[], passengers: number) {
  const services = useServices();
  // Quantities that another tab chooses do not change the price on this page.
  const first = useFirstStored(additionalProductsEntries, (entries) => entries.peek(departureId))?.value;
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>(first ?? {});
  const { insurance, accepted } = useStored(consentsEntries, (entries) => entries.peek(departureId))?.value ?? noConsents;
  const [touched, setTouched] = useState<ReadonlySet<TermKey>>(new Set());
  const [tries, setTries] = useState(0);

  const additional = Object.fromEntries(extras.map((product) => [product.id, additionalQuantity(product, chosen, passengers)]));
  const saveConsents = (next: Consents): void => void consentsEntries(services).write(departureId, next);
  const untouch = (key: TermKey): void => setTouched((before) => new Set([...before].filter((other) => other !== key)));
  return {
    additional,
    insurance,
    accepted,
    tries,
    /** The errors of terms that were required at the last attempt and are still not accepted. */
    getErrors: (required: readonly TermKey[]): TermErrors =>
      Object.fromEntries(required.filter((key) => touched.has(key) && !accepted[key]).map((key) => [key, toErrorCode(key)])),
    setQuantity(id: string, quantity: number): void {
      const next = { ...additional, [id]: quantity };
      setChosen(next);
      additionalProductsEntries(services).write(departureId, next);
    },
    setInsurance(type: InsuranceType, isSelected: boolean): void {
      // Its terms become untouched: no error until the next attempt.
      saveConsents({ insurance: { ...insurance, [type]: isSelected }, accepted: { ...accepted, [type]: false } });
      untouch(type);
    },
    accept: (key: TermKey, value: boolean): void => saveConsents({ insurance, accepted: { ...accepted, [key]: value } }),
    /** True if all terms are accepted. Otherwise the others show their errors. */
    check(required: readonly TermKey[]): boolean {
      setTouched(new Set(required));
      setTries((before) => before + 1);
      return required.every((key) => accepted[key]);
    },
  };
}
