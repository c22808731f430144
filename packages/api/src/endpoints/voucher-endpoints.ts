import * as schema from '@booking/domain/schema';
import * as v from 'valibot';
import { get } from './endpoint.ts';

const codeQuery = v.object({ code: v.pipe(schema.requestLine(schema.textLimits.voucher), v.nonEmpty()) });

/** The discount of a coupon code on a departure. The choosing steps do without it. CALL-23. */
export const voucherEndpoints = {
  departureVoucher: get('/departures/{id}/voucher', schema.VoucherSchema, { query: codeQuery, errors: [400, 404, 422] }),
} as const;
