/** The states of bookings and payments. The state of a booking combines its status and payment state: see `bookingState`. */
const states = {
  booking: ['pending', 'requested', 'open', 'processing', 'paid', 'ended'],
  payment: ['open', 'processing', 'paid'],
} as const;
export type TargetKind = keyof typeof states;
export type State<Kind extends TargetKind = TargetKind> = (typeof states)[Kind][number];

/**
 * Events. `process`: the provider has accepted the payment but not yet received the money. `reopen`: a payment has failed. `receive`: money has
 * been received. `expire`: an unpaid hold has expired. `complete`, `request`, `reject`: the outcome of a pending booking.
 */
export const events = ['complete', 'request', 'reject', 'process', 'reopen', 'receive', 'expire'] as const;
export type Event = (typeof events)[number];

/** Every possible change of state. Money received in a state without `receive` is refunded. */
const transitions: { readonly [Kind in TargetKind]: Readonly<Record<State<Kind>, Readonly<Partial<Record<Event, State<Kind>>>>>> } = {
  booking: {
    pending: { complete: 'open', request: 'requested', reject: 'ended' },
    // Paid by a standalone payment after confirmation.
    requested: {},
    open: { process: 'processing', receive: 'paid', expire: 'ended' },
    processing: { reopen: 'open', receive: 'paid' },
    paid: {},
    ended: {},
  },
  payment: {
    open: { process: 'processing', receive: 'paid' },
    processing: { reopen: 'open', receive: 'paid' },
    paid: {},
  },
};

/** The state after an event; null if the event changes nothing. */
export function next<Kind extends TargetKind>(kind: Kind, state: State<Kind>, event: Event): State<Kind> | null {
  return transitions[kind][state][event] ?? null;
}

export const getStates = <Kind extends TargetKind>(kind: Kind): readonly State<Kind>[] => states[kind];

type Booking = { status: 'pending' | 'completed' | 'failed'; payment_state: 'Open' | 'Processing' | 'Paid'; on_request: boolean };

/** The state of a booking in the table. */
export function bookingState({ status, payment_state, on_request }: Booking): State<'booking'> {
  if (status === 'pending') return 'pending';
  if (status === 'failed') return 'ended';
  if (payment_state === 'Open') return on_request ? 'requested' : 'open';
  return payment_state === 'Paid' ? 'paid' : 'processing';
}

/** Stored values of the payment state of a booking and the status of a payment. */
export const stored = {
  booking: { open: 'Open', processing: 'Processing', paid: 'Paid' },
  payment: { open: 'Open', processing: 'Processing', paid: 'Completed' },
} as const;

/** The state of a standalone payment in the table. */
export const paymentState = (status: 'Open' | 'Processing' | 'Completed'): State<'payment'> =>
  status === 'Open' ? 'open' : status === 'Processing' ? 'processing' : 'paid';

/** Whether a status of the provider is final. */
export const isFinal = (status: string): boolean => status === 'succeeded' || status === 'canceled';

/** Maps the status of an intent to an event of its target. */
export function toEvent(status: string): 'process' | 'reopen' | 'receive' {
  if (status === 'succeeded') return 'receive';
  return status === 'processing' || status === 'requires_capture' ? 'process' : 'reopen';
}
