import type { CabinSelection } from '@booking/domain/cabins';
import { mandatoryCosts } from '@booking/domain/pricing';
import { cabinStep, nothingStored } from '@booking/domain/steps';
import { aDeparture, anAvailability } from '@booking/domain/testing';
import { toOwnText } from '@booking/domain/translations';
import { useState } from 'react';
import { errorText, useFormat, useTranslation } from '../../i18n/index.ts';
import { SummaryPanel } from '../../summary/index.ts';
import { sampleDeparture, sampleInput, samplePortNames, sampleVoucherTexts } from '../../summary/sample-trip.ts';
import { useSample } from '../in-sample-language.ts';
import { sampleCabinTypes } from '../sample-choosing.ts';
import { SampleAside, SamplePage, SampleProgress } from '../sample-layout.tsx';
import { type CabinChoice, CabinsView } from './cabins-view.tsx';

export type Args = {
  choices: readonly CabinChoice[] | null;
  cabins: CabinSelection;
  party: number;
  limits: { minimum_passengers: number; maximum_passengers: number } | null;
  loadError: string | null;
  embedded: boolean;
};

const summary = {
  tourName: sampleDeparture.tour_name,
  departure: sampleDeparture,
  portNames: samplePortNames,
  voucherTexts: sampleVoucherTexts,
};

const withLimits = (limits: NonNullable<Args['limits']>) => ({
  ...sampleDeparture,
  availability: aDeparture({ availability: anAvailability(limits) }).availability,
});

/** The view with the state that its container holds. */
export function SampleCabins(args: Args) {
  const { choices, cabins, party, limits, loadError, embedded } = useSample(args);
  const trip = useSample(summary);
  const products = useSample(sampleInput.products);
  const { t } = useTranslation('cabins');
  const { dateRange } = useFormat();
  const [chosen, setChosen] = useState(cabins);
  const [presses, setPresses] = useState(0);
  const departure = limits ? withLimits(limits) : trip.departure;
  const cabinTypes = choices?.map(({ type }) => type) ?? [];
  const step = cabinStep({ departure, cabinTypes, products }, { cabins: chosen, party, stored: nothingStored });
  const quote = step.priced?.price ?? null;
  const start = { href: '/passengers', newWindow: embedded };
  return (
    <SamplePage>
      <CabinsView
        title="cabins:title"
        progress={<SampleProgress step={3} />}
        aside={
          <SampleAside>
            <SummaryPanel {...trip} party={party} quote={quote} />
          </SampleAside>
        }
        choices={choices}
        step={step}
        party={party}
        voucher={departure.voucher ?? null}
        costs={mandatoryCosts(departure, products)}
        question={step.question && { ...step.question, presses, start }}
        back={{ href: '/ship' }}
        next={quote && !step.question ? { label: t('start'), ...start } : { label: t('start'), onClick: () => setPresses(presses + 1) }}
        bar={{ total: quote?.total ?? null, dates: dateRange(departure.date, departure.end_date) }}
        error={presses > 0 && !quote ? { message: errorText(t, 'select-cabins'), attempt: presses } : null}
        loadError={loadError === null ? null : { message: loadError, onRetry: () => {} }}
        getHref={() => '#taken'}
        onChange={(update) => setChosen(update(step.selection))}
      />
    </SamplePage>
  );
}

export const sampleArgs = {
  choices: sampleCabinTypes.map((type): CabinChoice => ({ type, name: type.name, description: toOwnText(type.description), images: [] })),
  cabins: {},
  party: 4,
  limits: null,
  loadError: null,
  embedded: false,
} satisfies Args;
