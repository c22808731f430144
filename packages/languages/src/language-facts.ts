/** What the product has to know of a language besides its texts. */
export type LanguageFacts = {
  /** Its name in itself. */
  name: string;
  /** How numbers and dates are written. */
  locale: string;
  /** The countries that come first in the list of countries. */
  firstCountries: readonly string[];
  /** The code by which the chat provider knows it. */
  chat: string;
};
