import type { IsoDate } from '@booking/domain/schema';
import { chooseDeparture, type DepartureChoice, type ShipOption } from '@booking/domain/steps';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { usePreload } from '../../app/preload.ts';
import { useStepError } from '../../trip/use-step-error.ts';

type Input = {
  tour: string;
  date: IsoDate;
  value: DepartureChoice & { party: number };
  chosen: ShipOption | null;
  isTouched: boolean;
};

/** The ways back and on, which keep the choice. Next is a link to the cabins, or a button that shows that a ship is missing. */
export function useShipLinks({ tour, date, value, chosen, isTouched }: Input) {
  const screens = useScreens();
  const { href } = useHrefs();
  const { party } = value;
  const kept = chosen && chooseDeparture(value, chosen.departure.id);
  const joined = tour.includes(':') ? tour : undefined;
  const next = kept
    ? href({ to: screens.cabins.to, params: { departure: kept.departure }, search: { party, tours: joined, cabins: kept.cabins } })
    : null;
  usePreload(next, isTouched);
  const { error, attempt } = useStepError('choose-ship', !chosen);
  return {
    back: href({ to: screens.date.to, params: { tour }, search: { date, party, ...kept } }),
    next: next ? { href: next } : { onClick: attempt },
    error,
    /** The address at which a departure is chosen. */
    getHref: (id: string): string =>
      href({ to: screens.ship.to, params: { tour, date }, search: { party, ...chooseDeparture(value, id) } }),
  };
}
