import { addDays } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';

export type CalendarEntry = { id: string; title: string; place: string | null; description: string; from: IsoDate; to: IsoDate };

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const day = (iso: IsoDate): string => iso.replaceAll('-', '');

const octets = (text: string): number => new TextEncoder().encode(text).length;

/** Lines of at most 75 octets, as RFC 5545 has them; a longer one goes on after a blank. */
function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const last = parts.length - 1;
    const longer = (parts[last] ?? '') + character;
    if (octets(longer) <= 74) parts[last] = longer;
    else parts.push(character);
  }
  return parts.join('\r\n ');
}

/** The trip as an iCalendar file: whole days, the last one included. `stamp` in milliseconds since the epoch. */
export function calendarFile({ id, title, place, description, from, to }: CalendarEntry, stamp: number): string {
  const at = new Date(stamp).toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Boat Bike Booking//EN',
    'BEGIN:VEVENT',
    `UID:${id}@booking`,
    `DTSTAMP:${at}`,
    `DTSTART;VALUE=DATE:${day(from)}`,
    `DTEND;VALUE=DATE:${day(addDays(to, 1))}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `DESCRIPTION:${escaped(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** As an address that a download link can have. */
export const calendarHref = (text: string): string => `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`;
