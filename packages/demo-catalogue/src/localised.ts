import type { Translated } from '@booking/languages';

/** A text of the catalogue in English, and in the languages that it is translated to. */
export type Localised = Translated<string>;
/** The translations of a text that is English itself. */
export type Translations = Omit<Localised, 'en'>;
