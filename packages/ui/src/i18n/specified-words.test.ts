import { errorCodes } from '@booking/domain/errors';
import { expect, test } from 'vitest';
import { createI18n, errorText, loadTexts, type TextKey } from './index.ts';
import { type Bundle, namespaces } from './resources.ts';

// The exact wording that docs/behaviour specifies for an English page. No other text test repeats it. It is compared with the output of the
// page's i18n, so that a changed locale file fails this test. BRAND-15.
const i18n = await createI18n('en');
await loadTexts('en', Object.keys(namespaces) as Bundle[], i18n);

// The rules in packages/domain return codes, and packages/ui has their texts: this table connects the two. ERR-16, ERR-18.
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
  ['tour-data-failed', 'Failed loading tour data'],
  ['no-departure', 'No departure information'],
  ['no-tour', 'No tour information'],
  ['no-cabin', 'No cabin information'],
  ['no-product', 'No product information'],
  ['departure-not-found', "Departure doesn't exist."],
  ['something-went-wrong', 'Something went wrong'],
  ['page-not-found', 'Page not found'],
  ['unknown-error', 'Unknown error'],
  ['payment-issue', 'There was an issue with the payment. Please contact your credit card provider or bank before trying again.'],
  ['payment-method-failed', 'Unable to create payment method'],
  ['payment-failed', 'Payment failed.'],
  ['booking-load-failed', 'Failed to load booking'],
  ['booking-not-completed', 'This booking is not completed (yet).'],
  ['payment-not-possible', 'This payment cannot be completed at this time.'],
] as const)(
  'the text of the error %s is: %s (CABIN-27, CABIN-28, CONF-18, DATE-32, PASS-17, PASS-18, PASS-19, PASS-20, PASS-21, PASS-22, PASS-23, PASS-30, PASS-31, PASS-32, PASS-33, PASS-34, PASS-35, PASS-36, PASS-37, PASS-40, PASS-41, PASS-52, SHIP-12, SHIP-13)',
  (code, sentence) => {
    expect(errorCodes).toContain(code);
    expect(errorText(i18n.t, code)).toBe(sentence);
  },
);

test.each<[key: TextKey, sentence: string, values?: Record<string, string | number>]>([
  // Progress.
  ['progress:back_to_home', 'Back to home'],
  ['progress:departure_date', 'Departure date'],
  ['progress:ship', 'Ship'],
  ['progress:cabins', 'Cabins'],
  ['progress:personal_information', 'Personal information'],
  ['progress:price_overview', 'Price overview and extras'],
  ['progress:payment', 'Payment'],
  // Every page.
  ['common:loading', 'Loading…'],
  ['common:back', 'Back'],
  ['common:next', 'Next'],
  ['common:close', 'Close'],
  ['common:unknown', 'Unknown'],
  ['common:error.title', 'Error'],
  ['common:error.notFound', 'Not found'],
  ['common:error.unexpected', 'Unexpected Application Error!'],
  ['common:unsupportedBrowser.title', 'Your browser is not supported.'],
  ['common:unsupportedBrowser.text', 'Please update your browser.'],
  // Choosing.
  ['tours:search', 'Search for a tour'],
  ['common:days', '8 days', { count: 8 }],
  ['tourDate:monthFrom', 'May · starting from €1,199', { month: 'May', price: '€1,199' }],
  ['departures:available', '14 available', { count: 14 }],
  ['departures:onlyLeft', 'only 3 left', { count: 3 }],
  ['departures:onRequest', 'on request'],
  ['departures:fullyBooked', 'fully booked'],
  ['departures:discount', 'discount'],
  ['ship:unknown', 'Unknown'],
  ['departures:fewLeft', 'Only 2 left', { count: 2 }],
  ['cabins:singleUse', 'Available for single use'],
  ['cabins:soldOut', 'Fully booked'],
  ['cabins:start', 'Start booking'],
  // Passengers and coupon.
  ['checkout:passengers.main', 'Personal information - Main booker'],
  ['checkout:passengers.additional', 'Personal information - Additional passenger 1', { index: 1 }],
  ['checkout:coupon.question', 'Coupon code?'],
  ['checkout:coupon.apply', 'Apply'],
  ['checkout:coupon.remove', 'Remove coupon code?'],
  // Prices.
  ['summary:portOfDeparture', 'Port of departure'],
  ['receipt:localCosts', 'Local costs'],
  ['receipt:additionalProducts', 'Additional products'],
  ['receipt:discount', 'Discount'],
  ['receipt:perPerson', '€5 p.p.', { price: '€5' }],
  ['receipt:vat', 'VAT (9% included)'],
  ['receipt:subtotal', 'Subtotal'],
  ['receipt:insurance', 'Insurance'],
  ['receipt:total', 'Total'],
  // Confirmation.
  ['confirmation:columnCount', 'Number of products'],
  ['confirmation:columnName', 'Name'],
  ['confirmation:columnPrice', 'Price'],
  ['confirmation:noInsurance', 'You have not chosen any insurance.'],
  ['confirmation:book', 'Book now'],
  ['confirmation:booking', 'Creating your booking'],
  ['confirmation:failed', 'Something went wrong'],
  ['confirmation:recentAction', 'Back to payment'],
  // Payment.
  ['payment:title', 'Thank you for booking with us!'],
  ['payment:amounts.total', 'Total booking amount'],
  ['payment:amounts.localCostsNote', 'to be paid at departure'],
  ['payment:amounts.due', 'Amount to pay now'],
  ['payment:type.toDeposit', 'Pay deposit instead'],
  ['payment:type.toFull', 'Pay full amount instead'],
  ['payment:form.safe', 'Safe & secure checkout'],
  ['payment:loader.pending', 'This booking is not completed (yet).'],
  ['payment:confirmed.title', 'Thank you for booking with us!'],
  ['payment:confirmed.text', 'Your booking is confirmed.'],
  ['payment:standalone.title', 'Fulfill your outstanding payment'],
  ['payment:status.canceled', 'Failed'],
  ['payment:status.retry', 'Retry'],
])('%s says: %s', (key, sentence, values = {}) => {
  expect(i18n.t(key, values)).toBe(sentence);
});
