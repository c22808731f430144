import type { APIRequestContext } from '@playwright/test';

type Cabin = { id: string; count: number; minimum_occupancy: number; maximum_occupancy: number };
type Departure = { id: string; on_request: boolean; availability: { available_passengers: number } | null };
/** A departure with a choice of cabins, in the format of the address. */
type Fitting = { departure: string; cabins: string };

const iso = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Departures of our own backend whose cabins hold this many persons, last one first; each is requested lazily. */
async function* fitting(request: APIRequestContext, persons: number): AsyncGenerator<Fitting> {
  const json = async <T>(path: string): Promise<T> => (await (await request.get(`/api/v1${path}`)).json()) as T;
  const { data } = await json<{ data: { id: string }[] }>('/tours');
  for (const { id: tour } of data.reverse()) {
    const departures = await json<Departure[]>(`/tours/${tour}/departures?start=${iso(60)}&end=${iso(400)}`);
    for (const { id, on_request, availability } of departures.reverse()) {
      if (on_request || !availability || availability.available_passengers < persons) continue;
      let left = persons;
      const chosen = (await json<Cabin[]>(`/departures/${id}/cabins`)).flatMap((type) => {
        const cabins: number[] = [];
        while (cabins.length < type.count && left >= type.minimum_occupancy) {
          cabins.push(Math.min(left, type.maximum_occupancy));
          left -= Math.min(left, type.maximum_occupancy);
        }
        return cabins.length > 0 ? [`cabins=${type.id}:${cabins.join(',')}`] : [];
      });
      if (left === 0) yield { departure: id, cabins: chosen.join('&') };
    }
  }
}

/** The last of these departures, since most tests book the first. */
export async function lastDepartureFor(request: APIRequestContext, persons: number): Promise<Fitting> {
  for await (const found of fitting(request, persons)) return found;
  throw new Error(`no departure has cabins for ${persons}`);
}

/** All of them. */
export async function departuresFor(request: APIRequestContext, persons: number): Promise<Fitting[]> {
  const found: Fitting[] = [];
  for await (const one of fitting(request, persons)) found.unshift(one);
  if (found.length === 0) throw new Error(`no departure has cabins for ${persons}`);
  return found;
}
