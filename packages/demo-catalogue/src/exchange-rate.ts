/** US dollars per euro. */
export const exchangeRate = 1.0842;
