import { errorText, useTranslation } from '@booking/ui/i18n';
import { ErrorView } from '@booking/ui/layout';
import { TourListView } from '@booking/ui/steps/tour-list';
import type { ReactNode } from 'react';
import { useServices } from '../../app/services.ts';
import { ContinueSlot } from '../../layout/continue-slot.tsx';
import { useStepLayout } from '../../layout/use-step-layout.tsx';
import { useTours } from '../../layout/use-tours.ts';
import { isNotFound, loadErrorCode } from '../../trip/load-error.ts';

/** The tour list. */
export function TourListContainer(): ReactNode {
  const { t } = useTranslation(['common', 'errors']);
  const { runtime } = useServices();
  const { title } = useStepLayout();
  const { cards, error, refetch } = useTours();
  if (error) {
    return (
      <ErrorView
        title={t('common:error.title')}
        message={errorText(t, loadErrorCode(error, 'tour-data-failed'))}
        retry={isNotFound(error) ? undefined : { onClick: () => void refetch() }}
        home={runtime.facts.homeSite}
      />
    );
  }
  return (
    <>
      <ContinueSlot />
      <TourListView {...cards} title={title} />
    </>
  );
}
