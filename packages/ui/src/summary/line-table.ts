import { zero } from '@booking/domain/money';
import type { QuoteLine, QuoteLineKind, QuoteLineOf } from '@booking/domain/pricing';
import { translationKey } from '@booking/domain/translations';
import type { TFunction } from 'i18next';
import type { Format } from '../i18n/index.ts';
import { insuranceName } from './policy-name.ts';

/** Names in the visitor's language, by id. The name in the quote's line is the fallback. */
export type LineNames = {
  cabinNames?: Readonly<Record<string, string>> | undefined;
  productNames?: Readonly<Record<string, string>> | undefined;
};

export type LineContext = { t: TFunction<'receipt'>; money: Format['money'] } & LineNames;

/** The texts of a line: name, note, and how its amount is computed. */
export type LineText = { label: string; detail: string | null; arithmetic: string };

type LineTable = { [Kind in QuoteLineKind]: (line: QuoteLineOf<Kind>, context: LineContext) => LineText };
type ProductKind = 'bike' | 'diet' | 'passenger_product' | 'additional_product';

/** The translated name. Translations are keyed by the id, or by the part of the id before a dash. CABIN-16. */
const getName = (names: Readonly<Record<string, string>> | undefined, { id, name }: { id: string; name: string }): string =>
  names?.[id] ?? names?.[translationKey(id)] ?? name;

function getProductText(line: QuoteLineOf<ProductKind>, { t, money, productNames }: LineContext): LineText {
  const price = money(line.unitPrice);
  const { quantity, factor, calculation } = line;
  const times = { quantity, price, count: factor };
  const per = { per_day: () => t('arithmetic.perDay', times), per_night: () => t('arithmetic.perNight', times) };
  return {
    label: t('line', { count: quantity, name: getName(productNames, line) }),
    detail: null,
    arithmetic: calculation ? per[calculation]() : t('arithmetic.product', { count: quantity, price }),
  };
}

const table: LineTable = {
  cabin(line, { t, money, cabinNames }) {
    const persons = t('arithmetic.persons', { count: line.persons });
    const cabins = t('arithmetic.cabins', { count: line.quantity });
    return {
      label: t('line', { count: line.quantity, name: getName(cabinNames, line) }),
      detail: persons,
      arithmetic: t('arithmetic.cabin', { cabins, persons, price: money(line.unitAmount) }),
    };
  },
  bike: getProductText,
  diet: getProductText,
  passenger_product: getProductText,
  additional_product: getProductText,
  guarantee_fund(line, { t, money, productNames }) {
    const price = money(line.unitAmount);
    const persons = t('arithmetic.persons', { count: line.quantity });
    return {
      label: getName(productNames, line),
      detail: t('perPerson', { price }),
      arithmetic: t('arithmetic.guaranteeFund', { persons, price }),
    };
  },
  discount(line, { t }) {
    return {
      label: line.source === 'coupon' ? t('couponDiscount', { code: line.code }) : t('departureDiscount'),
      detail: line.description,
      arithmetic: t('arithmetic.discount'),
    };
  },
  insurance({ id, insuranceType, premium, tax }, { t, money, productNames }) {
    const amounts = { premium: money(premium), tax: money(tax) };
    return {
      // Only a policy that is one of several of its type has a name.
      label: getName(productNames, { id, name: insuranceName(t, insuranceType) }),
      detail: null,
      arithmetic: tax === zero ? t('arithmetic.insuranceUntaxed', amounts) : t('arithmetic.insurance', amounts),
    };
  },
};

/** The texts of a quote's line. */
export function getLineText(line: QuoteLine, context: LineContext): LineText {
  // TypeScript cannot correlate a union member with its function in the table.
  const text = table[line.kind] as (line: QuoteLine, context: LineContext) => LineText;
  return text(line, context);
}
