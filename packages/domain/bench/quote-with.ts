import { getEntry } from '@booking/domain/cabins';
import { chargesGuaranteeFund, resolveMarket } from '@booking/domain/market';
import type { Cents } from '@booking/domain/money';
import { passengerCount, productFactor, type QuoteInput } from '@booking/domain/pricing';
import type { Product, Voucher } from '@booking/domain/schema';

/** What the quote needs of a money library. Rounding is half away from zero, to whole cents. */
export type Arithmetic<Money> = {
  fromCents(amount: Cents): Money;
  toCents(amount: Money): number;
  add(one: Money, other: Money): Money;
  subtract(from: Money, amount: Money): Money;
  times(amount: Money, count: number): Money;
  percent(amount: Money, percentage: number): Money;
  /** 9/109 of it. */
  includedVat(amount: Money): Money;
  isLess(one: Money, other: Money): boolean;
};

type Line<Money> = { kind: string; id: string; name: string; quantity: number; unitAmount: Money; amount: Money };

/**
 * A quote by the same rules, on the amounts of a money library: the equivalent that the bench compares with. Prices are converted to the
 * library's own amounts beforehand, as in an application that uses it, so the bench measures looking up, calculating and
 * making lines. Its sums are the library's own amounts; `toCents` is for comparing them with ours.
 */
export function quoteWith<Money>(money: Arithmetic<Money>, input: QuoteInput) {
  const prices = new Map<Cents, Money>();
  const price = (amount: Cents): Money => {
    const known = prices.get(amount) ?? money.fromCents(amount);
    prices.set(amount, known);
    return known;
  };
  const voucher = (given: Voucher) =>
    given.discount_type === 'Discount Amount'
      ? { code: given.code, percentage: null, amount: price(given.amount) }
      : { code: given.code, percentage: given.percentage, amount: null };
  const product = (given: Product) => ({ ...given, price: price(given.unit_price) });

  const zero = money.fromCents(0 as Cents);
  const cabinTypes = input.cabinTypes.map((type) => ({
    ...type,
    one: price(type.surcharge_price ?? type.unit_price),
    two: price(type.unit_price),
    more: price(type.discount_price ?? type.unit_price),
  }));
  const bikes = input.products.bikes.map(product);
  const diets = input.products.diets.map(product);
  const other = input.products.other.map(product);
  const sgr = input.products.sgr && { ...input.products.sgr, price: price(input.products.sgr.unit_price) };
  const policies = input.products.insurance_policies.map((policy) => ({ ...policy, fixed: price(policy.fixed_cost) }));
  const own = input.departure.voucher ? voucher(input.departure.voucher) : null;
  const coupon = input.coupon ? voucher(input.coupon) : null;
  const { duration } = input.departure;
  const { passengers, additional, insurance, country, departure } = input;

  const total = (lines: readonly { amount: Money }[]): Money => lines.reduce((sum, line) => money.add(sum, line.amount), zero);

  return function priced() {
    const market = resolveMarket(departure, country);
    const everybody = passengerCount(input);

    const cabinLines: Line<Money>[] = [];
    for (const type of cabinTypes) {
      const counts = new Map<number, number>();
      for (const persons of getEntry(input.cabins, type.id) ?? []) counts.set(persons, (counts.get(persons) ?? 0) + 1);
      for (const [persons, quantity] of counts) {
        const unitAmount = persons === 1 ? type.one : persons >= 3 ? type.more : type.two;
        const amount = money.times(unitAmount, persons * quantity);
        cabinLines.push({ kind: 'cabin', id: type.id, name: type.name, quantity, unitAmount, amount });
      }
    }
    const cabins = total(cabinLines);

    const productLines: (Line<Money> & { localCost: boolean })[] = [];
    const add = (kind: string, given: (typeof other)[number], quantity: number): void => {
      if (quantity === 0) return;
      const unitAmount = money.times(given.price, productFactor(given, duration));
      const amount = money.times(unitAmount, quantity);
      productLines.push({ kind, id: given.id, name: given.name, quantity, unitAmount, amount, localCost: given.local_cost });
    };
    for (const bike of bikes) add('bike', bike, passengers.filter((passenger) => passenger.bike === bike.id).length);
    for (const diet of diets) add('diet', diet, passengers.filter((passenger) => passenger.diet === diet.id).length);
    for (const one of other) {
      if (one.passenger_product)
        add('passenger', one, one.mandatory ? everybody : passengers.filter((passenger) => passenger.other.includes(one.id)).length);
      else add('additional', one, Math.max(getEntry(additional, one.id) ?? 0, one.mandatory ? 1 : 0));
    }

    const fund: Line<Money>[] = [];
    if (sgr && chargesGuaranteeFund(departure, country))
      fund.push({
        kind: 'fund',
        id: sgr.id,
        name: sgr.name,
        quantity: everybody,
        unitAmount: sgr.price,
        amount: money.times(sgr.price, everybody),
      });

    const discounts: { code: string; amount: Money }[] = [];
    let left = cabins;
    for (const given of [own, coupon]) {
      if (!given) continue;
      const whole = given.percentage === null ? money.times(given.amount, everybody) : money.percent(cabins, given.percentage);
      const amount = money.isLess(whole, left) ? whole : left;
      left = money.subtract(left, amount);
      discounts.push({ code: given.code, amount });
    }

    const discount = total(discounts);
    const subtotal = money.subtract(total([...cabinLines, ...productLines, ...fund]), discount);
    const localCosts = total(productLines.filter((line) => line.localCost));
    const base = money.subtract(subtotal, localCosts);
    const insured = policies
      .filter((policy) => policy.market === market && insurance[policy.insurance_type])
      .map((policy) => {
        const premium = money.add(policy.fixed, money.percent(base, policy.fee_percentage));
        const tax = money.percent(premium, policy.tax_percentage);
        return { kind: 'insurance', id: policy.id, premium, tax, amount: money.add(premium, tax) };
      });
    const insuranceAmount = total(insured);
    const all = money.add(subtotal, insuranceAmount);
    return {
      lines: [...cabinLines, ...productLines, ...fund, ...discounts, ...insured],
      cabins,
      discount,
      subtotal,
      vat: market === 'default' ? money.includedVat(subtotal) : null,
      insurance: insuranceAmount,
      total: all,
      localCosts,
      payable: money.subtract(all, localCosts),
    };
  };
}
