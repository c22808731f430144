import { dateStep } from '@booking/domain/steps';
import { useFormat } from '@booking/ui/i18n';
import { TourDateView } from '@booking/ui/steps/tour-date';
import { type ReactNode, useState } from 'react';
import { lazyFile } from '../../app/load-file.ts';
import { ContinueSlot } from '../../layout/continue-slot.tsx';
import { useStepLayout } from '../../layout/use-step-layout.tsx';
import { useFromNote } from '../../trip/price/from-price.tsx';
import { useMandatoryCosts } from '../../trip/price/use-mandatory-costs.ts';
import { DateAside } from './date-aside.tsx';
import { LostDateSlot } from './lost-date-slot.tsx';
import { useDateChoice } from './use-date-choice.ts';
import { useDateData } from './use-date-data.ts';
import { useDateLinks } from './use-date-links.ts';
import { useLostDate } from './use-lost-date.ts';

const DepartureList = lazyFile(() => import('@booking/ui/steps/departure-list'), 'DepartureList');

/** The date step of a tour. The address has the choice; all that follows from it is `dateStep` of the domain. */
export function TourDateStep({ tour }: { tour: string }): ReactNode {
  const { dateRange } = useFormat();
  const { value, isTouched, change, drop } = useDateChoice();
  // It stays when a date is chosen: a press moves nothing.
  const [isOpenedWithoutDate] = useState(value.date === undefined);
  const data = useDateData(tour, value);
  const { loadError } = data;
  const step = dateStep(data.offer, value);
  const { selected, details, ended } = step;
  const lost = useLostDate({ date: value.date, lost: step.lost, onLost: drop });
  const links = useDateLinks({ tour, value, step, isTouched });
  const costs = useMandatoryCosts(step.pricedDay?.priced ?? null);
  const note = useFromNote(step.from);
  const layout = useStepLayout();

  const dates = selected && details?.end_date ? dateRange(selected, details.end_date) : null;
  return (
    <>
      {isOpenedWithoutDate ? <ContinueSlot /> : null}
      <TourDateView
        {...layout}
        aside={<DateAside data={data} tour={tour} step={step} />}
        back={links.back}
        next={ended || (data.isFailed && !selected) ? null : links.next}
        bar={{ total: null, dates, persons: value.party, note }}
        tour={data.tour}
        step={step}
        options={data.options}
        navigation={data.navigation}
        getDayHref={links.getDayHref}
        costs={costs}
        error={links.error}
        renderLost={lost && ((onSelect) => <LostDateSlot lost={lost} tour={tour} step={step} onSelect={onSelect} />)}
        DepartureList={DepartureList}
        loadError={loadError}
        ended={ended && { reason: ended, toursHref: links.tours, phone: data.phone }}
        onChange={change}
      />
    </>
  );
}
