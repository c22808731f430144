/** The contents of the three fields of a date, as typed. */
export type DateParts = { year: string; month: string; day: string };
export type DatePart = keyof DateParts;

export const partLength = { day: 2, month: 2, year: 4 } as const satisfies Record<DatePart, number>;

/** A form value to the fields: `1980-02-29`, or an unfinished one such as `-2-29`. */
export function toParts(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}

/** The fields to a form value: '' when all are blank, an ISO date when all are filled, else what there is (it is no valid date yet). */
export function fromParts({ year, month, day }: DateParts): string {
  if (!year && !month && !day) return '';
  const pad = (text: string): string => (text && year.length === 4 && month && day ? text.padStart(2, '0') : text);
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** Only digits, no more than the field takes. */
export const toDigits = (text: string, part: DatePart): string => text.replaceAll(/\D/g, '').slice(0, partLength[part]);

/** The separators that are treated as 'next field'. PASS-44. */
export const isSeparator = (text: string | null): boolean => text === '-' || text === '.' || text === '/';
