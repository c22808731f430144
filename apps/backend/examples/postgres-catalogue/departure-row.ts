import type { StockedDeparture } from '@booking/backend';

type Cabin = StockedDeparture['cabins'][number];
export type Offer = Pick<Cabin, 'id' | 'unit_price' | 'discount_price' | 'surcharge_price' | 'count' | 'available_count'>;
export type ShipCabin = Omit<Cabin, keyof Offer> & Pick<Cabin, 'id'>;
type Facts = StockedDeparture['facts'];

/** A departure with its tour and ship, as `selectDepartures` returns it. The columns that many departures share are text, to be parsed once. */
export type DepartureRow = Pick<Facts, 'id' | 'date' | 'end_date' | 'on_request' | 'voucher' | 'tour_id' | 'tour_name' | 'duration'> &
  Pick<Facts, 'ship_id' | 'ship_name'> & {
    version: string;
    party: StockedDeparture['party'];
    offers: readonly Offer[];
    external_id: string;
    guests: number;
    total_cabins: number;
    facts: string;
    products: string;
    cabins: string;
  };

/** Changes with every change of the departure, of its tour or of its ship: the transactions that last wrote them. */
const version = `concat_ws(' ', d.xmin, t.xmin, s.xmin)`;
const joined = `catalogue_departures d join catalogue_tours t on t.id = d.tour_id join catalogue_ships s on s.id = d.ship_id`;

const selectVersions = `select d.id, ${version} as version from ${joined}`;

/** The ids and versions of the departures of a tour, in a range of days. */
export const selectRange = `${selectVersions} where d.tour_id = $1 and d.date >= $2 and d.date < $3 order by d.date, d.id`;

export const selectVersion = `${selectVersions} where d.id = $1`;

export const selectDepartures = `
  select d.id, ${version} as version, d.date, d.end_date, d.on_request, d.voucher, d.party, d.cabins as offers,
    t.id as tour_id, t.name as tour_name, t.duration, t.external_id, t.facts::text, t.products::text,
    s.id as ship_id, s.name as ship_name, s.guests, s.total_cabins, s.cabins::text
  from ${joined} where d.id = any($1)`;

/** `parse` returns the same object for the same text. */
export function toDeparture(row: DepartureRow, parse: <Value extends object>(text: string) => Value): StockedDeparture {
  const { id, date, end_date, on_request, voucher, tour_id, tour_name, duration, ship_id, ship_name } = row;
  const offers = new Map(row.offers.map((offer) => [offer.id, offer]));
  return {
    facts: { id, tour_id, tour_name, ship_id, ship_name, date, end_date, on_request, duration, voucher, ...parse<Rest>(row.facts) },
    tourExternalId: row.external_id,
    guests: row.guests,
    party: row.party,
    totalCabins: row.total_cabins,
    cabins: parse<ShipCabin[]>(row.cabins).flatMap((cabin) => {
      const offer = offers.get(cabin.id);
      return offer ? [{ ...cabin, ...offer }] : [];
    }),
    products: parse<StockedDeparture['products']>(row.products),
  };
}

/** What a tour says of its departures beside its name. */
type Rest = Pick<Facts, 'program_id' | 'program_name' | 'port_of_departure_name' | 'port_of_arrival_name' | 'multi_market'>;
