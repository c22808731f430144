import type { BookedTrip } from '@booking/backend';
import { cabinName, cabins, ships } from '@booking/demo-catalogue';
import { personCount } from '@booking/domain/cabins';
import { formatDate } from '@booking/domain/date';
import type { IsoDate, Language } from '@booking/domain/schema';
import { inLanguage } from '@booking/languages';
import { html } from 'hono/html';
import { formatEuros } from './format.ts';
import type { Fragment } from './layout.ts';
import { type ThanksField, thanksTexts } from './texts/thanks-texts.ts';

/** A fact of a booking; the label is that of its field unless it has its own. */
type Fact = { field: ThanksField; label?: string; values: readonly (string | Fragment)[] };

/** The ship and the cabins with the persons in each, in the language. */
function tripFacts({ cabins: chosen }: BookedTrip, language: Language): Fact[] {
  const { persons } = inLanguage(thanksTexts, language);
  const types = cabins.filter(({ id }) => chosen[id]);
  const [ship] = ships.filter(({ slug }) => types.some((cabin) => cabin.ship === slug));
  const rows = types.flatMap((cabin) =>
    (chosen[cabin.id] ?? []).map((count) => html`<b>${cabinName(cabin, language)}</b> <span>${persons(count)}</span>`),
  );
  return [
    { field: 'ship', values: ship ? [ship.name] : [] },
    { field: 'cabins', values: rows },
    { field: 'persons', values: [String(personCount(chosen))] },
  ];
}

/** What was paid and what remains. Nothing while nothing has been received: the payment may still be on its way. */
function moneyFacts({ full_amount, paid_amount, balance_due, balance_due_date, local_costs }: BookedTrip, language: Language): Fact[] {
  if (!paid_amount) return [];
  const texts = inLanguage(thanksTexts, language);
  const paid = formatEuros(paid_amount, language);
  const due = balance_due_date ? { label: texts.dueBy(formatDate(balance_due_date as IsoDate, language)) } : {};
  return [
    { field: 'paid', values: [balance_due ? paid : html`<b>${paid}</b> <span>${texts.paidInFull}</span>`] },
    ...(balance_due ? [{ field: 'due', ...due, values: [formatEuros(balance_due, language)] } as const] : []),
    { field: 'full', values: [formatEuros(full_amount, language)] },
    ...(local_costs ? [{ field: 'local_costs', values: [formatEuros(local_costs, language)] } as const] : []),
  ];
}

/** The facts of a booking: those of the query, and those of its trip where the backend knows it. No ids. */
export function bookedFacts(query: Readonly<Record<string, string>>, trip: BookedTrip | null, language: Language): Fragment[] {
  const texts = inLanguage(thanksTexts, language);
  const fromQuery = (field: 'booking_number' | 'name' | 'email'): Fact => ({ field, values: query[field] ? [query[field]] : [] });
  const money = trip ? moneyFacts(trip, language) : [];
  const amount = Number(query.amount);
  const price: Fact = { field: 'amount', values: query.amount && Number.isFinite(amount) ? [formatEuros(amount, language)] : [] };
  const facts: Fact[] = [
    fromQuery('booking_number'),
    { field: 'on_request', values: query.on_request === 'true' ? [texts.yes] : [] },
    ...(money.length > 0 ? money : [price]),
    ...(trip ? tripFacts(trip, language) : []),
    fromQuery('name'),
    fromQuery('email'),
  ];
  return facts
    .filter(({ values }) => values.length > 0)
    .map(
      ({ field, label, values }) =>
        html`<div><dt>${label ?? texts.fields[field]}</dt>${values.map((value) => html`<dd data-field="${field}">${value}</dd>`)}</div>`,
    );
}
