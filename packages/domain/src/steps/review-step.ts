import { choicesToQuoteInput, type QuoteContext, toQuoteInput } from '../booking/quote-input.ts';
import type { ErrorCode } from '../errors/error-code.ts';
import type { InsuranceChoice } from '../insurance/choice.ts';
import { type ChosenPolicies, chosenInsurance, replacedInsurance } from '../insurance/chosen-policies.ts';
import { type InsuranceOffer, insuranceOffers } from '../insurance/offers.ts';
import { type TermKey, termKeys } from '../market/required-terms.ts';
import type { ValidPassengersForm } from '../passengers/form-values.ts';
import { type PaymentSchedule, type PaymentTerms, paymentSchedule } from '../pricing/deposit.ts';
import { additionalQuantity } from '../pricing/product-lines.ts';
import { quote } from '../pricing/quote.ts';
import type { Quote } from '../pricing/quote-line.ts';
import type { BookingRequest } from '../schema/booking.ts';
import { type InsuranceType, type IsoDate, insuranceTypes } from '../schema/common.ts';
import { type Agreement, type AgreementOffer, agreementOf, holdsFor, termsOf } from './agreement.ts';
import type { Priced } from './passengers-step.ts';

/** What is on sale, and what there is to read for it. */
export type ReviewOffer = Omit<QuoteContext, 'coupon'> & Pick<AgreementOffer, 'legal'> & { today: IsoDate };

/** What was chosen and agreed to, as it is stored: insurance by its policies, terms by what was read, and what was replaced. */
export type StoredConsents = {
  insurance: ChosenPolicies;
  accepted: Readonly<Record<string, string>>;
  replaced: readonly InsuranceType[];
};

/** What the visitor reviews. */
export type ReviewEntries = Pick<QuoteContext, 'coupon'> & {
  party: ValidPassengersForm;
  /** The quantities of additional products, by id, as they are stored. */
  additional: Readonly<Record<string, number>>;
  consents: StoredConsents;
  /** The request of an open attempt: it is shown as it was sent. Null without one. */
  sent: BookingRequest | null;
  /** The price on the button of an attempt, or while the page books; null if there is none. */
  promised: Quote | null;
  /** The terms that the last press has asked for, and that were not touched since. */
  asked: readonly TermKey[];
};

export type TermErrors = Partial<Record<TermKey, ErrorCode>>;

/**
 * What the review of an order shows: the price, the consents, and what is open. An open attempt is shown as it was sent, at the price that was promised,
 * whatever has been chosen or fetched since. BOOK-36, CONF-40.
 */
export type ReviewStep = Priced & {
  agreement: Agreement;
  onRequest: boolean;
  passengers: number;
  insurance: InsuranceChoice;
  offers: readonly InsuranceOffer[];
  /** The quantities of the additional products, as they are shown, and as they are chosen on this page. CONF-6. */
  quantities: Readonly<Record<string, number>>;
  additional: Readonly<Record<string, number>>;
  /** The terms to agree to, in order; those that are agreed to; and whether none is left open. */
  required: readonly TermKey[];
  given: Readonly<Record<string, boolean>>;
  isComplete: boolean;
  /** The errors of the terms that were asked for and are still open. CONF-12, CONF-18. */
  errors: TermErrors;
  /** The types of insurance that were chosen until another policy was offered; those of `ended` still count as chosen in what is stored. CONF-50. */
  replaced: readonly InsuranceType[];
  ended: readonly InsuranceType[];
  /** What the consent to the payment terms says: the brand's, null if none are configured. */
  paymentTerms: PaymentTerms | null;
  /** What is due when; null if no payment terms are configured. CONF-44. */
  schedule: PaymentSchedule | null;
  /** True if the consents hold for an offer that was fetched since. CONF-50. */
  isAgreedTo(fetched: Pick<AgreementOffer, 'departure' | 'products'>): boolean;
};

const toErrorCode = (key: TermKey): ErrorCode =>
  key === 'cancellation' || key === 'travel' ? 'insurance-terms-required' : 'travel-terms-required';

/** The choices that count, and the input of their price. */
function reviewChoices(offer: ReviewOffer, entries: ReviewEntries, { offered }: Agreement) {
  const { consents, sent, coupon } = entries;
  const { main, passengers } = entries.party;
  const context = { departure: offer.departure, cabinTypes: offer.cabinTypes, products: offer.products, coupon };
  const additional = Object.fromEntries(
    offer.products.other
      .filter((product) => !product.passenger_product)
      .map((product) => [product.id, additionalQuantity(product, entries.additional, passengers.length)]),
  );
  if (sent) {
    const quantities = Object.fromEntries(sent.products.map(({ id, amount }) => [id, amount]));
    return { insurance: sent.insurance, additional, quantities, input: toQuoteInput(sent, context) };
  }
  const insurance = chosenInsurance(consents.insurance, offered);
  const input = choicesToQuoteInput({ passengers, country: main.country, additional, insurance }, context);
  return { insurance, additional, quantities: additional, input };
}

/** The review of an order as a function of offer and entries: its container and its stories show the same. */
export function reviewStep(offer: ReviewOffer, entries: ReviewEntries): ReviewStep {
  const { departure, products, legal, today } = offer;
  const { party, consents, sent, promised, asked } = entries;
  const { country } = party.main;
  const agreement = agreementOf(offer, country);
  const { insurance, additional, quantities, input } = reviewChoices(offer, entries, agreement);
  const price = promised ?? quote(input);
  const accepted = Object.fromEntries(Object.entries(agreement.read).map(([key, text]) => [key, consents.accepted[key] === text]));
  const required = sent ? termKeys.filter((key) => Object.hasOwn(sent.terms, key)) : termsOf(agreement, insurance);
  const open = required.filter((key) => !accepted[key]);
  const ended = sent ? [] : replacedInsurance(consents.insurance, agreement.offered);
  return {
    agreement,
    onRequest: departure.on_request,
    passengers: party.passengers.length,
    insurance,
    offers: insuranceOffers(products.insurance_policies, price, country, legal),
    additional,
    quantities,
    input,
    price,
    required,
    given: sent?.terms ?? accepted,
    isComplete: open.length === 0,
    errors: Object.fromEntries(open.filter((key) => asked.includes(key)).map((key) => [key, toErrorCode(key)])),
    replaced: insuranceTypes.filter((type) => ended.includes(type) || consents.replaced.includes(type)),
    ended,
    paymentTerms: legal.paymentTerms,
    schedule: legal.paymentTerms && paymentSchedule(price, departure.date, today, legal.paymentTerms),
    isAgreedTo: (fetched) => holdsFor(agreement, agreementOf({ ...fetched, legal }, country), insurance),
  };
}
