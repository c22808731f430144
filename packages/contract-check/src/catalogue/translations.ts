import { languages, type Translation } from '@booking/domain/schema';
import { translationKey } from '@booking/domain/translations';
import { type Answer, type Finding, findRepeated, findWhen } from '../finding.ts';
import type { Reader } from '../http/reader.ts';
import type { DepartureSubject } from './departure-subject.ts';
import type { TourSubject } from './tour-subject.ts';
import { departuresOf } from './tour-subject.ts';

/** One answer of translations, and the ids that departures name of what it translates. */
export type TranslationSubject = { translations: Answer<Translation[]>; ids: readonly string[] };

const productIds = ({ products }: DepartureSubject): string[] => {
  if (!products) return [];
  const { bikes, diets, other, sgr } = products.data;
  return [...bikes, ...diets, ...other, ...(sgr ? [sgr] : [])].map(({ id }) => id);
};

/** Reads the texts of ships and products, and of the cabins of every ship that a departure names. CALL-25 to CALL-28. */
export async function readTranslations(
  reader: Reader,
  tours: readonly TourSubject[],
  departures: readonly DepartureSubject[],
): Promise<TranslationSubject[]> {
  const ships = [...new Set(tours.flatMap((tour) => departuresOf(tour).map(({ ship_id }) => ship_id)))];
  const cabinsOf = (ship: string): string[] =>
    departures.filter(({ listed }) => listed.ship_id === ship).flatMap(({ cabins }) => cabins?.data.map(({ id }) => id) ?? []);
  const subject = (translations: Answer<Translation[]> | null, ids: string[]): TranslationSubject[] =>
    translations ? [{ translations, ids: [...new Set(ids.map(translationKey))] }] : [];
  const read = await Promise.all([
    reader.read('shipTranslations', {}).then((answer) => subject(answer, ships)),
    reader.read('productTranslations', {}).then((answer) => subject(answer, departures.flatMap(productIds))),
    ...ships.map(async (shipId) => subject(await reader.read('cabinTranslations', { params: { shipId } }), cabinsOf(shipId))),
  ]);
  return read.flat();
}

/** One text for each id and language, and one for whatever is shown. CALL-28. */
export function checkTranslations({ translations, ids }: TranslationSubject): Finding[] {
  const keyOf = ({ id, language }: Pick<Translation, 'id' | 'language'>): string => `${translationKey(id)} in ${language}`;
  const present = new Set(translations.data.map(keyOf));
  const missing = ids.flatMap((id) => languages.map((language) => keyOf({ id, language }))).filter((key) => !present.has(key));
  return [
    ...findRepeated('ids-unique', translations, '', translations.data, keyOf),
    ...missing.flatMap((key) => findWhen(true, 'translation-missing', translations, '', `no text of ${key}`)),
  ];
}
