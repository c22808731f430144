import { readFileSync } from 'node:fs';
import type { StockedDeparture } from '@booking/backend';
import { coupons, createDemoCatalogue, ships } from '@booking/demo-catalogue';
import { addDays, today } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import type pg from 'pg';
import type { Offer, ShipCabin } from './departure-row.ts';

const schema = readFileSync(new URL('schema.sql', import.meta.url), 'utf8');
const allDays = { from: '0000-01-01' as IsoDate, to: '9999-12-31' as IsoDate };

/** Inserts objects whose keys are the columns of a table. */
async function insert(pool: pg.Pool, table: string, rows: readonly object[]): Promise<void> {
  const values = `select r.* from jsonb_populate_recordset(null::${table}, $1::jsonb) r on conflict do nothing`;
  await pool.query(`insert into ${table} ${values}`, [JSON.stringify(rows)]);
}

type Cabin = StockedDeparture['cabins'][number];

/** What a cabin type is on a departure, and what it is on every departure of its ship. */
function splitCabin({ id, unit_price, discount_price, surcharge_price, count, available_count, ...cabin }: Cabin) {
  const offer: Offer = { id, unit_price, discount_price, surcharge_price, count, available_count };
  const shipCabin: ShipCabin = { id, ...cabin };
  return { offer, shipCabin };
}

function toShip({ facts, guests, totalCabins, cabins }: StockedDeparture) {
  return {
    id: facts.ship_id,
    name: facts.ship_name,
    guests,
    total_cabins: totalCabins,
    cabins: cabins.map((cabin) => splitCabin(cabin).shipCabin),
  };
}

function toTour({ facts, tourExternalId, products }: StockedDeparture) {
  const { tour_id, tour_name, duration, program_id, program_name, port_of_departure_name, port_of_arrival_name, multi_market } = facts;
  const shared = { program_id, program_name, port_of_departure_name, port_of_arrival_name, multi_market };
  return { id: tour_id, name: tour_name, duration, external_id: tourExternalId, facts: shared, products };
}

/** The departure of a week, modelled on one of the same tour. */
function toRow({ facts, party, cabins }: StockedDeparture, week: number, first: IsoDate) {
  const { tour_id, ship_id, on_request, duration, voucher } = facts;
  const date = addDays(first, 7 * week);
  const id = `${tour_id}-${date}`;
  return {
    id,
    tour_id,
    ship_id,
    date,
    end_date: addDays(date, duration - 1),
    on_request,
    voucher,
    party,
    cabins: cabins.map((cabin) => splitCabin(cabin).offer),
  };
}

/** Copies the tours and their departures, under other ids, until there are enough. */
const tourCopies = `
  insert into catalogue_tours
  select id || '-' || n, name || ' ' || n, duration, external_id || '-' || n, facts, products
  from catalogue_tours, generate_series(1, $1::int) n`;
const departureCopies = `
  insert into catalogue_departures
  select tour_id || '-' || n || '-' || date, tour_id || '-' || n, ship_id, date, end_date, on_request, voucher, party, cabins
  from catalogue_departures, generate_series(1, $1::int) n`;

/**
 * Creates the tables and fills them with tours of the demo, and copies of them: at least so many tours, each with so many weekly departures from
 * tomorrow on.
 */
export async function fillCatalogue(pool: pg.Pool, size: { tours: number; departures: number }): Promise<void> {
  await pool.query(schema);
  const demo = createDemoCatalogue(today);
  const first = addDays(today(), 1);
  for (const { id } of demo.tours) {
    const models = await demo.getDepartures(id, allDays);
    const [model] = models;
    if (!model) continue;
    await insert(pool, 'catalogue_ships', models.map(toShip));
    await insert(pool, 'catalogue_tours', [toTour(model)]);
    const weeks = Array.from({ length: size.departures }, (_, week) => toRow(models[week % models.length] ?? model, week, first));
    await insert(pool, 'catalogue_departures', weeks);
  }
  const more = Math.max(0, Math.ceil(size.tours / demo.tours.length) - 1);
  await pool.query(tourCopies, [more]);
  await pool.query(departureCopies, [more]);
  const [firstDate, lastDate] = [allDays.from, allDays.to];
  await insert(
    pool,
    'catalogue_coupons',
    coupons.map(({ voucher }) => ({ code: voucher.code, voucher, first_date: firstDate, last_date: lastDate })),
  );
  const toTexts = (kind: string, owner: string, texts: readonly object[]) =>
    texts.map((text, position) => ({ kind, owner, position, text }));
  await insert(pool, 'catalogue_texts', [
    ...toTexts('tour', '', demo.tourTranslations),
    ...toTexts('voucher', '', demo.voucherTranslations),
    ...toTexts('port', '', demo.portTranslations),
    ...toTexts('ship', '', demo.shipTranslations),
    ...toTexts('product', '', demo.productTranslations),
    ...ships.flatMap(({ id }) => toTexts('cabin', id, demo.getCabinTranslations(id))),
  ]);
  await pool.query('analyze');
}
