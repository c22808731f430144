import { calendarDays, closestDays, type LostDateReason } from '@booking/domain/calendar';
import { addMonths, type YearMonth } from '@booking/domain/date';
import { toCents } from '@booking/domain/money';
import type { Departure, IsoDate } from '@booking/domain/schema';
import { useState } from 'react';
import { useFormat } from '../../i18n/index.ts';
import { SummaryPanel } from '../../summary/index.ts';
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
  width: 1 | 2;
  loading: boolean;
  /** The second month is loading, the first is loaded. */
  loadingSecond?: boolean;
  known: boolean;
  loadError: string | null;
  lost: LostDateReason | null;
  ended?: 'over' | 'none';
};

const lostDate = iso('2027-06-05');
const range = { first: '2027-05' as YearMonth, last: '2027-07' as YearMonth };
const options = [
  { month: '2027-05' as YearMonth, priceFrom: toCents(119_900) },
  { month: '2027-06' as YearMonth, priceFrom: toCents(109_900) },
  { month: '2027-07' as YearMonth, priceFrom: null },
];

/** The view with the state that its container holds. */
export function SampleTourDate(args: Args) {
  const { dateRange } = useFormat();
  const [party, setParty] = useState(args.party);
  const [selected, setSelected] = useState<IsoDate | null>(args.date as IsoDate | null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [month, setMonth] = useState(args.start as YearMonth);
  const [attempts, setAttempts] = useState(0);
  const months = args.width === 2 ? [month, addMonths(month, 1)] : [month];
  const days = calendarDays(args.loading ? [] : args.departures, party, sampleToday);
  const onDay = (selected ? days.get(selected)?.departures : undefined) ?? [];
  const departure = onDay.length === 1 ? onDay[0] : onDay.find(({ id }) => id === chosenId);
  const dates = departure ? dateRange(departure.date, departure.end_date) : null;
  return (
    <SamplePage>
      <TourDateView
        title="tourDate:title"
        progress={<SampleProgress step={1} />}
        aside={
          <SampleAside>
            <SummaryPanel tourName="Amsterdam to Bruges" departure={departure ?? null} quote={null} />
          </SampleAside>
        }
        tour={{ name: 'Amsterdam to Bruges', days: 8 }}
        party={party}
        onParty={setParty}
        month={args.known ? month : null}
        months={args.known ? months : null}
        range={range}
        monthOptions={options}
        days={days}
        loading={args.loading ? months : args.loadingSecond ? months.slice(1) : []}
        today={sampleToday}
        selected={selected}
        costs={selected ? sampleCosts : null}
        departure={departure?.id ?? null}
        onSelect={(day, id) => {
          setSelected(day);
          setChosenId(id ?? null);
        }}
        onMonth={setMonth}
        onIntendMonth={() => {}}
        next={args.ended ? null : selected ? { href: '/ship' } : { onClick: () => setAttempts(attempts + 1) }}
        bar={{ total: null, dates }}
        error={attempts > 0 && !selected ? { message: 'Please select a date', attempt: attempts } : null}
        renderLost={(select) =>
          args.lost && !selected ? (
            <LostDateNotice lost={{ date: lostDate, reason: args.lost, closest: closestDays(days, lostDate, 3) }} onSelect={select} />
          ) : null
        }
        DepartureList={DepartureList}
        ended={args.ended ? { reason: args.ended, toursHref: '/tours', phone: '+31 20 555 0142' } : null}
        loadError={args.loadError === null ? null : { message: args.loadError, onRetry: () => {} }}
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
