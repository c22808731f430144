import { type CalendarDay, type DayLabel, dayPrice } from '@booking/domain/calendar';
import { ceilToEuro } from '@booking/domain/money';
import type { Format, TFunction } from '../i18n/index.ts';

/** The texts of the labels, in full and short. */
const labelKeys = {
  'only-left': 'onlyLeft',
  available: 'available',
  'on-request': 'onRequest',
  'from-persons': 'fromPersons',
  'up-to-persons': 'upToPersons',
  'fully-booked': 'fullyBooked',
} as const satisfies Record<NonNullable<DayLabel>['kind'], string>;

/** The label of a day: `only 3 left`, `14 available`, `on request`, `from 4 persons`, `fully booked`. */
export const getLabelText = (label: DayLabel, t: TFunction<'departures'>): string | null => label && t(labelKeys[label.kind], { ...label });

/** True for a day that only needs another party size: it is not struck through. */
export const isForOtherParty = (label: DayLabel): boolean => label?.kind === 'from-persons' || label?.kind === 'up-to-persons';

/**
 * The short label for a small cell: `3 left`, `request`, `from 4`, `full`. A price implies that a day is available; without another label a
 * cheapest day says `lowest`.
 */
export function getShortLabel(label: DayLabel, isCheapest: boolean, t: TFunction<'tourDate'>): string | null {
  const kind = label?.kind ?? 'available';
  if (kind === 'available') return isCheapest ? t('day.short.lowestPrice') : null;
  return t(`day.short.${labelKeys[kind]}`, { ...label });
}

/** The price in a day's cell and in its name: what is paid, in whole euros; null without one. */
export function getCellPrice(day: Pick<CalendarDay, 'priceFrom' | 'reduced'> | undefined, money: Format['money']): string | null {
  const price = day ? dayPrice(day) : null;
  return price === null ? null : money(ceilToEuro(price), { whole: true });
}

/** The price before a discount, under the price in a day's cell; null without one, and where both are the same in whole euros. */
export function getCellOldPrice(day: Pick<CalendarDay, 'priceFrom' | 'reduced'> | undefined, money: Format['money']): string | null {
  if (!day?.reduced || day.priceFrom === null) return null;
  const old = money(ceilToEuro(day.priceFrom), { whole: true });
  return old === getCellPrice(day, money) ? null : old;
}

type NameTexts = { t: TFunction<'tourDate'>; tDepartures: TFunction<'departures'>; money: Format['money'] };

/** The accessible name of a day: date, state, price and old price, discount, and whether its price is the lowest of the months shown. */
export function getDayName(date: string, day: CalendarDay | undefined, isCheapest: boolean, { t, tDepartures, money }: NameTexts): string {
  if (!day) return `${date}, ${t('day.none')}`;
  const price = getCellPrice(day, money);
  const parts = [
    date,
    day.label?.kind === 'only-left' ? t('day.state.available') : null,
    getLabelText(day.label, tDepartures) ?? t('day.state.unavailable'),
    price === null ? null : tDepartures('from', { price }),
    day.reduced && day.priceFrom !== null ? `${tDepartures('was')} ${money(ceilToEuro(day.priceFrom), { whole: true })}` : null,
    day.discount ? tDepartures('discount') : null,
    isCheapest ? tDepartures('lowestPrice') : null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}
