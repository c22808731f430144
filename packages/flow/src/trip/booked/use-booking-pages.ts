import { useHrefs, useScreens } from '../../app/addresses.ts';

/** The addresses of both payment pages of a booking. They share the result of a return. */
export function useBookingPages(id: string): readonly string[] {
  const { payment, confirmed } = useScreens();
  const { href } = useHrefs();
  const params = { booking: id };
  return [href({ to: payment.to, params }), href({ to: confirmed.to, params })];
}
