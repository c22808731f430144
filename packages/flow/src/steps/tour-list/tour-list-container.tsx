import { errorText, useTranslation } from '@booking/ui/i18n';
import { ErrorView } from '@booking/ui/layout';
import { TourListView } from '@booking/ui/steps/tour-list';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { useServices } from '../../app/services.ts';
import { toBrandTours } from '../../app/to-brand-tours.ts';
import { useTourNames } from '../../app/tour-names.ts';
import { ContinueSlot } from '../../layout/continue-slot.tsx';
import { tourPicture } from '../../layout/tour-picture.ts';
import { useStepLayout } from '../../layout/use-step-layout.tsx';
import { isNotFound, loadErrorCode } from '../../trip/load-error.ts';

/** The tour list. */
export function TourListContainer(): ReactNode {
  const { t } = useTranslation(['common', 'errors']);
  const services = useServices();
  const { queries, runtime } = services;
  const { date } = useScreens();
  const { href } = useHrefs();
  const { title } = useStepLayout();
  const { data, error, refetch } = useQuery(queries.tours.list());
  const getNames = useTourNames();
  if (error && !data) {
    return (
      <ErrorView
        title={t('common:error.title')}
        message={errorText(t, loadErrorCode(error, 'tour-data-failed'))}
        retry={isNotFound(error) ? undefined : { onClick: () => void refetch() }}
        home={runtime.facts.homeSite}
      />
    );
  }
  const tours = data && getNames && toBrandTours(data, runtime.facts.tourIds, getNames);
  return (
    <>
      <ContinueSlot />
      <TourListView
        tours={tours ?? null}
        title={title}
        hrefOf={({ id }) => href({ to: date.to, params: { tour: id } })}
        pictureOf={({ id }) => tourPicture(services, id)}
      />
    </>
  );
}
