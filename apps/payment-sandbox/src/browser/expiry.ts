/** Month and year of the digits MMYY. */
export const parseExpiry = (digits: string): { month: number; year: number } => ({
  month: Number(digits.slice(0, 2)),
  year: 2000 + Number(digits.slice(2, 4)),
});

/** What is wrong with the digits MMYY on a day; null if the card is valid, which it is until its month ends. */
export function expiryFault(digits: string, today = new Date()): 'incomplete_expiry' | 'invalid_expiry_year_past' | null {
  const { month, year } = parseExpiry(digits);
  if (digits.length < 4 || month < 1 || month > 12) return 'incomplete_expiry';
  return year < today.getFullYear() || (year === today.getFullYear() && month < today.getMonth() + 1) ? 'invalid_expiry_year_past' : null;
}
