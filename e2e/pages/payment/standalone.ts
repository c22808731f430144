import type { BrowserContext } from '@playwright/test';

type Booking = { can_pay: boolean; state: string | null; full_amount: number; number: string; market: string; exchange_rate: number };

/**
 * Presents a booking's full amount to the tool as a standalone payment; the backend receives it as a payment of the booking. The demo has
 * only a few standalone payments, each of which can be paid once. Returns its address.
 */
export async function asStandalone(context: BrowserContext, bookingId: string): Promise<string> {
  const booking = `/api/v1/bookings/${bookingId}`;
  await context.route(`**/api/v1/payments/${bookingId}`, async (route) => {
    const url = new URL(route.request().url());
    if (route.request().method() === 'POST') {
      const { payment_method_id } = route.request().postDataJSON();
      const data = { type: 'full_payment', payment_method_id };
      return route.fulfill({ response: await context.request.post(`${url.origin}${booking}/payments`, { data }) });
    }
    const { can_pay, state, full_amount, number, market, exchange_rate } = (await (
      await context.request.get(url.origin + booking)
    ).json()) as Booking;
    const status = can_pay ? 'Open' : state === 'Processing' ? 'Processing' : 'Completed';
    return route.fulfill({
      json: {
        id: bookingId,
        name: null,
        description: null,
        amount: full_amount,
        status,
        type: 'balance',
        booking_number: number,
        full_name: 'Ann Example',
        email: 'ann@example.com',
        market,
        exchange_rate,
      },
    });
  });
  return `/payments/${bookingId}`;
}
