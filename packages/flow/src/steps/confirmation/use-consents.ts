import { chosenInsurance, policyKey, replacedInsurance } from '@booking/domain/insurance';
import type { TermKey } from '@booking/domain/market';
import { type InsurancePolicy, type InsuranceType, insuranceTypes } from '@booking/domain/schema';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { type Consents, consentsEntries, noConsents } from '../../storage/consents.ts';
import { useStored } from '../../storage/use-stored.ts';
import type { ReadTerms } from './read-terms.ts';

type Input = {
  departureId: string;
  /** The policies that this guest is offered. */
  offered: readonly InsurancePolicy[];
  read: ReadTerms;
  /** The page shows a request that was sent: what is stored stays as it is. */
  isSent: boolean;
};

const without = (accepted: Consents['accepted'], types: readonly InsuranceType[]): Consents['accepted'] =>
  Object.fromEntries(Object.entries(accepted).filter(([key]) => !types.some((type) => type === key)));

/** The consents without these types, whose policies are no longer offered as they were chosen. */
const withdraw = ({ insurance, accepted, replaced }: Consents, types: readonly InsuranceType[]): Consents => ({
  insurance: { ...insurance, ...Object.fromEntries(types.map((type) => [type, null])) },
  accepted: without(accepted, types),
  replaced: [...new Set([...replaced, ...types])],
});

/**
 * Insurance and terms of a departure, as far as they belong to what is offered and written now. Where another policy is offered than the one that
 * was chosen, choice and consent end for good: they do not come back with the former policy.
 */
export function useConsents({ departureId, offered, read, isSent }: Input) {
  const services = useServices();
  const stored = useStored(consentsEntries, (entries) => entries.peek(departureId))?.value ?? noConsents;
  const gone = isSent ? [] : replacedInsurance(stored.insurance, offered);
  const replaced = insuranceTypes.filter((type) => gone.includes(type) || stored.replaced.includes(type));
  // What is replaced before the page opens is said by its first screenful, at once. Later, the press of the order button says it.
  const [said, setSaid] = useState(() => ({ types: replaced, times: gone.length > 0 ? 1 : 0 }));
  const ended = gone.join();
  // From what is stored by now: several changes may come before the next render.
  const change = useCallback(
    (toNext: (before: Consents) => Consents): void => {
      const entries = consentsEntries(services);
      entries.write(departureId, toNext(entries.peek(departureId)?.value ?? noConsents));
    },
    [services, departureId],
  );
  useEffect(() => {
    const types = insuranceTypes.filter((type) => ended.split(',').includes(type));
    if (types.length > 0) change((before) => withdraw(before, types));
  }, [ended, change]);

  return {
    insurance: chosenInsurance(stored.insurance, offered),
    accepted: Object.fromEntries(Object.entries(read).map(([key, text]) => [key, stored.accepted[key] === text])),
    /** Types that were chosen until another policy was offered. `times` counts how often the page has said so because of a press. */
    replaced: { types: isSent ? [] : replaced, times: said.times },
    /** True if the page has said everything about `replaced`; otherwise it does so now. */
    checkReplaced(): boolean {
      const isSaid = replaced.every((type) => said.types.includes(type));
      if (!isSaid) setSaid({ types: replaced, times: said.times + 1 });
      return isSaid;
    },
    setInsurance: (type: InsuranceType, isSelected: boolean): void =>
      change(({ insurance, accepted, replaced: before }) => ({
        insurance: { ...insurance, [type]: isSelected ? policyKey(type, offered) : null },
        accepted: without(accepted, [type]),
        replaced: before.filter((other) => other !== type),
      })),
    accept: (key: TermKey, value: boolean): void =>
      change((before) => {
        const { [key]: _, ...others } = before.accepted;
        return { ...before, accepted: value ? { ...others, [key]: read[key] } : others };
      }),
  };
}
