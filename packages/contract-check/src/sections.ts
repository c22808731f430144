import type { ShapeRule } from './shape-rule.ts';

/** The headings of the contract in prose (`contract.md`), which a finding names. */
export const sections = {
  general: 'In general',
  catalogue: 'Catalogue',
  tours: 'Catalogue: GET /tours',
  tour: 'Catalogue: GET /tours/{id}',
  tourDepartures: 'Catalogue: GET /tours/{id}/departures',
  tourPrices: 'Catalogue: GET /tours/{id}/prices',
  departure: 'Catalogue: GET /departures/{id}',
  departureCabins: 'Catalogue: GET /departures/{id}/cabins',
  departureProducts: 'Catalogue: GET /departures/{id}/products',
  departureVoucher: 'Catalogue: GET /departures/{id}/voucher',
  translations: 'Catalogue: GET /translations',
  createBooking: 'Booking: POST /bookings',
  booking: 'Booking: GET /bookings/{id}',
  payments: 'Booking, Standalone payments: POST',
  payment: 'Standalone payments: GET /payments/{id}',
  priceCheck: 'The price check',
} as const;

const ofTranslations = /^shape-\w+Translations$/;

/** The section about the shape of a GET. */
export function getShapeSection(rule: ShapeRule): string {
  const name = rule.slice('shape-'.length);
  return ofTranslations.test(rule) ? sections.translations : sections[name as keyof typeof sections];
}
