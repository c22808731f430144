import { expect, type Page } from '@playwright/test';

type Departure = {
  id: string;
  tour_id: string;
  date: string;
  on_request: boolean;
  voucher: object | null;
  multi_market?: boolean;
  port_of_departure_name?: string;
  port_of_arrival_name?: string;
  availability: { minimum_passengers: number; available_passengers: number } | null;
};

const iso = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * A departure with a discount of its own in euros (so that a coupon by percentage is possible), room for two, and if possible two ports, of a tour that the shown home page links
 * to.
 */
export async function discountedDeparture(page: Page, bothMarkets: boolean): Promise<Departure> {
  const links = page.locator('a[href*="/tours/"]');
  const addresses = await links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
  const tours = [...new Set(addresses.map((path) => path.split('/').at(-1) ?? ''))];
  const read = async (tour: string): Promise<Departure[]> =>
    (await (await page.request.get(`/api/v1/tours/${tour}/departures?start=${iso(60)}&end=${iso(450)}`)).json()) as Departure[];
  const all = (await Promise.all(tours.map(read))).flat();
  const fitting = all.filter(
    ({ voucher, on_request, availability: places, multi_market }) =>
      voucher &&
      !on_request &&
      places &&
      places.minimum_passengers <= 2 &&
      places.available_passengers >= 6 &&
      (multi_market || !bothMarkets),
  );
  const isCrossing = (one: Departure): boolean => one.port_of_arrival_name !== one.port_of_departure_name;
  const departure = fitting.find(isCrossing) ?? fitting[0];
  expect(departure, 'a departure with a discount').toBeDefined();
  return departure as Departure;
}
