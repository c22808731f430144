import type { EndpointWire } from '@booking/api/endpoints';
import { InsurancePolicySchema } from '@booking/domain/schema';
import { policyWire, productWire } from '@booking/domain/testing';
import * as v from 'valibot';
import { voucherEntries } from '../../storage/voucher.ts';
import { stored } from './drafts.ts';
import { departure, products } from './odd-backend.ts';

/** An additional product of the odd trip. */
export const map = productWire({
  id: 'map000000000000001',
  name: 'Route map',
  description: null,
  unit_price: 12.5,
  passenger_product: false,
});

/** A cancellation insurance of 100 euros. */
const cancellation = policyWire({ id: 'policy000000000001', fixed_cost: 100, fee_percentage: 0, tax_percentage: 0 });
/** The same, as the pages know it. */
export const cancellationPolicy = v.parse(InsurancePolicySchema, cancellation);

/** The products of the odd trip, with an insurance and the map. */
export const offered = { ...products, other: [map], insurance_policies: [cancellation] };

/** A coupon of ten per cent. */
export const coupon: EndpointWire<'departureVoucher'> = {
  code: 'SEA',
  description: null,
  discount_type: 'Discount Percentage',
  percentage: 10,
};

/** A coupon of the odd trip, as it is stored once it was accepted. */
export const storeCoupon = (code: string): void => void voucherEntries(stored).write(departure.id, code);
