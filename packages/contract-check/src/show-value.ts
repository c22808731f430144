/** Characters of a value in a message at most: a response may have a whole page in the wrong place. */
const longest = 60;

/** A value of a response as JSON, shortened. */
export function showValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text;
}

const isAmount = (key: string): boolean => /price|amount/.test(key);

/** The same value with its amounts in euros, as the backend sends them: those at keys that name a price or an amount. `key`: that of the value itself. */
export function toEuros(value: unknown, key: string): unknown {
  if (typeof value === 'number') return isAmount(key) ? value / 100 : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, toEuros(entry, name)]));
}
