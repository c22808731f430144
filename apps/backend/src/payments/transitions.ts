/** The states of what is paid for. A booking's are its status and payment state in one: see `bookingState`. */
const states = {
  booking: ['pending', 'requested', 'open', 'processing', 'paid', 'ended'],
  payment: ['open', 'processing', 'paid'],
} as const;
export type TargetKind = keyof typeof states;
export type State<Kind extends TargetKind = TargetKind> = (typeof states)[Kind][number];

/**
 * What happens to it. `process`: the provider has the payment, but not yet the money. `reopen`: such a payment has failed. `receive`: money has come.
 * `expire`: an unpaid hold has lasted long enough. `complete`, `request`, `reject`: how a pending booking ends.
 */
export const events = ['complete', 'request', 'reject', 'process', 'reopen', 'receive', 'expire'] as const;
export type Event = (typeof events)[number];

/**
 * Every change of state that there is; what does not stand here does not happen. Money that is received where there is no `receive` is
 * paid back. BACK-45.
 */
const transitions: { readonly [Kind in TargetKind]: Readonly<Record<State<Kind>, Readonly<Partial<Record<Event, State<Kind>>>>>> } = {
  booking: {
    pending: { complete: 'open', request: 'requested', reject: 'ended' },
    // Paid by a standalone payment, once it is confirmed.
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

/** The state that an event leads to; null where it changes nothing. */
export function next<Kind extends TargetKind>(kind: Kind, state: State<Kind>, event: Event): State<Kind> | null {
  return transitions[kind][state][event] ?? null;
}

export const getStates = <Kind extends TargetKind>(kind: Kind): readonly State<Kind>[] => states[kind];

type Booking = { status: 'pending' | 'completed' | 'failed'; payment_state: 'Open' | 'Processing' | 'Paid'; on_request: boolean };

/** A booking's state of the table. */
export function bookingState({ status, payment_state, on_request }: Booking): State<'booking'> {
  if (status === 'pending') return 'pending';
  if (status === 'failed') return 'ended';
  if (payment_state === 'Open') return on_request ? 'requested' : 'open';
  return payment_state === 'Paid' ? 'paid' : 'processing';
}

/** How the payment state of a booking, and the status of a payment, are stored. */
export const stored = {
  booking: { open: 'Open', processing: 'Processing', paid: 'Paid' },
  payment: { open: 'Open', processing: 'Processing', paid: 'Completed' },
} as const;

/** A standalone payment's state of the table. */
export const paymentState = (status: 'Open' | 'Processing' | 'Completed'): State<'payment'> =>
  status === 'Open' ? 'open' : status === 'Processing' ? 'processing' : 'paid';

/** A status of the provider's that is never left. */
export const isFinal = (status: string): boolean => status === 'succeeded' || status === 'canceled';

/** What an intent's status means for what it pays. */
export function toEvent(status: string): 'process' | 'reopen' | 'receive' {
  if (status === 'succeeded') return 'receive';
  return status === 'processing' || status === 'requires_capture' ? 'process' : 'reopen';
}
