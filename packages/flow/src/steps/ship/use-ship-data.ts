import { isOutsideSeason } from '@booking/domain/calendar';
import { getYearMonth } from '@booking/domain/date';
import type { Departure, IsoDate } from '@booking/domain/schema';
import type { ShipOffer } from '@booking/domain/steps';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePortNames } from '../../app/local-texts.ts';
import { useServices, useToday } from '../../app/services.ts';
import { useTourNames } from '../../app/tour-names.ts';
import { useLoadError } from '../../trip/load-error.ts';
import { useSeason } from '../../trip/use-season.ts';
import type { ShipTexts } from './ship-choices.ts';

const noDepartures: readonly Departure[] = [];

/** The data of the ship step, in the visitor's language. `texts` is null while texts are loading that would change what is shown. */
export function useShipData(tour: string, date: IsoDate) {
  const { queries, runtime } = useServices();
  const { language } = runtime;
  const today = useToday();
  const { detail, known, isReady } = useSeason(tour);
  const isOutside = known !== null && isOutsideSeason(date, known);
  const loaded = useQuery({ ...queries.tours.departures(tour, getYearMonth(date)), enabled: isReady && !isOutside });
  const departures = isOutside ? noDepartures : loaded.data;
  const offer = useMemo((): ShipOffer | null => (departures ? { departures, date, today } : null), [departures, date, today]);
  const ships = useQuery(queries.translations.ships());
  // If the translations fail, the ship's own name is shown.
  const translations = ships.data ?? (ships.isError ? [] : null);
  const getNames = useTourNames();
  const portNames = usePortNames();
  const loadError = useLoadError([{ query: loaded, code: 'no-departure' }]);
  const texts: ShipTexts | null = translations && getNames && portNames ? { translations, portNames, language, getNames } : null;
  return { offer, texts, tours: detail.data?.tours ?? [], getNames, portNames, loadError };
}

export type ShipData = ReturnType<typeof useShipData>;
