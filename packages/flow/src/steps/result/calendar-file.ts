import { addDays } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';

export type CalendarEntry = { id: string; title: string; place: string | null; description: string; from: IsoDate; to: IsoDate };

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const formatDay = (iso: IsoDate): string => iso.replaceAll('-', '');

const countOctets = (text: string): number => new TextEncoder().encode(text).length;

/** Folds a line as in RFC 5545: at most 75 octets, and a continuation line starts with a space. */
function foldLine(line: string): string {
  const parts = [''];
  for (const character of line) {
    const last = parts.length - 1;
    const longer = (parts[last] ?? '') + character;
    if (countOctets(longer) <= 74) parts[last] = longer;
    else parts.push(character);
  }
  return parts.join('\r\n ');
}

/** The trip as an iCalendar file: whole days, including the last one. `stamp` is in milliseconds since the epoch. */
export function calendarFile({ id, title, place, description, from, to }: CalendarEntry, stamp: number): string {
  const timestamp = new Date(stamp).toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Boat Bike Booking//EN',
    'BEGIN:VEVENT',
    `UID:${id}@booking`,
    `DTSTAMP:${timestamp}`,
    `DTSTART;VALUE=DATE:${formatDay(from)}`,
    `DTEND;VALUE=DATE:${formatDay(addDays(to, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `DESCRIPTION:${escapeText(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

/** The file as a data URL for a download link. */
export const calendarHref = (text: string): string => `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`;
