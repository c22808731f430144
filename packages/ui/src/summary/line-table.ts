import { zero } from '@booking/domain/money';
import type { QuoteLine, QuoteLineKind, QuoteLineOf } from '@booking/domain/pricing';
import type { Language } from '@booking/domain/schema';
import { type TextsByKey, toOwnText, translationKey } from '@booking/domain/translations';
import type { TFunction } from 'i18next';
import type { Format } from '../i18n/index.ts';
import { insuranceName } from './policy-name.ts';

/** Names in the visitor's language, by id. The name in the quote's line is the fallback. */
export type LineNames = {
  cabinNames?: Readonly<Record<string, string>> | undefined;
  productNames?: Readonly<Record<string, string>> | undefined;
  /** The languages of those names, by id. */
  nameLanguages?: Readonly<Record<string, Language>> | undefined;
  /** Descriptions of vouchers, by code. */
  voucherTexts?: TextsByKey | undefined;
};

export type LineContext = { t: TFunction<'receipt'>; money: Format['money'] } & LineNames;

/** The texts of a line: name, note, and how its amount is computed. The languages are absent where they are the page's. */
export type LineText = {
  label: string;
  labelLanguage?: Language | undefined;
  detail: string | null;
  detailLanguage?: Language | undefined;
  arithmetic: string;
};

type LineTable = { [Kind in QuoteLineKind]: (line: QuoteLineOf<Kind>, context: LineContext) => LineText };
type ProductKind = 'bike' | 'diet' | 'passenger_product' | 'additional_product';

/** The translated name. Translations are keyed by the id, or by the part of the id before a dash. */
const getName = (names: Readonly<Record<string, string>> | undefined, { id, name }: { id: string; name: string }): string =>
  names?.[id] ?? names?.[translationKey(id)] ?? name;

/** The language of a line's name, where it is known. */
const getNameLanguage = ({ nameLanguages }: LineNames, { id }: { id: string }): Language | undefined =>
  nameLanguages?.[id] ?? nameLanguages?.[translationKey(id)];

function getProductText(line: QuoteLineOf<ProductKind>, context: LineContext): LineText {
  const { t, money, productNames } = context;
  const price = money(line.unitPrice);
  const { quantity, factor, calculation } = line;
  const times = { quantity, price, count: factor };
  const per = { per_day: () => t('arithmetic.perDay', times), per_night: () => t('arithmetic.perNight', times) };
  return {
    label: t('line', { count: quantity, name: getName(productNames, line) }),
    labelLanguage: getNameLanguage(context, line),
    detail: null,
    arithmetic: calculation ? per[calculation]() : t('arithmetic.product', { count: quantity, price }),
  };
}

const table: LineTable = {
  cabin(line, context) {
    const { t, money, cabinNames } = context;
    const persons = t('arithmetic.persons', { count: line.persons });
    const cabins = t('arithmetic.cabins', { count: line.quantity });
    return {
      label: t('line', { count: line.quantity, name: getName(cabinNames, line) }),
      labelLanguage: getNameLanguage(context, line),
      detail: persons,
      arithmetic: t('arithmetic.cabin', { cabins, persons, price: money(line.unitAmount) }),
    };
  },
  bike: getProductText,
  diet: getProductText,
  passenger_product: getProductText,
  additional_product: getProductText,
  guarantee_fund(line, context) {
    const { t, money, productNames } = context;
    const price = money(line.unitAmount);
    const persons = t('arithmetic.persons', { count: line.quantity });
    return {
      label: getName(productNames, line),
      labelLanguage: getNameLanguage(context, line),
      detail: t('perPerson', { price }),
      arithmetic: t('arithmetic.guaranteeFund', { persons, price }),
    };
  },
  discount(line, { t, voucherTexts }) {
    const description = voucherTexts?.get(line.code) ?? toOwnText(line.description);
    return {
      label: line.source === 'coupon' ? t('couponDiscount', { code: line.code }) : t('departureDiscount'),
      detail: description?.text ?? null,
      detailLanguage: description?.language,
      arithmetic: t('arithmetic.discount'),
    };
  },
  insurance({ id, insuranceType, premium, tax }, context) {
    const { t, money, productNames } = context;
    const amounts = { premium: money(premium), tax: money(tax) };
    return {
      // Only a policy that is one of several of its type has a name.
      label: getName(productNames, { id, name: insuranceName(t, insuranceType) }),
      labelLanguage: getNameLanguage(context, { id }),
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
