export { cabins } from './cabins.ts';
export { coupons } from './coupons.ts';
export { createDemoCatalogue } from './demo-catalogue.ts';
export { insurancePolicies } from './insurance.ts';
export type { Localised } from './localised.ts';
export { demoPayments } from './payments.ts';
export { ships } from './ships.ts';
export { tourName } from './tour-names.ts';
export { type CatalogueTour, tours } from './tours.ts';
