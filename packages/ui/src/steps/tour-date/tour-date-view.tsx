import { type CalendarDay, cheapestDays, departureDay } from '@booking/domain/calendar';
import { getYearMonth, type YearMonth } from '@booking/domain/date';
import type { MandatoryCosts } from '@booking/domain/pricing';
import type { IsoDate, Language } from '@booking/domain/schema';
import { type ComponentType, type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import { Calendar, getLegendMarks, Legend, type MonthRange, tripFor } from '../../calendar/index.ts';
import { useText, useTranslation } from '../../i18n/index.ts';
import { StepLayout, type StepViewProps } from '../../layout/index.ts';
import { afterPaint, Loading } from '../../primitives/index.ts';
import { type LoadError, LoadErrorNotice } from '../load-error-notice.tsx';
import { MandatoryCostsLine } from '../mandatory-costs-line.tsx';
import { type StepError, StepField } from '../step-field.tsx';
import { DayDetails } from './day-details.tsx';
import type { DepartureListProps } from './departure-list.tsx';
import { MonthArrows } from './month-arrows.tsx';
import { MonthField, type MonthOption } from './month-field.tsx';
import { NoDepartures, type NoDeparturesProps } from './no-departures.tsx';
import { PartyField } from './party-field.tsx';
import styles from './tour-date-view.module.css';
import { type DateViewMode, ViewToggle } from './view-toggle.tsx';

export type { MonthOption };

export type TourDateViewProps = StepViewProps & {
  /** Null until loaded. */
  tour: { name: string; language?: Language | null | undefined; days: number } | null;
  party: number;
  onParty(party: number): void;
  /** The month selected in the dropdown. */
  month: YearMonth | null;
  /** The one or two months shown; null until the first one is known. */
  months: readonly YearMonth[] | null;
  /** See `CalendarProps`. */
  wideOnly?: YearMonth | undefined;
  range: MonthRange | null;
  monthOptions: readonly MonthOption[];
  days: ReadonlyMap<IsoDate, CalendarDay>;
  loading: readonly YearMonth[];
  today: IsoDate;
  selected: IsoDate | null;
  /** The chosen departure of the selected day; null if the day has several and none of them is chosen. */
  departure: string | null;
  /** The address that selects a day. */
  hrefOfDay?: ((date: IsoDate) => string) | undefined;
  /** Selects a day, or one departure of it. */
  onSelect(date: IsoDate | null, departure?: string): void;
  onMonth(month: YearMonth): void;
  onIntendMonth(month: YearMonth): void;
  /** What comes on top of the chosen day's price; null while it is not known. */
  costs: MandatoryCosts | null;
  /** 'Please select a date'. */
  error: StepError | null;
  /** Says that the selected date was removed, because the party can no longer book it. `select` selects another day and shows it, with the focus. */
  renderLost: ((select: (date: IsoDate) => void) => ReactNode) | null;
  /** The list of departures. It may suspend: most visitors never switch from the calendar to it. */
  DepartureList: ComponentType<DepartureListProps>;
  loadError: LoadError | null;
  /** The tour has nothing to book; null if it has, or as long as that is not known. */
  ended: NoDeparturesProps | null;
};

/** Step 1: tour date. */
export function TourDateView(props: TourDateViewProps) {
  const { t } = useTranslation(['tourDate', 'common']);
  const heading = useText(props.title);
  const { tour, party, months, days, selected } = props;
  const [mode, setMode] = useState<DateViewMode>('calendar');
  const [hovered, setHovered] = useState<IsoDate | null>(null);
  // A hovered day without a trip says nothing: the selected one stays.
  const shown = hovered && tripFor(days.get(hovered)) ? hovered : selected;
  // Of the selected day, the chosen departure.
  const chosen = selected && shown === selected ? days.get(selected)?.departures.find(({ id }) => id === props.departure) : undefined;
  const shownDay = chosen ? departureDay(chosen, party, props.today) : shown ? days.get(shown) : undefined;
  // Not while a month is loading: it may have a lower price.
  const isLoading = props.loading.length > 0;
  const cheapest = useMemo(() => cheapestDays(days, isLoading ? [] : (months ?? [])), [days, months, isLoading]);
  const [firstCheapest] = [...cheapest].toSorted();
  const cardId = useId();
  /** Selects a day outside the calendar or list and shows it there, with the focus. */
  const selectShown = (date: IsoDate): void => {
    const month = getYearMonth(date);
    if (!months?.includes(month)) props.onMonth(month);
    props.onSelect(date);
    void afterPaint().then(() =>
      document.getElementById(cardId)?.querySelector<HTMLElement>('[data-date][aria-selected=true], button[aria-pressed=true]')?.focus(),
    );
  };
  const isFailed = props.loadError !== null;
  // Placeholders reserve the line and the calendar until they are loaded, so that nothing moves. None stays under a failure.
  const lead = (
    <>
      {tour || !isFailed ? (
        <span className={styles.tour}>
          {tour ? (
            <>
              <span lang={tour.language ?? undefined}>{tour.name}</span>
              <span>{` · ${t('common:days', { count: tour.days })}`}</span>
            </>
          ) : (
            '\u00a0'
          )}
        </span>
      ) : null}
      {props.ended ? null : (
        <>
          <span>{t('lead')}</span>
          <MandatoryCostsLine costs={props.costs} />
        </>
      )}
    </>
  );

  const choice = (
    <>
      <div role="status">{props.renderLost?.(selectShown)}</div>
      {months || !isFailed ? (
        <div className={styles.card} id={cardId}>
          <div className={styles.toolbar}>
            <div className={styles.month}>
              {months?.[0] && (
                <MonthField
                  month={props.month && months.includes(props.month) ? props.month : months[0]}
                  options={props.monthOptions}
                  onMonth={props.onMonth}
                />
              )}
            </div>
            <div className={styles.controls}>
              <PartyField party={party} onParty={props.onParty} />
              <ViewToggle mode={mode} onMode={setMode} />
            </div>
          </div>
          <StepField label={heading} error={props.error} focus='[data-date][tabindex="0"], button[aria-pressed]'>
            <div className={styles.months}>
              {months && <MonthArrows shown={months} range={props.range} onMonth={props.onMonth} onIntend={props.onIntendMonth} />}
              {!months ? (
                <div className={styles.placeholder} aria-busy="true" data-placeholder="" />
              ) : mode === 'calendar' ? (
                <Calendar
                  months={months}
                  wideOnly={props.wideOnly}
                  range={props.range}
                  days={days}
                  cheapest={cheapest}
                  loading={props.loading}
                  selected={selected}
                  today={props.today}
                  getHref={props.hrefOfDay}
                  onSelect={props.onSelect}
                  onMonth={props.onMonth}
                  onHover={setHovered}
                />
              ) : (
                <Suspense fallback={<Loading height={376} />}>
                  <props.DepartureList
                    months={months}
                    days={days}
                    cheapest={cheapest}
                    party={party}
                    today={props.today}
                    chosen={props.departure}
                    onSelect={props.onSelect}
                  />
                </Suspense>
              )}
            </div>
          </StepField>
          <div className={styles.foot}>
            {(mode === 'calendar' || selected) && (
              <DayDetails
                day={shownDay}
                chosen={shown !== null && shown === selected}
                isCheapest={shown !== null && cheapest.has(shown) && days.get(shown)?.priced?.id === shownDay?.priced?.id}
                cheapest={firstCheapest && days.get(firstCheapest)}
              />
            )}
            {mode === 'calendar' && <Legend marks={isLoading || !months ? null : getLegendMarks(days, months, cheapest)} />}
          </div>
        </div>
      ) : null}
    </>
  );

  return (
    <StepLayout
      title={heading}
      lead={lead}
      progress={props.progress}
      aside={props.aside}
      back={props.back}
      next={props.next}
      bar={props.bar}
    >
      <LoadErrorNotice error={props.loadError} />
      {props.ended ? <NoDepartures {...props.ended} /> : choice}
    </StepLayout>
  );
}
