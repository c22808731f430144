import { bookingAccount, getOwnStatus, restDueDate } from '@booking/domain/payment';
import type { PaymentTerms } from '@booking/domain/pricing';
import type { CompletedBooking, IsoDate, Language } from '@booking/domain/schema';
import type { LocalText } from '@booking/domain/translations';
import type { NextStep, ReceiptFacts, ResultReceiptProps } from '@booking/ui/steps/payment-result';
import type { BookingSummary } from '../../storage/booking-summary.ts';

export type BookingReceiptInput = {
  booking: CompletedBooking;
  /** In the visitor's language. */
  tourName: string;
  tourLanguage: Language;
  /** The port of departure, likewise; null if it is not known. */
  port: LocalText | null;
  /** The snapshot of the trip; null if this browser has none. */
  summary: BookingSummary | null;
  /** Of the trip, formatted. */
  dates: string;
  status: 'succeeded' | 'requested' | 'processing' | 'canceled';
  today: IsoDate;
  /** The brand's payment terms; null if none are configured. */
  paymentTerms: PaymentTerms | null;
};

/** What a booking's backend says of the money; nothing while it does not reflect the result yet. */
function getMoney({ booking, status, today, paymentTerms }: BookingReceiptInput) {
  const isCurrent = status === 'succeeded' && getOwnStatus(booking) === 'Completed';
  const { paid, owed } = isCurrent ? bookingAccount(booking) : { paid: null, owed: null };
  return { paid, owed, owedBy: owed ? restDueDate(booking, today, paymentTerms) : null };
}

function nextSteps({ booking, port, status }: BookingReceiptInput, { owed, owedBy }: Pick<ReceiptFacts, 'owed' | 'owedBy'>): NextStep[] {
  const { email, local_costs, departure_date } = booking;
  if (status === 'canceled') return [];
  if (status === 'requested')
    return [
      { kind: 'reply', email },
      { kind: 'payLater', email },
    ];
  return [
    { kind: status === 'processing' ? 'processing' : 'confirmation', email },
    ...(owed ? [{ kind: 'rest', amount: owed, by: owedBy } as const] : []),
    { kind: 'start', date: departure_date, port: port?.text ?? null, localCosts: local_costs },
  ];
}

/** The booked cabin types, by the names that the visitor saw. */
function getCabins(summary: BookingSummary | null): ReceiptFacts['cabins'] {
  const quantities = new Map<string, number>();
  for (const line of summary?.quote.lines ?? []) {
    if (line.kind === 'cabin') quantities.set(line.id, (quantities.get(line.id) ?? 0) + line.quantity);
  }
  return [...quantities].map(([id, quantity]) => ({ name: summary?.cabinNames[id] ?? id, quantity }));
}

/** The receipt of a booking: its trip, what was paid and what remains; and what happens next. */
export function bookingReceipt(input: BookingReceiptInput): ResultReceiptProps & { next: NextStep[] } {
  const { booking, tourName, tourLanguage, summary, dates, status } = input;
  const money = getMoney(input);
  return {
    kind: status === 'requested' ? 'request' : 'receipt',
    status,
    facts: {
      number: booking.number,
      purpose: null,
      tour: tourName,
      tourLanguage,
      dates,
      ship: summary?.shipName ?? null,
      cabins: getCabins(summary),
      persons: summary?.quote.passengers ?? null,
      full: booking.full_amount,
      ...money,
      localCosts: booking.local_costs,
    },
    next: nextSteps(input, money),
  };
}
