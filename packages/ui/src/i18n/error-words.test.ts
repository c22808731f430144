import { errorCodes } from '@booking/domain/errors';
import { expect, test } from 'vitest';
import errors from './locales/en/errors.json' with { type: 'json' };
import formErrors from './locales/en/formErrors.json' with { type: 'json' };
import paymentErrors from './locales/en/paymentErrors.json' with { type: 'json' };

const words: Readonly<Record<string, string>> = { ...errors, ...formErrors, ...paymentErrors };

// The rules return codes (packages/domain), the texts are in packages/ui: here the two meet, as
// the messages of docs/behaviour, which are the English texts. BRAND-15, ERR-16, ERR-18.
test.each([
  ['select-date', 'Please select a date'],
  ['choose-ship', 'Choose preferred ship'],
  ['select-cabins', 'Please select your cabin(s)'],
  ['no-ship-available', 'No ship available.'],
  ['no-cabins-available', 'No cabins available'],
  ['phone-required', 'Phone number is required'],
  ['email-invalid', 'Email address has to be an email address'],
  ['email-required', 'Email address is required'],
  ['address-required', 'Address is required'],
  ['zip-required', 'Zip code is required'],
  ['city-required', 'City is required'],
  ['country-required', 'Country is required'],
  ['state-required', 'State/Province is required'],
  ['state-invalid', 'State/Province is invalid'],
  ['first-name-required', 'First name is required'],
  ['last-name-required', 'Last name is required'],
  ['birth-date-required', 'Date of birth is required'],
  ['birth-date-in-future', 'Date of birth should be in the past'],
  ['birth-date-too-early', 'Date of birth is too far in the past'],
  ['birth-date-invalid', 'Date of birth is not a valid date'],
  ['gender-invalid', 'Gender is required to be male or female'],
  ['height-required', 'Body height is required'],
  ['height-whole', 'Body height should be a whole number of centimeters'],
  ['height-too-large', 'Body height should be less than 300 centimeters'],
  ['height-too-small', 'Body height should be at least 100 centimeters'],
  ['bike-required', 'Bicycle choice is required'],
  ['cabin-required', 'Cabin assignment is required'],
  ['cabin-too-many-occupants', 'Cabin has too many occupants'],
  ['voucher-invalid', 'Invalid voucher code'],
  ['travel-terms-required', 'Please accept the terms for your travel.'],
  ['insurance-terms-required', 'Please accept the terms for your insurance.'],
] as const)('%s says in English: %s', (code, sentence) => {
  expect(errorCodes).toContain(code);
  expect(words[code]).toBe(sentence);
});
