export { type Brand, brandIdentities, brandName, brands } from './brands.ts';
export type { BrandIdentity } from './identity.ts';
export { isOfficeOpen, type OfficeHours } from './office-hours.ts';
export { defaultBrand, getBrandPath, namedBrands, resolveBrand, toBrandPath } from './resolve-brand.ts';
