import type { IsoDate } from '@booking/domain/schema';
import { shipStep } from '@booking/domain/steps';
import { useFormat } from '@booking/ui/i18n';
import { ShipView } from '@booking/ui/steps/ship';
import { type ReactNode, useMemo } from 'react';
import { useScreens } from '../../app/addresses.ts';
import { useStepLayout } from '../../layout/use-step-layout.tsx';
import { useFromNote } from '../../trip/price/from-price.tsx';
import { useMandatoryCosts } from '../../trip/price/use-mandatory-costs.ts';
import { useChoice } from '../../trip/use-choice.ts';
import { ShipAside } from './ship-aside.tsx';
import { shipChoices } from './ship-choices.ts';
import { useShipData } from './use-ship-data.ts';
import { useShipLinks } from './use-ship-links.ts';

/** The ship step of a date. The address has the choice; all that follows from it is `shipStep` of the domain. */
export function ShipStep({ tour, date }: { tour: string; date: IsoDate }): ReactNode {
  const format = useFormat();
  const screens = useScreens();
  const data = useShipData(tour, date);
  const { offer, texts, loadError } = data;
  const { value, change, isTouched } = useChoice(screens.ship.useSearch());
  const { party, departure } = value;
  const step = useMemo(() => offer && shipStep(offer, { party, departure }), [offer, party, departure]);
  const choices = step && texts ? shipChoices(step.options, texts) : null;
  const chosen = (choices && step?.chosen) ?? null;
  const links = useShipLinks({ tour, date, value, chosen, isTouched });
  const costs = useMandatoryCosts(chosen?.departure ?? null);
  const note = useFromNote(step?.from ?? null);
  const layout = useStepLayout({ departure_date: links.back });

  const details = choices ? step?.details : loadError ? null : undefined;
  // The first day is known before the ships are loaded.
  const dates = details?.end_date ? format.dateRange(date, details.end_date) : format.date(date, 'medium');
  return (
    <ShipView
      {...layout}
      aside={<ShipAside {...{ data, tour, date, party, step, choices, details, dates }} />}
      back={{ href: links.back }}
      next={choices?.length === 0 || loadError ? null : links.next}
      bar={{ total: null, dates, persons: party, note }}
      date={date}
      choices={choices}
      step={step}
      costs={costs}
      getHref={links.getHref}
      error={links.error}
      loadError={loadError}
      onChange={change}
    />
  );
}
