import type { Language } from '@booking/domain/schema';

/** A text of the catalogue in the three languages. */
export type Localised = Readonly<Record<Language, string>>;
