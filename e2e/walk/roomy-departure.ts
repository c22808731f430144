import { type APIRequestContext, expect } from '@playwright/test';

type Departure = {
  id: string;
  date: string;
  on_request: boolean;
  availability: { minimum_passengers: number; available_passengers: number } | null;
};

const iso = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A departure of a tour, on a day on which every departure has room and takes two persons. Walks with other indexes get other days, as each one books. */
export async function roomyDeparture(request: APIRequestContext, tour: string, index: number): Promise<Departure> {
  const response = await request.get(`/api/v1/tours/${tour}/departures?start=${iso(60)}&end=${iso(450)}`);
  const departures = (await response.json()) as Departure[];
  const isRoomy = ({ on_request, availability: places }: Departure) =>
    !on_request && places !== null && places.minimum_passengers <= 2 && places.available_passengers >= 12;
  const dates = [...new Set(departures.map(({ date }) => date))];
  const roomy = dates.filter((date) => departures.every((one) => one.date !== date || isRoomy(one)));
  const departure = departures.find(({ date }) => date === roomy[index % roomy.length]);
  expect(departure, `a departure of ${tour} with room`).toBeDefined();
  return departure as Departure;
}
