/** Hours of a working day, Monday to Friday, `HH:MM`. */
export type Hours = { from: string; to: string };

/** Whether the browser knows a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** Whether an office is open at `now`, in milliseconds since the epoch. `hours` are those of its own time zone, Monday to Friday. SHELL-58. */
export function isOfficeOpen(hours: readonly Hours[], timeZone: string, now: number): boolean {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  // 'Mon, 09:05', without the comma in some browsers.
  const text = format.format(now);
  const time = text.slice(-5);
  return !text.startsWith('S') && hours.some(({ from, to }) => from <= time && time < to);
}
