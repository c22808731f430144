import type { BookedTrip } from '@booking/backend';
import { addDays, formatDate } from '@booking/domain/date';
import type { IsoDate, Language } from '@booking/domain/schema';
import { inLanguage } from '@booking/languages';
import { formatEuros } from './format.ts';
import { thanksTexts } from './texts/thanks-texts.ts';

const documentsDays = 21;

/** A step after a booking, and its date in words. */
type NextStep = { when: string; text: string };

type Booked = { start: IsoDate | null; isOnRequest: boolean; trip: BookedTrip | null };

/** What happens after a booking, in order, from `today` on. What is not known is left out. */
export function nextSteps({ start, isOnRequest, trip }: Booked, language: Language, today: IsoDate): NextStep[] {
  const { next } = inLanguage(thanksTexts, language);
  const isAhead = (date: string | null | undefined): date is IsoDate => date != null && date > today;
  if (isOnRequest)
    return [
      { when: next.within48Hours, text: next.reply },
      { when: next.later, text: next.payLater },
    ];
  const { balance_due, balance_due_date, paid_amount, local_costs } = trip ?? {};
  const dueOn = isAhead(balance_due_date) ? next.by(formatDate(balance_due_date, language)) : next.soon;
  const owed = paid_amount && balance_due ? [{ when: dueOn, text: next.rest(formatEuros(balance_due, language)) }] : [];
  const localCosts = local_costs ? ` ${next.localCosts(formatEuros(local_costs, language))}` : '';
  const documents = start && addDays(start, -documentsDays);
  return [
    { when: next.now, text: next.confirmation },
    ...owed,
    ...(documents ? [{ when: isAhead(documents) ? formatDate(documents, language) : next.soon, text: next.documents }] : []),
    ...(start ? [{ when: formatDate(start, language), text: `${next.start}${localCosts}` }] : []),
  ];
}
