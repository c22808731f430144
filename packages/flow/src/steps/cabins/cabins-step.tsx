import { type CabinSelection, fitSelection, personCount, setCabinCount, setPersons } from '@booking/domain/cabins';
import { quote } from '@booking/domain/pricing';
import { partyIssue, passengerLimitIssue } from '@booking/domain/suggestions';
import { useFormat, useTranslation } from '@booking/ui/i18n';
import { CabinsView } from '@booking/ui/steps/cabins';
import { SummaryPanel } from '@booking/ui/summary';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { reportCabinChange, reportCabinStep } from '../../analytics/cart.ts';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { usePortNames } from '../../app/local-texts.ts';
import { usePreload } from '../../app/preload.ts';
import { useServices } from '../../app/services.ts';
import { useTourNames } from '../../app/tour-names.ts';
import { useSearchState } from '../../app/use-search-state.ts';
import { BookedTripSlot } from '../../checkout/booked-trip-slot.tsx';
import { PriceNoticeSlot } from '../../checkout/price-notice-slot.tsx';
import { useMandatoryCosts } from '../../choosing/use-mandatory-costs.ts';
import { useStepError } from '../../choosing/use-step-error.ts';
import { Aside } from '../../layout/aside.tsx';
import { earlierSteps } from '../../layout/earlier-steps.ts';
import { ShareSlot } from '../../layout/share-slot.tsx';
import { tourPicture } from '../../layout/tour-picture.ts';
import { toTripFacts } from '../../layout/trip-facts.ts';
import { useStepLayout } from '../../layout/use-step-layout.tsx';
import { cidItem } from '../../storage/items.ts';
import { useStored } from '../../storage/use-stored.ts';
import { isAdjusted } from './cabin-choices.ts';
import { getStartBookingLink } from './start-booking-link.ts';
import { isSameSelection, quoteCabins, secondPersonCost, suggestedCabins } from './suggested-cabins.ts';
import { useCabinsData } from './use-cabins-data.ts';
import { useTripInput } from './use-trip-input.ts';

/** A non-breaking space, which reserves the line of the dates while they load. */
const pending = '\u00a0';

/** The cabin step of a departure. The address contains the selection. */
export function CabinsStep({ id }: { id: string }): ReactNode {
  const { t } = useTranslation('cabins');
  const { dateRange } = useFormat();
  const services = useServices();
  const { analytics } = services;
  const screens = useScreens();
  const hrefs = useHrefs();
  const { departure, shipName, cabinTypes, products, choices, names, loadError } = useCabinsData(id);

  const search = screens.cabins.useSearch();
  const [{ cabins, party, tours }, setSearch] = useSearchState(search);
  const selection = useMemo(() => fitSelection(cabins, cabinTypes ?? []), [cabins, cabinTypes]);
  const [picked, setPicked] = useState(false);
  const [asked, setAsked] = useState(0);
  const update = (change: (before: CabinSelection) => CabinSelection) => {
    if (!cabinTypes) return;
    setPicked(true);
    setAsked(0);
    reportCabinChange(analytics, selection, change(selection), cabinTypes);
    setSearch((before) => ({ cabins: change(fitSelection(before.cabins, cabinTypes)) }));
  };

  useEffect(() => {
    if (departure && products) reportCabinStep(analytics, { departure, products, persons: party });
  }, [analytics, departure, products, party]);

  const persons = personCount(selection);
  const { toInput, isUnsettled } = useTripInput(id, { departure, cabinTypes, products });
  const priced = useMemo(() => {
    const input = persons > 0 && toInput ? toInput(selection) : null;
    return input && { input, price: quote(input) };
  }, [toInput, selection, persons]);
  const price = priced?.price ?? null;
  const priceNotice = <PriceNoticeSlot departureId={id} priced={isUnsettled ? null : priced} {...names} />;
  const suggested = useMemo(
    () =>
      departure && cabinTypes && products
        ? suggestedCabins(cabinTypes, party, (cabins) => quoteCabins({ departure, cabinTypes, products, cabins }))
        : [],
    [departure, cabinTypes, products, party],
  );

  const tour = tours ?? departure?.tour_id;
  const earlier = tour && departure ? earlierSteps(screens, hrefs.href, { tour, departure, party, cabins }) : null;
  const cid = useStored(cidItem, (item) => item.peek());
  const start =
    persons > 0 && choices ? getStartBookingLink(services, hrefs, { departure: id, cabins: selection, party, tours, cid }) : null;
  usePreload(start && !start.newWindow ? start.href : null, picked);
  const { error, attempt } = useStepError('select-cabins', persons === 0);
  const getNames = useTourNames();
  const tourNames = departure && getNames ? getNames(departure.tour_id, departure.tour_name) : null;
  const tourName = tourNames?.shown ?? null;
  const portNames = usePortNames();
  const limits = departure?.availability;
  const partyProblem = useMemo(() => partyIssue(limits, cabinTypes ?? [], party), [limits, cabinTypes, party]);
  const choiceProblem = passengerLimitIssue(limits, persons);
  const problem = choiceProblem ?? partyProblem;
  // A problem of the party is already said at the top: here it is asked only on a press.
  const question =
    start && problem && (choiceProblem || asked > 0) ? { issue: problem, isRefused: choiceProblem !== null, attempt: asked, start } : null;
  const costs = useMandatoryCosts(departure);
  const layout = useStepLayout(earlier ?? {});
  /** What is not known yet is loading, unless a request has failed. */
  const waiting = loadError ? null : undefined;
  const dates = departure ? dateRange(departure.date, departure.end_date) : loadError ? null : pending;
  const label = t('start');
  const isUnavailable = choices?.length === 0 || loadError !== null;

  return (
    <CabinsView
      {...layout}
      aside={
        <Aside>
          <SummaryPanel
            picture={tourPicture(services, tour)}
            tourName={tourName ?? waiting}
            tourLanguage={tourNames?.language}
            departure={departure ?? waiting}
            party={party}
            shipName={shipName}
            quote={price}
            notice={priceNotice}
            portNames={portNames}
            {...names}
          />
          <ShareSlot trip={departure && tourName ? toTripFacts(departure, tourName, party) : null} />
        </Aside>
      }
      back={earlier ? { href: earlier.ship } : null}
      next={
        isUnavailable ? null : start && !problem ? { label, ...start } : { label, onClick: start ? () => setAsked(asked + 1) : attempt }
      }
      bar={{ total: price?.total ?? null, dates, notice: priceNotice }}
      notice={<BookedTripSlot departureId={id} />}
      choices={choices}
      selection={selection}
      party={party}
      voucher={departure?.voucher ?? null}
      costs={costs}
      partyIssue={partyProblem}
      question={question}
      getSecondPersonCost={(typeId, index) =>
        toInput &&
        secondPersonCost({ cabinTypes: cabinTypes ?? [], party, selection }, { typeId, index }, (cabins) => quote(toInput(cabins)))
      }
      suggestions={suggested.map((one) => ({ ...one, chosen: isSameSelection(one.cabins, selection) }))}
      onTake={(cabins) => update(() => cabins)}
      onCount={(type, count) => update((before) => setCabinCount(before, type, count))}
      onPersons={(typeId, index, value) => update((before) => setPersons(before, typeId, index, value))}
      adjusted={choices !== null && isAdjusted(search.cabins, cabinTypes ?? [])}
      error={error}
      loadError={loadError}
    />
  );
}
