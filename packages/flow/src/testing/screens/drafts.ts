import { nothingChosen, policyKey } from '@booking/domain/insurance';
import type { TermKey } from '@booking/domain/market';
import { emptyMainBooker, emptyPassenger } from '@booking/domain/passengers';
import type { InsurancePolicy, InsuranceType, PassengersFormValues } from '@booking/domain/schema';
import { type LegalOffer, readTerms } from '@booking/domain/steps';
import { createStorage } from '../../delivery/boot/create-services.ts';
import { toLegalOffer } from '../../steps/confirmation/use-review-data.ts';
import { consentsEntries, noConsents } from '../../storage/consents.ts';
import { unvalidatedEntries, validatedEntries } from '../../storage/passengers.ts';
import { voucherEntries } from '../../storage/voucher.ts';
import { contact, type Guest, guests } from '../journey/guests.ts';
import { bike, cabin, departure } from './a-backend.ts';

/** The storage of the tested page, as the app reads and writes it. */
export const stored = { storage: createStorage(window), now: () => Date.now() };

const toPassenger = ({ firstName, lastName, birth, height }: Guest) => ({
  ...emptyPassenger(),
  firstName,
  lastName,
  dateOfBirth: birth.toReversed().join('-'),
  bodyHeight: height,
  cabin: `${cabin.id}:0`,
  bike: bike.id,
});

/** Ann and Bo in one cabin of that trip, complete. */
export const annAndBo: PassengersFormValues = {
  main: { ...emptyMainBooker(), ...contact, country: 'NL' },
  passengers: guests.map(toPassenger),
};

const cabins = `cabins=${cabin.id}:2&tours=${departure.tour_id}&party=2`;
/** The addresses of the checkout of that trip. */
export const checkoutAddress = (step: 'passengers' | 'confirmation', locale = 'en'): string =>
  `/departures/${departure.id}/${step}?${cabins}&locale=${locale}`;

/** Stores the passengers as an earlier visit of the step would have: typed and, by default, submitted. */
export function storeDraft(values: PassengersFormValues = annAndBo, { submitted = true } = {}): void {
  unvalidatedEntries(stored).write(departure.id, values);
  if (submitted) validatedEntries(stored).write(departure.id, values);
}

/** Stores a coupon as it is stored once it was accepted. */
export const storeCoupon = (code: string): void => void voucherEntries(stored).write(departure.id, code);

type ReadBefore = Partial<Pick<LegalOffer, 'paymentTerms' | 'translations'>> & {
  onRequest?: boolean;
  offered?: readonly InsurancePolicy[];
  insurance?: readonly InsuranceType[];
};

/** Stores consents as an earlier visit of the confirmation in this tab would have, to what the page showed then. */
export function storeConsents(
  accepted: readonly TermKey[],
  { insurance = [], offered = [], onRequest = false, ...shown }: ReadBefore = {},
): void {
  const brand = { brand: 'boatbiketours', language: 'en', config: { legal: null } } as const;
  const legal = toLegalOffer({ ...brand, paymentTerms: null, translations: undefined, ...shown });
  const read = readTerms({ departure: { on_request: onRequest }, legal }, offered);
  consentsEntries(stored).write(departure.id, {
    ...noConsents,
    insurance: { ...nothingChosen, ...Object.fromEntries(insurance.map((type) => [type, policyKey(type, offered)])) },
    accepted: Object.fromEntries(accepted.map((key) => [key, read[key]])),
  });
}

/** The terms of the default market. */
export const europeanTerms = ['general', 'consumer', 'payment'] as const;
