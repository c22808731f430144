import { type Departure, type Language, languages, type Translation } from '@booking/domain/schema';
import { translationKey } from '@booking/domain/translations';
import { type Finding, findRepeated, findWhen, type ParsedResponse } from '../finding.ts';
import { either } from '../http/exchange.ts';
import type { Reader } from '../http/reader.ts';
import type { DepartureSubject } from './departure-subject.ts';
import type { TourSubject } from './tour-subject.ts';
import { getDepartures } from './tour-subject.ts';

/**
 * A response with translations: what each of its entries translates, and what it should translate of departures. `getKeys`: the ids that an entry for
 * one of those may have.
 */
export type TranslationSubject = {
  request: string;
  entries: readonly { id: string; language: Language }[];
  ids: readonly string[];
  getKeys(id: string): readonly string[];
};

const justItself = (id: string): readonly string[] => [id];
/** As the front end looks texts up. CABIN-16. */
const fullIdThenKey = (id: string): readonly string[] => [id, translationKey(id)];

const productIds = ({ products }: DepartureSubject): string[] => {
  if (!products) return [];
  const { bikes, diets, other, sgr } = products.data;
  return [...bikes, ...diets, ...other, ...(sgr ? [sgr] : [])].map(({ id }) => id);
};

/** The codes of discounts with a description, and the ports, of the departures read. */
const voucherCodes = (departures: readonly Departure[]): string[] =>
  departures.flatMap(({ voucher }) => (voucher?.description ? [voucher.code] : []));
const ports = (departures: readonly Departure[]): string[] =>
  departures.flatMap(({ port_of_departure_name, port_of_arrival_name }) =>
    [port_of_departure_name, port_of_arrival_name].flatMap((name) => name || []),
  );

/**
 * Reads the texts of ships and products, of the cabins of every ship that a departure names, and, where a backend has them, the names of tours and
 * ports and the descriptions of vouchers. CALL-25 to CALL-28, CALL-42, CALL-47 to CALL-49.
 */
export async function readTranslations(
  reader: Reader,
  tours: readonly TourSubject[],
  departures: readonly DepartureSubject[],
): Promise<TranslationSubject[]> {
  const listed = tours.flatMap(getDepartures);
  const ships = [...new Set(listed.map(({ ship_id }) => ship_id))];
  const getCabinIds = (ship: string): string[] =>
    departures.filter(({ listed }) => listed.ship_id === ship).flatMap(({ cabins }) => cabins?.data.map(({ id }) => id) ?? []);
  const subject = <Entry extends { language: Language }>(
    response: ParsedResponse<Entry[]> | null,
    ids: readonly string[],
    toId: (entry: Entry) => string,
    getKeys = justItself,
  ): TranslationSubject[] =>
    response
      ? [
          {
            request: response.request,
            entries: response.data.map((entry) => ({ id: toId(entry), language: entry.language })),
            ids,
            getKeys,
          },
        ]
      : [];
  const byId = (response: ParsedResponse<Translation[]> | null, ids: readonly string[]) =>
    subject(response, ids, ({ id }) => id, fullIdThenKey);
  // The optional ones: a backend without them refuses the request, or has none of them.
  const [namesOfTours, ofVouchers, ofPorts] = [
    reader.attempt('tourTranslations', {}, either),
    reader.attempt('voucherTranslations', {}, either),
    reader.attempt('portTranslations', {}, either),
  ];
  const optional = (subjects: TranslationSubject[]) => subjects.filter(({ entries }) => entries.length > 0);
  const read = await Promise.all([
    reader.read('shipTranslations', {}).then((response) => byId(response, ships)),
    reader.read('productTranslations', {}).then((response) => byId(response, departures.flatMap(productIds))),
    ...ships.map(async (shipId) => byId(await reader.read('cabinTranslations', { params: { shipId } }), getCabinIds(shipId))),
    namesOfTours.then((response) => optional(byId(response, []))),
    ofVouchers.then((response) => optional(subject(response, voucherCodes(listed), ({ code }) => code))),
    ofPorts.then((response) => optional(subject(response, ports(listed), ({ name }) => name))),
  ]);
  return read.flat();
}

/** At most one text for each id and language, and one for everything that is shown. CALL-28. */
export function checkTranslations({ request, entries, ids, getKeys }: TranslationSubject): Finding[] {
  const toKey = ({ id, language }: { id: string; language: Language }): string => `${id} in ${language}`;
  const present = new Set(entries.map(toKey));
  const missing = [...new Set(ids)].flatMap((id) =>
    languages.flatMap((language) =>
      getKeys(id).some((key) => present.has(toKey({ id: key, language }))) ? [] : [toKey({ id, language })],
    ),
  );
  return [
    ...findRepeated('ids-unique', { request }, '', entries, toKey),
    ...missing.flatMap((what) => findWhen(true, 'translation-missing', { request }, '', `no text for ${what}`)),
  ];
}
