import type { Brand } from '@booking/domain/brand';

/** What is configured for each brand, by its id. */
const perBrand = ['brands', 'legal'];

const pickBrand = (values: object, brand: Brand): object => Object.fromEntries(Object.entries(values).filter(([key]) => key === brand));

/** The configuration that a page of a brand needs: of what is configured for each brand, its own. */
export const pageConfig = (config: Record<string, unknown>, brand: Brand): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(config).map(([key, value]) => [key, value && perBrand.includes(key) ? pickBrand(value, brand) : value]),
  );
