import { languages, type Translation } from '@booking/domain/schema';
import { translationKey } from '@booking/domain/translations';
import { type Finding, findRepeated, findWhen, type ParsedResponse } from '../finding.ts';
import { either } from '../http/exchange.ts';
import type { Reader } from '../http/reader.ts';
import type { DepartureSubject } from './departure-subject.ts';
import type { TourSubject } from './tour-subject.ts';
import { getDepartures } from './tour-subject.ts';

/** A response with translations, and the ids in departures that it should translate. */
export type TranslationSubject = { translations: ParsedResponse<Translation[]>; ids: readonly string[] };

const productIds = ({ products }: DepartureSubject): string[] => {
  if (!products) return [];
  const { bikes, diets, other, sgr } = products.data;
  return [...bikes, ...diets, ...other, ...(sgr ? [sgr] : [])].map(({ id }) => id);
};

/** Reads the texts of ships and products, of the cabins of every ship that a departure names, and the names of tours. CALL-25 to CALL-28, CALL-42. */
export async function readTranslations(
  reader: Reader,
  tours: readonly TourSubject[],
  departures: readonly DepartureSubject[],
): Promise<TranslationSubject[]> {
  const ships = [...new Set(tours.flatMap((tour) => getDepartures(tour).map(({ ship_id }) => ship_id)))];
  const getCabinIds = (ship: string): string[] =>
    departures.filter(({ listed }) => listed.ship_id === ship).flatMap(({ cabins }) => cabins?.data.map(({ id }) => id) ?? []);
  const subject = (translations: ParsedResponse<Translation[]> | null, ids: string[]): TranslationSubject[] =>
    translations ? [{ translations, ids: [...new Set(ids.map(translationKey))] }] : [];
  // Optional: a backend without them refuses the request.
  const namesOfTours = reader.attempt('tourTranslations', {}, either);
  const read = await Promise.all([
    reader.read('shipTranslations', {}).then((response) => subject(response, ships)),
    reader.read('productTranslations', {}).then((response) => subject(response, departures.flatMap(productIds))),
    ...ships.map(async (shipId) => subject(await reader.read('cabinTranslations', { params: { shipId } }), getCabinIds(shipId))),
  ]);
  await namesOfTours;
  return read.flat();
}

/** At most one text for each id and language, and one for everything that is shown. CALL-28. */
export function checkTranslations({ translations, ids }: TranslationSubject): Finding[] {
  const toKey = ({ id, language }: Pick<Translation, 'id' | 'language'>): string => `${translationKey(id)} in ${language}`;
  const present = new Set(translations.data.map(toKey));
  const missing = ids.flatMap((id) => languages.map((language) => toKey({ id, language }))).filter((key) => !present.has(key));
  return [
    ...findRepeated('ids-unique', translations, '', translations.data, toKey),
    ...missing.flatMap((key) => findWhen(true, 'translation-missing', translations, '', `no text for ${key}`)),
  ];
}
