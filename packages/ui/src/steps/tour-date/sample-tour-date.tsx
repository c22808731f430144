import { calendarDays, closestDays, type LostDateReason, offeredDays } from '@booking/domain/calendar';
import type { YearMonth } from '@booking/domain/date';
import { toCents } from '@booking/domain/money';
import type { Departure, IsoDate } from '@booking/domain/schema';
import { type DateChoice, dateStep, shownMonths } from '@booking/domain/steps';
import { useState } from 'react';
import { errorText, useFormat, useTranslation } from '../../i18n/index.ts';
import { SummaryPanel } from '../../summary/index.ts';
import { samplePortNames } from '../../summary/sample-trip.ts';
import { useSample } from '../in-sample-language.ts';
import { LostDateNotice } from '../lost-date-notice.tsx';
import { iso, sampleCosts, sampleSeason, sampleToday } from '../sample-choosing.ts';
import { SampleAside, SamplePage, SampleProgress } from '../sample-layout.tsx';
import { DepartureList } from './departure-list.tsx';
import { TourDateView } from './tour-date-view.tsx';

type Args = {
  departures: readonly Departure[];
  party: number;
  date: string | null;
  start: string;
  /** The most months to show. */
  width: 1 | 2;
  loading: boolean;
  /** The second month is loading, the first is loaded. */
  loadingSecond?: boolean;
  known: boolean;
  loadError: string | null;
  lost: LostDateReason | null;
  ended?: 'over' | 'none';
};

const tour = { name: 'Amsterdam to Bruges', days: 8 };
const lostDate = iso('2027-06-05');
const season = { first_departure: iso('2027-05-01'), last_departure: iso('2027-07-31'), first_available: iso('2027-05-08') };
const options = [
  { month: '2027-05' as YearMonth, priceFrom: toCents(119_900) },
  { month: '2027-06' as YearMonth, priceFrom: toCents(109_900) },
  { month: '2027-07' as YearMonth, priceFrom: null },
];

/** The view with the state that its container holds. */
export function SampleTourDate(given: Args) {
  const args = useSample(given);
  const shownTour = useSample(tour);
  const portNames = useSample(samplePortNames);
  const { t } = useTranslation('tourDate');
  const { dateRange } = useFormat();
  const [choice, setChoice] = useState<DateChoice>({
    date: (args.date ?? undefined) as IsoDate | undefined,
    party: args.party,
    cabins: {},
  });
  const [month, setMonth] = useState(args.start as YearMonth);
  const [fitting, onFit] = useState<1 | 2>(args.width);
  const [presses, setPresses] = useState(0);
  const shown = shownMonths(
    { season, today: sampleToday },
    { month, searchDate: undefined, sessionDate: null, width: args.width === 1 ? 1 : fitting },
  );
  const months = shown.months ?? [];
  const step = dateStep(
    {
      ...shown,
      months: args.known ? shown.months : null,
      wideOnly: undefined,
      days: calendarDays(args.loading ? [] : args.departures, choice.party, sampleToday),
      loaded: [],
      loading: args.loading ? months : args.loadingSecond ? months.slice(1) : [],
      season,
      ended: args.ended ?? null,
      today: sampleToday,
    },
    choice,
  );
  const { selected, departure } = step;
  return (
    <SamplePage>
      <TourDateView
        title="tourDate:title"
        progress={<SampleProgress step={1} />}
        aside={
          <SampleAside>
            <SummaryPanel tourName={shownTour.name} departure={departure} portNames={portNames} quote={null} />
          </SampleAside>
        }
        tour={shownTour}
        step={step}
        options={options}
        navigation={{ onMonth: setMonth, onIntend: () => {}, onFit }}
        costs={selected ? sampleCosts : null}
        next={args.ended ? null : selected ? { href: '/ship' } : { onClick: () => setPresses(presses + 1) }}
        bar={{ total: null, dates: departure && dateRange(departure.date, departure.end_date) }}
        error={presses > 0 && !selected ? { message: errorText(t, 'select-date'), attempt: presses } : null}
        renderLost={(select) =>
          args.lost && !selected ? (
            <LostDateNotice
              lost={{ date: lostDate, reason: args.lost, closest: closestDays(step.days, lostDate, offeredDays) }}
              onSelect={select}
            />
          ) : null
        }
        DepartureList={DepartureList}
        ended={args.ended ? { reason: args.ended, toursHref: '/tours', phone: '+31 20 555 0142' } : null}
        loadError={args.loadError === null ? null : { message: args.loadError, onRetry: () => {} }}
        onChange={(update) => setChoice((before) => ({ ...before, ...update(before) }))}
      />
    </SamplePage>
  );
}

export const sampleArgs: Args = {
  departures: sampleSeason,
  party: 2,
  date: null,
  start: '2027-05',
  width: 2,
  loading: false,
  known: true,
  loadError: null,
  lost: null,
};

/** The cell of a day. Throws if the month is not shown. */
export const cell = (root: HTMLElement, date: string) => {
  const found = root.querySelector<HTMLElement>(`[data-date="${date}"]`);
  if (!found) throw new Error(`no day ${date}`);
  return found;
};
