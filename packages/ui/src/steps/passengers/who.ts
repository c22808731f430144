import type { TFunction } from '../../i18n/index.ts';

/** Who a passenger is, where there may be no name: the main booker, or the number of an additional one. */
export const toWho = (t: TFunction<'checkout'>, index: number): string =>
  index === 0 ? t('passengers.shortMain') : t('passengers.shortAdditional', { index });
