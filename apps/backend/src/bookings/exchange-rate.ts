/** US dollars for a euro. A constant of the demo; each booking keeps the rate that it was made with. */
export const exchangeRate = 1.0842;
