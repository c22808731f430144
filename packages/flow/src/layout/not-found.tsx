import { useTranslation } from '@booking/ui/i18n';
import { ErrorView } from '@booking/ui/layout';
import { useOptionalPart } from '@booking/ui/primitives';
import { useHrefs, useScreens } from '../app/addresses.ts';
import { useServices } from '../app/services.ts';

const loadTours = () => import('./tours-below.tsx');

/** The screen for a tour, departure or page that does not exist, with ways to all tours and to help, and the tours. A retry would not change it. */
export function NotFound({ title, message }: { title: string; message: string }) {
  const { t } = useTranslation('common');
  const { tourList } = useScreens();
  const { href } = useHrefs();
  const { facts } = useServices().runtime;
  const part = useOptionalPart(loadTours);
  return (
    <>
      <ErrorView
        title={title}
        message={message}
        next={{ label: t('error.allTours'), href: href({ to: tourList.to, search: { all: '1' } }) }}
        phone={facts.phones[0]?.number}
        home={facts.homeSite}
      />
      {part ? <part.ToursBelow /> : null}
    </>
  );
}
