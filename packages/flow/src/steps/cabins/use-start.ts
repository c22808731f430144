import type { CabinStep } from '@booking/domain/steps';
import { useTranslation } from '@booking/ui/i18n';
import { useState } from 'react';
import { useHrefs } from '../../app/addresses.ts';
import { usePreload } from '../../app/preload.ts';
import { useServices } from '../../app/services.ts';
import { cidItem } from '../../storage/items.ts';
import { useStored } from '../../storage/use-stored.ts';
import { useStepError } from '../../trip/use-step-error.ts';
import { getStartBookingLink } from './start-booking-link.ts';

type Input = {
  departure: string;
  party: number;
  tours: string | undefined;
  /** Null while the cabins are loading. */
  step: CabinStep | null;
  isTouched: boolean;
};

/** The way on: a link to the checkout, or a button that shows what is missing, or asks first where people and departure do not match. */
export function useStart({ departure, party, tours, step, isTouched }: Input) {
  const { t } = useTranslation('cabins');
  const services = useServices();
  const hrefs = useHrefs();
  const cid = useStored(cidItem, (item) => item.peek());
  const [presses, setPresses] = useState(0);
  const isChosen = step !== null && step.priced !== null;
  const { error, attempt } = useStepError('select-cabins', !isChosen);
  const link = isChosen ? getStartBookingLink(services, hrefs, { departure, cabins: step.selection, party, tours, cid }) : null;
  usePreload(link && !link.newWindow ? link.href : null, isTouched);
  const question = step?.question ?? null;
  const label = t('start');
  return {
    next: link && !question ? { label, ...link } : { label, onClick: link ? () => setPresses(presses + 1) : attempt },
    question: link && question ? { ...question, presses, start: link } : null,
    error,
    /** After another choice the question is asked anew. */
    reset: (): void => setPresses(0),
  };
}
