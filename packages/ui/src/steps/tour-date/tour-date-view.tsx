import { getYearMonth, type YearMonth } from '@booking/domain/date';
import type { MandatoryCosts } from '@booking/domain/pricing';
import type { IsoDate, Language } from '@booking/domain/schema';
import { chooseDay, type DateChoice, type DateStep, type MonthOption } from '@booking/domain/steps';
import { type ComponentType, type ReactNode, Suspense, useId, useState } from 'react';
import { Calendar, FittingMonths, getLegendMarks, Legend, tripFor } from '../../calendar/index.ts';
import { useText, useTranslation } from '../../i18n/index.ts';
import { StepLayout, type StepViewProps } from '../../layout/index.ts';
import { afterPaint, Loading } from '../../primitives/index.ts';
import { type LoadError, LoadErrorNotice } from '../load-error-notice.tsx';
import { MandatoryCostsLine } from '../mandatory-costs-line.tsx';
import { type StepError, StepField } from '../step-field.tsx';
import { DayDetails } from './day-details.tsx';
import type { DepartureListProps } from './departure-list.tsx';
import { MonthField } from './month-field.tsx';
import { NoDepartures, type NoDeparturesProps } from './no-departures.tsx';
import { PartyField } from './party-field.tsx';
import styles from './tour-date-view.module.css';
import { type DateViewMode, ViewToggle } from './view-toggle.tsx';

export type TourDateViewProps = StepViewProps & {
  /** Null until loaded. */
  tour: { name: string; language?: Language | null | undefined; days: number } | null;
  /** What follows from the choice. */
  step: DateStep;
  /** The months of the dropdown. */
  options: readonly MonthOption[];
  /** `onIntend`: called when the visitor is about to change to this month. `onFit`: called when the calendar knows how many months fit. */
  navigation: { onMonth(month: YearMonth): void; onIntend(month: YearMonth): void; onFit(months: 1 | 2): void };
  /** The address that selects a day. */
  getDayHref?: ((date: IsoDate) => string) | undefined;
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
  onChange(update: (before: DateChoice) => Partial<DateChoice>): void;
};

/** Step 1: tour date. */
export function TourDateView(props: TourDateViewProps) {
  const { t } = useTranslation(['tourDate', 'common']);
  const heading = useText(props.title);
  const { tour, step, options, navigation, onChange } = props;
  const { party, months, month, days, selected, lowest } = step;
  const [mode, setMode] = useState<DateViewMode>('calendar');
  const [hovered, setHovered] = useState<IsoDate | null>(null);
  // A hovered day without a trip says nothing: the selected one stays.
  const shown = hovered && tripFor(days.get(hovered)) ? hovered : selected;
  // Of the selected day, the chosen departure.
  const shownDay = shown && shown !== selected ? days.get(shown) : step.pricedDay;
  const isLoading = step.loading.length > 0;
  const cardId = useId();
  const select = (date: IsoDate | null, departure?: string): void => onChange(() => chooseDay(date, departure));
  /** Selects a day outside the calendar or list and shows it there, with the focus. */
  const selectShown = (date: IsoDate): void => {
    if (!months?.includes(getYearMonth(date))) navigation.onMonth(getYearMonth(date));
    select(date);
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
          <span className={styles.lead}>{t('lead')}</span>
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
          <FittingMonths onFit={navigation.onFit}>
            <div className={styles.toolbar}>
              <PartyField party={party} onParty={(value) => onChange(() => ({ party: value }))} />
              <ViewToggle mode={mode} onMode={setMode} />
              <div className={styles.month}>
                {months && month && (
                  <MonthField
                    month={month}
                    options={options}
                    shown={months}
                    range={step.range}
                    onMonth={navigation.onMonth}
                    onIntend={navigation.onIntend}
                  />
                )}
              </div>
            </div>
            <StepField className={styles.field} label={heading} error={props.error} focus='[data-date][tabindex="0"], button[aria-pressed]'>
              {!months ? (
                <div className={styles.placeholder} aria-busy="true" data-placeholder="" />
              ) : mode === 'calendar' ? (
                <Calendar
                  months={months}
                  wideOnly={step.wideOnly}
                  range={step.range}
                  days={days}
                  cheapest={lowest}
                  loading={step.loading}
                  selected={selected}
                  today={step.today}
                  getHref={props.getDayHref}
                  onSelect={(date) => {
                    select(date);
                    // A day that is no longer selected is still under the pointer, or has the focus.
                    setHovered(date === null ? selected : null);
                  }}
                  onMonth={navigation.onMonth}
                  onHover={(date) => setHovered(date === selected ? null : date)}
                />
              ) : (
                <Suspense fallback={<Loading height={376} />}>
                  <props.DepartureList
                    months={months}
                    days={days}
                    cheapest={lowest}
                    party={party}
                    today={step.today}
                    chosen={step.departure?.id ?? null}
                    onSelect={select}
                  />
                </Suspense>
              )}
            </StepField>
          </FittingMonths>
          <div className={styles.foot}>
            {(mode === 'calendar' || selected) && (
              <DayDetails
                day={shownDay ?? undefined}
                chosen={shown !== null && shown === selected}
                isCheapest={shown !== null && lowest.has(shown) && days.get(shown)?.priced?.id === shownDay?.priced?.id}
                cheapest={step.firstLowest}
              />
            )}
            {mode === 'calendar' && <Legend marks={isLoading || !months ? null : getLegendMarks(days, months, lowest)} />}
          </div>
        </div>
      ) : null}
    </>
  );

  return (
    <StepLayout
      title={tour ? t('documentTitle', { tour: tour.name }) : heading}
      heading={heading}
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
