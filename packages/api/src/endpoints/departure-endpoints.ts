import * as schema from '@booking/domain/schema';
import * as v from 'valibot';
import { get } from './endpoint.ts';

/**
 * A departure with its cabins and products, and the texts of ships, cabins, products and vouchers. CALL-17, CALL-19, CALL-20, CALL-25 to
 * CALL-27, CALL-47, CALL-48.
 */
export const departureEndpoints = {
  departure: get('/departures/{id}', schema.DepartureSchema, { errors: [404] }),
  departureCabins: get('/departures/{id}/cabins', v.array(schema.CabinTypeSchema), { errors: [404] }),
  departureProducts: get('/departures/{id}/products', schema.ProductsSchema, { errors: [404] }),
  shipTranslations: get('/translations/ships', v.array(schema.TranslationSchema)),
  productTranslations: get('/translations/products', v.array(schema.ProductTranslationSchema)),
  cabinTranslations: get('/translations/ships/{shipId}/cabins', v.array(schema.TranslationSchema)),
  /** Optional: a backend may respond with 404. */
  voucherTranslations: get('/translations/vouchers', v.array(schema.VoucherTranslationSchema), { errors: [404] }),
} as const;
