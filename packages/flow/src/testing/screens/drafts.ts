import { nothingChosen, policyKey } from '@booking/domain/insurance';
import type { TermKey } from '@booking/domain/market';
import { emptyMainBooker, emptyPassenger } from '@booking/domain/passengers';
import type { InsurancePolicy, InsuranceType, PassengersFormValues } from '@booking/domain/schema';
import { type LegalOffer, readTerms } from '@booking/domain/steps';
import { createStorage } from '../../boot/create-services.ts';
import { toLegalOffer } from '../../steps/confirmation/use-review-data.ts';
import { consentsEntries, noConsents } from '../../storage/consents.ts';
import { unvalidatedEntries, validatedEntries } from '../../storage/passengers.ts';
import { bike, cabin, departure } from './odd-backend.ts';

/** The storage of the tested page, as the app reads and writes it. */
export const stored = { storage: createStorage(window), now: () => Date.now() };

/** The main booker's contact details as typed. */
export const contact = {
  emailAddress: 'ann@example.com',
  phoneNumber: '+31 20 555 0142',
  streetAddress: 'Keizersgracht 1',
  zipCode: '1015 AA',
  city: 'Amsterdam',
} as const;

const passenger = (firstName: string, dateOfBirth: string, bodyHeight: string) => ({
  ...emptyPassenger(),
  firstName,
  lastName: 'Example',
  dateOfBirth,
  bodyHeight,
  cabin: `${cabin.id}:0`,
  bike: bike.id,
});

/** Ann and Bo in one cabin of the odd trip, complete. */
export const annAndBo: PassengersFormValues = {
  main: { ...emptyMainBooker(), ...contact, country: 'NL' },
  passengers: [passenger('Ann', '1980-02-29', '172'), passenger('Bo', '1978-12-01', '185')],
};

const cabins = `cabins=${cabin.id}:2&tours=x.1:y&party=2`;
/** The addresses of the checkout of the odd trip. */
export const checkoutAddress = (step: 'passengers' | 'confirmation', locale = 'en'): string =>
  `/departures/${departure.id}/${step}?${cabins}&locale=${locale}`;

/** Stores the passengers as an earlier visit of the step would have: typed and, by default, submitted. */
export function storeDraft(values: PassengersFormValues = annAndBo, { submitted = true } = {}): void {
  unvalidatedEntries(stored).write(departure.id, values);
  if (submitted) validatedEntries(stored).write(departure.id, values);
}

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
