import { type CabinSelection, personCount, setCabinCount, setPersons } from '@booking/domain/cabins';
import { noInsurance } from '@booking/domain/insurance';
import { subtract } from '@booking/domain/money';
import { mandatoryCosts, type Quote, quote } from '@booking/domain/pricing';
import { partyIssue, passengerLimitIssue, suggestCabins } from '@booking/domain/suggestions';
import { toOwnText } from '@booking/domain/translations';
import { useState } from 'react';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { SummaryPanel } from '../../summary/index.ts';
import { sampleDeparture, sampleInput } from '../../summary/sample-trip.ts';
import { sampleCabinTypes } from '../sample-choosing.ts';
import { SampleAside, SamplePage, SampleProgress } from '../sample-layout.tsx';
import { type CabinChoice, type CabinSuggestion, CabinsView } from './cabins-view.tsx';

const all = sampleCabinTypes.map((type): CabinChoice => ({ type, name: type.name, description: toOwnText(type.description), images: [] }));
export type Args = {
  choices: readonly CabinChoice[] | null;
  cabins: CabinSelection;
  party: number;
  limits: { minimum_passengers: number; maximum_passengers: number } | null;
  adjusted: boolean;
  loadError: string | null;
  embedded: boolean;
};

/** The quote of the cabin step, without a country: the same as in the summary. */
const price = (cabins: CabinSelection): Quote =>
  quote({ ...sampleInput, cabinTypes: sampleCabinTypes, cabins, passengers: [], country: null, additional: {}, insurance: noInsurance });

const suggestions = (selection: CabinSelection, party: number, choices: readonly CabinChoice[] | null): CabinSuggestion[] =>
  Object.entries((choices && suggestCabins(sampleCabinTypes, party)) ?? {}).map(([kind, cabins]) => ({
    kind: kind as CabinSuggestion['kind'],
    cabins,
    quote: price(cabins),
    chosen: JSON.stringify(cabins) === JSON.stringify(selection),
  }));

/** The view with the state that its container holds. */
export function SampleCabins({ choices, cabins, party, limits, adjusted, loadError, embedded }: Args) {
  const { t } = useTranslation('cabins');
  const { dateRange } = useFormat();
  const [selection, setSelection] = useState(cabins);
  const [attempts, setAttempts] = useState(0);
  const persons = personCount(selection);
  const current = persons > 0 ? price(selection) : null;
  const problem = passengerLimitIssue(limits, persons);
  const start = { href: '/passengers', newWindow: embedded };
  return (
    <SamplePage>
      <CabinsView
        title="cabins:title"
        progress={<SampleProgress step={3} />}
        aside={
          <SampleAside>
            <SummaryPanel tourName={null} departure={sampleDeparture} party={party} quote={current} />
          </SampleAside>
        }
        choices={choices}
        selection={selection}
        party={party}
        suggestions={suggestions(selection, party, choices)}
        voucher={sampleInput.departure.voucher ?? null}
        costs={mandatoryCosts(sampleInput.departure, sampleInput.products)}
        partyIssue={partyIssue(limits, choices?.map(({ type }) => type) ?? [], party)}
        question={persons > 0 && problem ? { issue: problem, isRefused: true, attempt: attempts, start } : null}
        getSecondPersonCost={(typeId, index) =>
          party > 1 && selection[typeId]?.[index] === 1
            ? subtract(price(setPersons(selection, typeId, index, 2)).total, price(selection).total)
            : null
        }
        onTake={setSelection}
        onCount={(type, count) => setSelection(setCabinCount(selection, type, count))}
        onPersons={(id, index, value) => setSelection(setPersons(selection, id, index, value))}
        adjusted={adjusted}
        back={{ href: '/ship' }}
        next={persons > 0 && !problem ? { label: t('start'), ...start } : { label: t('start'), onClick: () => setAttempts(attempts + 1) }}
        bar={{ total: current?.total ?? null, dates: dateRange(sampleDeparture.date, sampleDeparture.end_date) }}
        error={attempts > 0 && persons === 0 ? { message: 'Please select your cabin(s)', attempt: attempts } : null}
        loadError={loadError === null ? null : { message: loadError, onRetry: () => {} }}
      />
    </SamplePage>
  );
}

export const sampleArgs = {
  choices: all,
  cabins: {},
  party: 4,
  limits: null,
  adjusted: false,
  loadError: null,
  embedded: false,
} satisfies Args;
