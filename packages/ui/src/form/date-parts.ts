import { toAsciiDigits } from '@booking/domain/schema';

/** The contents of the three date inputs, as typed. */
export type DateParts = { year: string; month: string; day: string };
export type DatePart = keyof DateParts;

export const partLength = { day: 2, month: 2, year: 4 } as const satisfies Record<DatePart, number>;

/** Splits a form value, `1980-02-29` or an incomplete one such as `-2-29`. */
export function toParts(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}

/** Joins the parts to a form value: '' when all are blank, an ISO date when all are filled, otherwise an incomplete (invalid) date. */
export function fromParts({ year, month, day }: DateParts): string {
  if (!year && !month && !day) return '';
  const pad = (text: string): string => (text && year.length === 4 && month && day ? text.padStart(2, '0') : text);
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** Keeps digits only, up to the length of the part. */
export const toDigits = (text: string, part: DatePart): string => toAsciiDigits(text).replaceAll(/\D/g, '').slice(0, partLength[part]);

/** True for a separator, which moves the focus to the next input. */
export const isSeparator = (text: string | null): boolean => text === '-' || text === '.' || text === '/';
