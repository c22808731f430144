import { formatMoney } from '@booking/domain/money';
import type { I18n } from '@booking/ui/i18n';
import type { Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import type { TripStep } from '../../layout/trip-address.ts';
import type { TripPreview } from './trip-preview.ts';

type Source = Pick<Services, 'queryClient' | 'queries' | 'runtime'>;

/**
 * What a search result says below the title of a page: of a tour its length and lowest price, of a departure what its preview says. Null for a trip that
 * could not be loaded. Its texts are a server's own (`server-texts.ts`).
 */
export function getSearchDescription(
  { queryClient, queries, runtime }: Source,
  i18n: I18n,
  { params: { tour = '' } }: TripStep,
  { screen, trip }: { screen: Pick<Screen, 'step'>; trip: TripPreview | null },
): string | null {
  const site = runtime.facts.name;
  if (screen.step === 'tour-list') return i18n.t('search:tours', { site });
  if (!trip) return null;
  const detail = screen.step === 'tour-date' && queryClient.getQueryData(queries.tours.detail(tour).queryKey);
  if (!detail) return [trip.title, trip.description].filter(Boolean).join(' · ');
  const days = i18n.t('common:days', { count: Math.max(...detail.tours.map(({ duration }) => duration)) });
  const facts = { tour: trip.title, days, site };
  if (trip.priceFrom === null) return i18n.t('search:tour', facts);
  return i18n.t('search:tourFrom', { ...facts, price: formatMoney(trip.priceFrom, runtime.language, { whole: true }) });
}
