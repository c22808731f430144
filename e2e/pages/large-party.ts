import type { APIRequestContext } from '@playwright/test';

type Cabin = { id: string; count: number; minimum_occupancy: number; maximum_occupancy: number };
type Departure = { id: string; on_request: boolean; availability: { available_passengers: number } | null };

const iso = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Departures of our own backend whose cabins hold so many persons, each with such a choice of cabins as the address says it. */
export async function departuresFor(request: APIRequestContext, persons: number): Promise<{ departure: string; cabins: string }[]> {
  const json = async <T>(path: string): Promise<T> => (await (await request.get(`/api/v1${path}`)).json()) as T;
  const found: { departure: string; cabins: string }[] = [];
  const { data } = await json<{ data: { id: string }[] }>('/tours');
  for (const { id: tour } of data) {
    const departures = await json<Departure[]>(`/tours/${tour}/departures?start=${iso(60)}&end=${iso(400)}`);
    for (const { id, on_request, availability } of departures) {
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
      if (left === 0) found.push({ departure: id, cabins: chosen.join('&') });
    }
  }
  if (found.length === 0) throw new Error(`no departure has cabins for ${persons}`);
  return found;
}
