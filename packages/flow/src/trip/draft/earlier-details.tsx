import type { PassengersFormValues } from '@booking/domain/passengers';
import { useFormat } from '@booking/ui/i18n';
import { EarlierDetailsOffer, EarlierDetailsUsed } from '@booking/ui/steps/earlier-details';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/services.ts';
import { useTourNames } from '../../app/tour-names.ts';
import type { DepartureEntries } from '../../storage/departure-entries.ts';
import { unvalidatedEntries } from '../../storage/passengers.ts';
import { useFirstStored } from '../../storage/use-first-stored.ts';

const isFilled = ({ main, passengers }: PassengersFormValues): boolean =>
  main.emailAddress !== '' || passengers.some(({ firstName, lastName }) => firstName !== '' || lastName !== '');

/** The newest details of another departure; null if this one has details of its own. */
function findEarlier(entries: DepartureEntries<PassengersFormValues>, departureId: string) {
  if (entries.peek(departureId) !== null) return null;
  const filled = entries.peekAll().filter(({ value }) => isFilled(value));
  return filled.toSorted((one, other) => other.savedAt - one.savedAt)[0] ?? null;
}

/** The details that were entered for another trip, with its tour and dates in words, once these are known. */
function useEarlierDetails(departureId: string): { values: PassengersFormValues; trip: string } | null {
  const { queries } = useServices();
  const { dateRange } = useFormat();
  const earlier = useFirstStored(unvalidatedEntries, (entries) => findEarlier(entries, departureId));
  const { data } = useQuery({ ...queries.departures.detail(earlier?.departureId ?? ''), enabled: earlier !== null });
  const getNames = useTourNames();
  if (!earlier || !data || !getNames) return null;
  const { shown } = getNames(data.tour_id, data.tour_name);
  return { values: earlier.value, trip: `${shown}, ${dateRange(data.date, data.end_date)}` };
}

type EarlierDetailsProps = {
  departureId: string;
  /** They were filled in. */
  isUsed: boolean;
  /** The form did not start anew for another reason. */
  isOffered: boolean;
  onUse(values: PassengersFormValues): void;
};

/** Offers the details that were entered for another trip, and says that they were filled in. */
export function EarlierDetails({ departureId, isUsed, isOffered, onUse }: EarlierDetailsProps) {
  const earlier = useEarlierDetails(departureId);
  if (isUsed) return <EarlierDetailsUsed />;
  if (!isOffered || !earlier) return null;
  return <EarlierDetailsOffer trip={earlier.trip} onUse={() => onUse(earlier.values)} />;
}
