export { type Brand, brandIdentities, brands } from './brands.ts';
export type { BrandIdentity } from './identity.ts';
export { defaultBrand, getBrandPath, namedBrands, resolveBrand, toBrandPath } from './resolve-brand.ts';
