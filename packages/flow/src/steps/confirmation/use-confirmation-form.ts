import type { ErrorCode } from '@booking/domain/errors';
import type { TermKey } from '@booking/domain/market';
import { additionalQuantity } from '@booking/domain/pricing';
import type { InsuranceType, Product } from '@booking/domain/schema';
import type { TermErrors } from '@booking/ui/steps/confirmation';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { additionalProductsEntries } from '../../storage/additional-products.ts';
import { useFirstStored } from '../../storage/use-first-stored.ts';
import { useConsents } from './use-consents.ts';

const isInsurance = (key: TermKey): key is InsuranceType => key === 'cancellation' || key === 'travel';
const toErrorCode = (key: TermKey): ErrorCode => (isInsurance(key) ? 'insurance-terms-required' : 'travel-terms-required');

type Input = Parameters<typeof useConsents>[0] & {
  /** The additional products that are offered. */
  extras: readonly Product[];
  passengers: number;
};

/** Extras, insurance and terms of the confirmation page. */
export function useConfirmationForm({ extras, passengers, ...input }: Input) {
  const services = useServices();
  const { departureId } = input;
  // Quantities that another tab chooses do not change the price on this page.
  const first = useFirstStored(additionalProductsEntries, (entries) => entries.peek(departureId))?.value;
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>(first ?? {});
  const { setInsurance, accept, ...consents } = useConsents(input);
  const { accepted } = consents;
  const [touched, setTouched] = useState<ReadonlySet<TermKey>>(new Set());
  const [tries, setTries] = useState(0);

  const additional = Object.fromEntries(extras.map((product) => [product.id, additionalQuantity(product, chosen, passengers)]));
  const untouch = (key: TermKey): void => setTouched((before) => new Set([...before].filter((other) => other !== key)));
  return {
    ...consents,
    additional,
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
      setInsurance(type, isSelected);
      // Its terms become untouched: no error until the next attempt.
      untouch(type);
    },
    accept,
    /** True if all terms are accepted. Otherwise the others show their errors. */
    check(required: readonly TermKey[]): boolean {
      setTouched(new Set(required));
      setTries((before) => before + 1);
      return required.every((key) => accepted[key]);
    },
  };
}
