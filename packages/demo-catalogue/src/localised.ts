import type { Language } from '@booking/domain/schema';

/** The languages of the catalogue. In another one the front end shows the English texts, and says so by their `lang`. */
export const catalogueLanguages = ['en', 'nl', 'de'] as const satisfies readonly Language[];
export type CatalogueLanguage = (typeof catalogueLanguages)[number];

/** A text of the catalogue in its languages. */
export type Localised = Readonly<Record<CatalogueLanguage, string>>;
