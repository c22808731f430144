import * as schema from '@booking/domain/schema';
import * as v from 'valibot';
import { get } from './endpoint.ts';

const monthQuery = v.object({ start: schema.date, end: schema.date });

/**
 * Tours, with their departures and prices per month, and the translated names of tours and ports: everything that the date step requests.
 * CALL-12, CALL-13, CALL-15, CALL-16, CALL-42, CALL-49.
 */
export const tourEndpoints = {
  tours: get('/tours', schema.TourListSchema),
  tour: get('/tours/{id}', schema.TourDetailSchema, { errors: [404] }),
  tourDepartures: get('/tours/{id}/departures', v.array(schema.DepartureSchema), { query: monthQuery, errors: [400, 404] }),
  tourPrices: get('/tours/{id}/prices', v.array(schema.MonthPriceSchema), { errors: [404] }),
  /** Optional: a backend may respond with 404. */
  tourTranslations: get('/translations/tours', v.array(schema.TranslationSchema), { errors: [404] }),
  /** Optional: a backend may respond with 404. */
  portTranslations: get('/translations/ports', v.array(schema.PortTranslationSchema), { errors: [404] }),
} as const;
