import type { Departure, IsoDate, Language } from '@booking/domain/schema';
import { ownLanguage, type TextsByKey, translated } from '@booking/domain/translations';
import { useFormat } from '@booking/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePortNames, useVoucherTexts } from '../app/local-texts.ts';
import { useServices } from '../app/services.ts';
import { useTourNames } from '../app/tour-names.ts';
import { tourPicture } from './tour-picture.ts';

/** A departure, as far as its trip is known: a booking may know neither the last day nor the ship. */
type TripDeparture = Pick<Departure, 'tour_id' | 'tour_name' | 'date'> & { end_date: IsoDate | null; ship_id?: string; ship_name?: string };

/** What the steps from the cabins to the result say of a departure, in the visitor's language as far as it is translated. */
export type Trip = {
  /** Null if the deployment has no pictures. */
  picture: string | null;
  /** The tour's own name until its translation is loaded. */
  tourName: string;
  /** False until the translated name is loaded, or has failed to: no name changes its language while it is read. */
  isNamed: boolean;
  tourLanguage: Language;
  /** Null if the ship is not known. */
  shipName: string | null;
  /** The translated names of ports; null while they are loading. */
  portNames: TextsByKey | null;
  voucherTexts: TextsByKey;
  dates: string;
};

/** The trip of a departure, in the visitor's language; null as long as there is no departure. */
export function useTrip(departure: TripDeparture): Trip;
export function useTrip(departure: TripDeparture | null): Trip | null;
export function useTrip(departure: TripDeparture | null): Trip | null {
  const services = useServices();
  const { date, dateRange } = useFormat();
  const getNames = useTourNames();
  const portNames = usePortNames();
  const voucherTexts = useVoucherTexts();
  const { tour_id = '', tour_name = '', date: from, end_date: to = null, ship_id = '', ship_name = '' } = departure ?? {};
  const { data: shipTexts } = useQuery({ ...services.queries.translations.ships(), enabled: ship_id !== '' });
  return useMemo(() => {
    if (from === undefined) return null;
    const tour = getNames?.(tour_id, tour_name);
    return {
      picture: tourPicture(services, tour_id),
      tourName: tour?.shown ?? tour_name,
      isNamed: tour !== undefined,
      tourLanguage: tour?.language ?? ownLanguage,
      shipName: ship_id === '' ? null : translated({ id: ship_id, name: ship_name }, shipTexts, services.runtime.language).name,
      portNames,
      voucherTexts,
      dates: to === null ? date(from, 'full') : dateRange(from, to),
    };
  }, [services, date, dateRange, getNames, portNames, voucherTexts, shipTexts, tour_id, tour_name, from, to, ship_id, ship_name]);
}
