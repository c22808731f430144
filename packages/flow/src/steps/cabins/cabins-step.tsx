import { type CabinSelection, fitSelection } from '@booking/domain/cabins';
import { cabinStep } from '@booking/domain/steps';
import { CabinsView } from '@booking/ui/steps/cabins';
import { type ReactNode, useEffect, useMemo } from 'react';
import { reportCabinChange, reportCabinStep } from '../../analytics/cart.ts';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { useServices } from '../../app/services.ts';
import { earlierSteps } from '../../layout/earlier-steps.ts';
import { useStepLayout } from '../../layout/use-step-layout.tsx';
import { BookedTripSlot } from '../../trip/notices/booked-trip-slot.tsx';
import { PriceNoticeSlot } from '../../trip/price/price-notice-slot.tsx';
import { useMandatoryCosts } from '../../trip/price/use-mandatory-costs.ts';
import { useChoice } from '../../trip/use-choice.ts';
import { CabinsAside } from './cabins-aside.tsx';
import { useCabinsData } from './use-cabins-data.ts';
import { useStart } from './use-start.ts';

/** The cabin step of a departure. The address has the choice; all that follows from it is `cabinStep` of the domain. */
export function CabinsStep({ id }: { id: string }): ReactNode {
  const { analytics } = useServices();
  const screens = useScreens();
  const { href } = useHrefs();
  const data = useCabinsData(id);
  const { departure, products, offer, stored, choices, loadError } = data;
  const { value, change, isTouched } = useChoice(screens.cabins.useSearch());
  const { cabins, party, tours } = value;
  const step = useMemo(() => offer && cabinStep(offer, { cabins, party, stored }), [offer, cabins, party, stored]);
  const start = useStart({ departure: id, party, tours, step: choices && step, isTouched });
  const costs = useMandatoryCosts(departure);
  const tour = tours ?? departure?.tour_id;
  const earlier = tour && departure ? earlierSteps(screens, href, { tour, departure, party, cabins }) : null;
  const layout = useStepLayout(earlier ?? {});

  useEffect(() => {
    if (departure && products) reportCabinStep(analytics, { departure, products, persons: party });
  }, [analytics, departure, products, party]);

  const onChange = (update: (before: CabinSelection) => CabinSelection): void => {
    if (!offer || !step) return;
    start.reset();
    reportCabinChange(analytics, step.selection, update(step.selection), offer.cabinTypes);
    change((before) => ({ cabins: update(fitSelection(before.cabins, offer.cabinTypes)) }));
  };

  const priced = step?.priced ?? null;
  const quote = priced?.price ?? null;
  const notice = <PriceNoticeSlot departureId={id} priced={data.isUnsettled ? null : priced} {...data.names} />;
  return (
    <CabinsView
      {...layout}
      aside={<CabinsAside data={data} tour={tour} party={party} quote={quote} notice={notice} />}
      back={earlier && { href: earlier.ship }}
      next={choices?.length === 0 || loadError ? null : start.next}
      bar={{ total: quote?.total ?? null, dates: data.dates, persons: step?.persons || party, notice }}
      notice={<BookedTripSlot departureId={id} />}
      choices={choices}
      step={step}
      party={party}
      voucher={departure?.voucher ?? null}
      costs={costs}
      question={start.question}
      error={start.error}
      loadError={loadError}
      getHref={(taken) => href({ to: screens.cabins.to, params: { departure: id }, search: { party, tours, cabins: taken } })}
      onChange={onChange}
    />
  );
}
