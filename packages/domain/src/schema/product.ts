import * as v from 'valibot';
import { euros, productId } from './common.ts';
import { InsurancePolicySchema } from './insurance-policy.ts';

/** `price_calculation` alone decides the cost; `price_per_day` only labels the unit price. CALL-21, PRICE-10. */
export const ProductSchema = v.object({
  id: productId,
  name: v.string(),
  description: v.nullable(v.string()),
  base_name: v.nullish(v.string(), null),
  unit_price: euros,
  price_calculation: v.nullable(v.picklist(['per_day', 'per_night'])),
  price_per_day: v.boolean(),
  product_type: v.nullable(v.picklist(['Bike', 'Diet', 'Additional Product', 'Local Cost'])),
  mandatory: v.boolean(),
  passenger_product: v.boolean(),
  local_cost: v.boolean(),
});
export type Product = v.InferOutput<typeof ProductSchema>;

/** The guarantee-fund (SGR) product: once per passenger. */
export const SgrSchema = v.object({ id: productId, name: v.string(), description: v.nullable(v.string()), unit_price: euros });
export type Sgr = v.InferOutput<typeof SgrSchema>;

export const ProductsSchema = v.object({
  bikes: v.array(ProductSchema),
  diets: v.array(ProductSchema),
  other: v.array(ProductSchema),
  sgr: v.nullable(SgrSchema),
  insurance_policies: v.array(InsurancePolicySchema),
});
export type Products = v.InferOutput<typeof ProductsSchema>;
