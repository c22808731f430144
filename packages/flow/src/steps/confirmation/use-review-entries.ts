import { policyKey } from '@booking/domain/insurance';
import type { TermKey } from '@booking/domain/market';
import type { ValidPassengersForm } from '@booking/domain/passengers';
import { type InsuranceType, insuranceTypes, type Voucher } from '@booking/domain/schema';
import { type ReviewOffer, reviewStep, unreadablePolicies } from '@booking/domain/steps';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { additionalProductsEntries } from '../../storage/additional-products.ts';
import { type Consents, consentsEntries, noConsents } from '../../storage/consents.ts';
import { useFirstStored } from '../../storage/use-first-stored.ts';
import { useStored } from '../../storage/use-stored.ts';
import type { Booking } from './use-booking.ts';

type Input = { offer: ReviewOffer; party: ValidPassengersForm; coupon: Voucher | null; booking: Pick<Booking, 'attempt' | 'promised'> };

/**
 * Extras, insurance and terms of a departure, as they are stored, and the step that follows from them. Where another policy is offered than the one
 * that was chosen, choice and consent end for good: they do not come back with the former policy.
 */
export function useReviewEntries({ offer, party, coupon, booking }: Input) {
  const services = useServices();
  const { id } = offer.departure;
  // Quantities that another tab chooses do not change the price on this page.
  const first = useFirstStored(additionalProductsEntries, (entries) => entries.peek(id))?.value;
  const [additional, setAdditional] = useState<Readonly<Record<string, number>>>(first ?? {});
  const consents = useStored(consentsEntries, (entries) => entries.peek(id))?.value ?? noConsents;
  const [asked, setAsked] = useState<readonly TermKey[]>([]);
  const [tries, setTries] = useState(0);
  const sent = booking.attempt?.body ?? null;
  const { promised } = booking;
  const step = useMemo(
    () => reviewStep(offer, { party, additional, consents, coupon, sent, promised, asked }),
    [offer, party, additional, consents, coupon, sent, promised, asked],
  );
  const { agreement, replaced } = step;
  // What is replaced before the page opens is said by its first screenful, at once. Later, the press of the order button says it.
  const [said, setSaid] = useState(() => ({ types: replaced, times: step.ended.length > 0 ? 1 : 0 }));
  // From what is stored by now: several changes may come before the next render.
  const change = useCallback(
    (toNext: (before: Consents) => Consents): void => {
      const entries = consentsEntries(services);
      entries.write(id, toNext(entries.peek(id)?.value ?? noConsents));
    },
    [services, id],
  );
  const ended = step.ended.join();
  useEffect(() => {
    const types = insuranceTypes.filter((type) => ended.split(',').includes(type));
    if (types.length > 0) change((before) => withdraw(before, types));
  }, [ended, change]);
  useUnreadable(unreadablePolicies(agreement));

  return {
    step,
    sent,
    tries,
    /** Types that were chosen until another policy was offered. `times` counts how often the page has said so because of a press. */
    replaced: { types: sent ? [] : replaced, times: said.times },
    actions: {
      onQuantity(product: string, quantity: number): void {
        const next = { ...step.additional, [product]: quantity };
        setAdditional(next);
        additionalProductsEntries(services).write(id, next);
      },
      onInsurance(type: InsuranceType, isSelected: boolean): void {
        change(({ insurance, accepted, replaced: before }) => ({
          insurance: { ...insurance, [type]: isSelected ? policyKey(type, agreement.offered) : null },
          accepted: without(accepted, [type]),
          replaced: before.filter((other) => other !== type),
        }));
        // Its terms become untouched: no error until the next attempt.
        setAsked((before) => before.filter((key) => key !== type));
      },
      onConsent: (key: TermKey, value: boolean): void =>
        change((before) => {
          const { [key]: _, ...others } = before.accepted;
          return { ...before, accepted: value ? { ...others, [key]: agreement.read[key] } : others };
        }),
    },
    /** True if all terms are accepted. Otherwise the others show their errors. */
    check(): boolean {
      setAsked(step.required);
      setTries((before) => before + 1);
      return step.isComplete;
    },
    /** True if the page has said everything about `replaced`; otherwise it does so now. */
    checkReplaced(): boolean {
      const isSaid = replaced.every((type) => said.types.includes(type));
      if (!isSaid) setSaid({ types: replaced, times: said.times + 1 });
      return isSaid;
    },
  };
}

export type Review = ReturnType<typeof useReviewEntries>;

const without = (accepted: Consents['accepted'], types: readonly InsuranceType[]): Consents['accepted'] =>
  Object.fromEntries(Object.entries(accepted).filter(([key]) => !types.some((type) => type === key)));

/** The consents without these types, whose policies are no longer offered as they were chosen. */
const withdraw = ({ insurance, accepted, replaced }: Consents, types: readonly InsuranceType[]): Consents => ({
  insurance: { ...insurance, ...Object.fromEntries(types.map((type) => [type, null])) },
  accepted: without(accepted, types),
  replaced: [...new Set([...replaced, ...types])],
});

/** Reports to whoever runs the site that a policy is sold whose terms nobody can read. */
function useUnreadable(policies: ReturnType<typeof unreadablePolicies>): void {
  const listed = policies.map(({ id, insurance_type: type }) => `${id} ${type}`).join();
  useEffect(() => {
    for (const policy of listed.split(',').filter(Boolean)) {
      const [id, type] = policy.split(' ');
      console.warn(`Policy ${id} has no terms, and legal.terms.${type} no address in this language: nobody is asked to agree to them.`);
    }
  }, [listed]);
}
