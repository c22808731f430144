import type { Departure, Language } from '@booking/domain/schema';
import { type DepartureChoice, type ShipOption, shipStep } from '@booking/domain/steps';
import { aDeparture, availabilityWire } from '@booking/domain/testing';
import { useState } from 'react';
import { errorText, useFormat, useTranslation } from '../../i18n/index.ts';
import { SummaryPanel } from '../../summary/index.ts';
import { inSampleLanguage, useSample } from '../in-sample-language.ts';
import { iso, sampleCosts, sampleToday } from '../sample-choosing.ts';
import { SampleAside, SamplePage, SampleProgress } from '../sample-layout.tsx';
import { bargeTexts } from '../sample-texts.ts';
import { type ShipChoice, ShipView } from './ship-view.tsx';

const date = iso('2027-05-08');
const trip = { date, end_date: '2027-05-15' };

export const meander = aDeparture({
  ...trip,
  id: 'D1',
  ship_id: 'meander',
  ship_name: 'Meander',
  port_of_departure_name: 'Amsterdam',
  port_of_arrival_name: 'Bruges',
  availability: availabilityWire(),
  voucher: { code: 'SPRING', description: null, discount_type: 'Discount Percentage', percentage: 10 },
});
export const fleur = aDeparture({
  ...trip,
  id: 'D2',
  ship_id: 'fleur',
  ship_name: 'Fleur',
  on_request: true,
  availability: availabilityWire({ minimum_price: 1049.5 }),
  voucher: { code: 'LESS', description: null, discount_type: 'Discount Amount', amount: 75 },
});
const bare = aDeparture({
  ...trip,
  id: 'D3',
  ship_id: 'zwaan',
  ship_name: 'Zwaan',
  availability: availabilityWire({ available_passengers: 3 }),
});

const descriptions: Record<string, string> = { meander: bargeTexts.en, fleur: 'A small ship for twenty guests.' };

/** The bare one has no price either: the card then shows none. */
const withoutPrice = (option: ShipOption): ShipOption =>
  option.departure.id === bare.id ? { ...option, day: { ...option.day, priceFrom: null } } : option;

const toChoice = (option: ShipOption, language: Language): ShipChoice => {
  const { ship_id, ship_name, tour_name, port_of_departure_name: from, port_of_arrival_name: to } = option.departure;
  const description = descriptions[ship_id];
  const toText = (text: string) => ({ text: inSampleLanguage(text, language), language });
  return {
    option: withoutPrice(option),
    shipName: ship_name,
    tourName: tour_name,
    description: description ? toText(description) : null,
    images: [],
    from: from ? toText(from) : null,
    to: to ? toText(to) : null,
  };
};

type Args = {
  /** Null while loading. */
  departures: readonly Departure[] | null;
  loadError: string | null;
};

/** The view with the state that its container holds. */
export function SampleShip(args: Args) {
  const { departures, loadError } = useSample(args);
  const { t } = useTranslation('ship');
  const { language } = useFormat();
  const [choice, setChoice] = useState<DepartureChoice>({ departure: undefined, cabins: {} });
  const [presses, setPresses] = useState(0);
  const step = shipStep({ departures: departures ?? [], date, today: sampleToday }, { party: 2, departure: choice.departure });
  return (
    <SamplePage>
      <ShipView
        title="ship:title"
        progress={<SampleProgress step={2} />}
        aside={
          <SampleAside>
            <SummaryPanel tourName={inSampleLanguage('Amsterdam to Bruges', language)} departure={null} quote={null} />
          </SampleAside>
        }
        date={date}
        choices={departures && step.options.map((option) => toChoice(option, language))}
        step={step}
        costs={step.chosen ? sampleCosts : null}
        getHref={(id) => `#${id}`}
        back={{ href: '/date' }}
        next={step.chosen ? { href: '/cabins' } : { onClick: () => setPresses(presses + 1) }}
        error={presses > 0 && !step.chosen ? { message: errorText(t, 'choose-ship'), attempt: presses } : null}
        loadError={loadError === null ? null : { message: loadError, onRetry: () => {} }}
        onChange={(update) => setChoice(update)}
      />
    </SamplePage>
  );
}

export const sampleArgs = { departures: [meander, fleur, bare], loadError: null } satisfies Args;
