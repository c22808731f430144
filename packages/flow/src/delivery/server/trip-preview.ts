import { calendarDays, dayPrice, departureDay } from '@booking/domain/calendar';
import { formatDate, formatDateRange, getYearMonth } from '@booking/domain/date';
import { type Cents, formatMoney } from '@booking/domain/money';
import type { Departure, IsoDate, Tour } from '@booking/domain/schema';
import type { I18n } from '@booking/ui/i18n';
import type { Services } from '../../app/services.ts';
import { toTourNames } from '../../app/tour-names.ts';
import { toPictureAddress } from '../../layout/tour-picture.ts';
import type { TripStep } from '../../layout/trip-address.ts';

/** What a messenger shows of a shared trip. */
export type TripPreview = {
  /** The tours' names, in the page's language. */
  title: string;
  /** Dates, persons and starting price, as far as they are known. */
  description: string;
  /** What a person pays at least; null if it is not known. */
  priceFrom: Cents | null;
  /** The address of the tour's picture for messengers; null if the deployment has none. */
  image: string | null;
};

type Choice = {
  tours: readonly Pick<Tour, 'id' | 'name'>[];
  tourId: string;
  date: IsoDate | undefined;
  departure: Departure | undefined;
  /** What a person pays at least. */
  priceFrom: Cents | null;
};

type Source = Pick<Services, 'queryClient' | 'queries'>;

/** The choice on the date or ship step; null without the tour. */
function getTourChoice({ queryClient, queries }: Source, { params, search }: TripStep, party: number, today: IsoDate): Choice | null {
  const { tour = '' } = params;
  const detail = queryClient.getQueryData(queries.tours.detail(tour).queryKey);
  if (!detail) return null;
  const date = (params.date as IsoDate | undefined) ?? search.date;
  const onSale = date && queryClient.getQueryData(queries.tours.departures(tour, getYearMonth(date)).queryKey);
  const day = date && calendarDays(onSale ?? [], party, today).get(date);
  const departure = day?.departures.find(({ id }, _, { length }) => length === 1 || id === search.departure);
  const months = queryClient.getQueryData(queries.tours.prices(tour).queryKey) ?? [];
  const [lowest = null] = months.map(({ minimum_price }) => minimum_price).toSorted((one, two) => one - two);
  const shown = departure ? departureDay(departure, party, today) : day;
  const priceFrom = date ? ((shown && dayPrice(shown)) ?? null) : lowest;
  const [first] = detail.tours;
  return { tours: detail.tours, tourId: departure?.tour_id ?? first?.id ?? tour, date, departure, priceFrom };
}

function getChoice(source: Source, step: TripStep, party: number, today: IsoDate): Choice | null {
  const { departure: id } = step.params;
  if (id === undefined) return getTourChoice(source, step, party, today);
  const departure = source.queryClient.getQueryData(source.queries.departures.detail(id).queryKey);
  if (!departure) return null;
  const { tour_name, tour_id, date } = departure;
  return {
    tours: [{ id: tour_id, name: tour_name }],
    tourId: tour_id,
    date,
    departure,
    priceFrom: dayPrice(departureDay(departure, party, today)),
  };
}

/** The preview of the trip in an address, from the data that the page was rendered with; null if there is none. */
export function getTripPreview(services: Services, i18n: I18n, step: TripStep, today: IsoDate): TripPreview | null {
  const { language, config } = services.runtime;
  const pictures = config.socialPictures ?? config.tourPictures;
  const party = step.search.party;
  const choice = getChoice(services, step, party ?? 2, today);
  if (!choice) return null;
  const { tours, tourId, date, departure, priceFrom } = choice;
  const names = services.queryClient.getQueryData(services.queries.tours.translations().queryKey);
  const dates = departure ? formatDateRange(departure.date, departure.end_date, language) : date && formatDate(date, language, 'medium');
  const persons = party === undefined ? null : i18n.t('common:persons', { count: party });
  const price = priceFrom !== null && i18n.t('departures:fromPerPerson', { price: formatMoney(priceFrom, language, { whole: true }) });
  return {
    title: tours.map(({ id, name }) => toTourNames(names, language, id, name).shown).join(' · '),
    description: [dates, persons, price].filter(Boolean).join(' · '),
    priceFrom,
    image: pictures && toPictureAddress(pictures, tourId),
  };
}
