import { type Language, localeOf } from '@booking/domain/schema';

type Weekday = { long: string; short: string };
const names = new Map<Language, readonly Weekday[]>();

/** The long and short weekday names of a language, Monday first. */
export function getWeekdayNames(language: Language): readonly Weekday[] {
  let found = names.get(language);
  if (!found) {
    const [long, short] = (['long', 'short'] as const).map(
      (weekday) => new Intl.DateTimeFormat(localeOf(language), { weekday, timeZone: 'UTC' }),
    );
    // 1 January 2024 was a Monday.
    found = Array.from({ length: 7 }, (_, index) => {
      const day = Date.UTC(2024, 0, 1 + index);
      return { long: long?.format(day) ?? '', short: (short?.format(day) ?? '').replace('.', '').slice(0, 2) };
    });
    names.set(language, found);
  }
  return found;
}
