import type { IsoDate } from '@booking/domain/schema';
import { getCoupon } from './coupons.ts';
import { type DemoDeparture, getDepartures } from './departures.ts';
import { exchangeRate } from './exchange-rate.ts';
import { fromPrice } from './from-price.ts';
import { insurancePolicies } from './insurance.ts';
import { portTranslations } from './port-names.ts';
import { tours } from './tours.ts';
import { getCabinTranslations, productTranslations, shipTranslations, tourTranslations } from './translations.ts';
import { voucherTranslations } from './voucher-texts.ts';

/** `from` inclusive, `to` exclusive. */
type Days = { from: IsoDate; to: IsoDate };

type Plan = { month: string; byId: ReadonlyMap<string, DemoDeparture>; byTour: ReadonlyMap<string, readonly DemoDeparture[]> };

const toMonth = (date: IsoDate): string => date.slice(0, 7);

function makePlan(today: IsoDate): Plan {
  const departures = getDepartures(today);
  return {
    month: toMonth(today),
    byId: new Map(departures.map((departure) => [departure.facts.id, departure])),
    byTour: new Map(tours.map(({ id }) => [id, departures.filter(({ facts }) => facts.tour_id === id)])),
  };
}

/** The fictitious catalogue: departures of 18 months from today, planned again each month. */
export function createDemoCatalogue(today: () => IsoDate) {
  let current = makePlan(today());
  const plan = (): Plan => {
    const now = today();
    if (current.month !== toMonth(now)) current = makePlan(now);
    return current;
  };
  return {
    // As of the start: bookings do not change these prices.
    tours: tours.map(({ id, name, duration, region }) => {
      const price = fromPrice(current.byTour.get(id) ?? [], today());
      return { id, name, duration, region, ...(price !== null && { minimum_price: price }) };
    }),
    getDeparture: async (id: string) => plan().byId.get(id) ?? null,
    getDepartures: async (tourId: string, { from, to }: Days) =>
      (plan().byTour.get(tourId) ?? []).filter(({ facts }) => facts.date >= from && facts.date < to),
    getCoupon: async (...given: Parameters<typeof getCoupon>) => getCoupon(...given),
    tourTranslations,
    voucherTranslations,
    portTranslations,
    shipTranslations,
    productTranslations,
    insurancePolicies: [...insurancePolicies],
    getCabinTranslations,
    exchangeRate,
    tourPictures: '/images/tours/{id}.svg',
    socialPictures: '/brand/social/{id}.png',
  };
}
