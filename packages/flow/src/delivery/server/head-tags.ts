import type { IsoDate } from '@booking/domain/schema';
import type { I18n } from '@booking/ui/i18n';
import type { AnyRouter } from '@tanstack/react-router';
import { createHrefBuilders, type RouteMatch } from '../../app/addresses.ts';
import type { Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { type TripStep, tripAddress } from '../../layout/trip-address.ts';
import { dayAddress, screenAddresses } from './found-addresses.ts';
import { openGraphTags } from './open-graph.ts';
import { getSearchDescription } from './search-description.ts';
import { searchTags } from './search-tags.ts';
import { shownDays } from './shown-days.ts';
import { tourSubject } from './tour-subject.ts';
import { getTripPreview, type TripPreview } from './trip-preview.ts';

type Page = {
  services: Services;
  i18n: I18n;
  router: AnyRouter;
  found: RouteMatch;
  screen: Screen;
  day: IsoDate;
  origin: string;
  /** The address gives access to personal data. */
  personal: boolean;
  /** Search engines may have the page. */
  searched: boolean;
};

/** What messengers and search engines read of a page, as markup for its head. It is made of what the page shows. */
export function headTags(page: Page): string {
  const { services, i18n, router, screen, day, origin, personal, searched } = page;
  const { facts, language } = services.runtime;
  const step = router.state.matches.at(-1) as TripStep | undefined;
  const trip = step && !personal ? getTripPreview(services, i18n, step, day) : null;
  const preview = openGraphTags({
    siteName: facts.name,
    language,
    heading: i18n.t(screen.title),
    trip,
    brandPicture: facts.socialPicture,
    origin,
    url: step && trip ? origin + tripAddress(services, createHrefBuilders(router, services.runtime).fullHref, step) : null,
  });
  return preview + (searched && step ? getSearchTags(page, step, trip) : '');
}

function getSearchTags({ services, i18n, router, found, screen, day, origin }: Page, step: TripStep, trip: TripPreview | null): string {
  const site = { ...services, origin };
  const addresses = screenAddresses(router, site, found, screen.step);
  const toWhole = (address: string): string => new URL(address, origin).href;
  const { facts } = services.runtime;
  const { tour } = step.params;
  const isTour = screen.step === 'tour-date' && trip && tour !== undefined;
  return searchTags({
    addresses,
    description: getSearchDescription(services, i18n, step, { screen, trip }),
    subject: isTour
      ? tourSubject({
          name: trip.title,
          url: addresses.own,
          image: trip.image && toWhole(trip.image),
          provider: { name: facts.name, url: toWhole(facts.homeSite) },
          days: shownDays(services, step, day),
          toDayAddress: (date) => dayAddress(router, site, tour, date),
        })
      : null,
  });
}
