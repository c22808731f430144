import type { IsoDate } from '@booking/domain/schema';
import type { DateChoice, DateStep } from '@booking/domain/steps';
import { useCallback } from 'react';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { usePreload } from '../../app/preload.ts';
import { useServices } from '../../app/services.ts';
import { useStepError } from '../../trip/use-step-error.ts';
import { leadsToTourList } from './leads-to-tour-list.ts';

type Input = { tour: string; value: DateChoice; step: DateStep; isTouched: boolean };

/** The ways back and on. Next is a link to the ships of the day, or a button that shows that a date is missing. */
export function useDateLinks({ tour, value, step, isTouched }: Input) {
  const { runtime } = useServices();
  const screens = useScreens();
  const { href } = useHrefs();
  const { party, departure, cabins } = value;
  const { selected, today, days } = step;
  const next = selected ? href({ to: screens.ship.to, params: { tour, date: selected }, search: { party, departure, cabins } }) : null;
  usePreload(selected && days.has(selected) ? next : null, isTouched);
  const { error, attempt } = useStepError('select-date', selected === null);
  const tours = href({ to: screens.tourList.to, search: { all: '1' } });
  const anyDay = href({ to: screens.date.to, params: { tour }, search: { date: today, party } });
  return {
    tours,
    back: leadsToTourList(runtime) ? { href: tours } : null,
    next: next ? { href: next } : { onClick: attempt },
    error,
    /** The address that selects a day. */
    getDayHref: useCallback((date: IsoDate) => anyDay.replace(`date=${today}`, `date=${date}`), [anyDay, today]),
  };
}
