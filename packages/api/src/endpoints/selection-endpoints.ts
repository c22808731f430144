import * as schema from '@booking/domain/schema';
import * as v from 'valibot';
import { get } from './endpoint.ts';

const monthQuery = v.object({ start: schema.date, end: schema.date });
const codeQuery = v.object({ code: v.pipe(v.string(), v.nonEmpty()) });

/** What there is to choose from: tours, departures and their texts. Specification section 7. */
export const selectionEndpoints = {
  tours: get('/tours', schema.TourListSchema),
  tour: get('/tours/{id}', schema.TourDetailSchema, { errors: [404] }),
  tourDepartures: get('/tours/{id}/departures', v.array(schema.DepartureSchema), { query: monthQuery, errors: [400, 404] }),
  tourPrices: get('/tours/{id}/prices', v.array(schema.MonthPriceSchema), { errors: [404] }),
  departure: get('/departures/{id}', schema.DepartureSchema, { errors: [404] }),
  departureCabins: get('/departures/{id}/cabins', v.array(schema.CabinTypeSchema), { errors: [404] }),
  departureProducts: get('/departures/{id}/products', schema.ProductsSchema, { errors: [404] }),
  departureVoucher: get('/departures/{id}/voucher', schema.VoucherSchema, { query: codeQuery, errors: [400, 404, 422] }),
  shipTranslations: get('/translations/ships', v.array(schema.TranslationSchema)),
  productTranslations: get('/translations/products', v.array(schema.TranslationSchema)),
  cabinTranslations: get('/translations/ships/{shipId}/cabins', v.array(schema.TranslationSchema)),
} as const;
