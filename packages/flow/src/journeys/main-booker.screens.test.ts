import { policyWire, sgrWire } from '@booking/domain/testing';
import { expect, test } from 'vitest';
import { contact } from '../testing/journey/guests.ts';
import { aBackend, departure, products } from '../testing/screens/a-backend.ts';
import { status } from '../testing/screens/backend.ts';
import { checkout } from '../testing/screens/checkout.ts';
import { checkoutAddress, storeDraft } from '../testing/screens/drafts.ts';
import { shownText } from '../testing/screens/locators.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { getWords } from '../testing/screens/words.ts';

// The main booker's country through to the booking: state, zip code, market, terms and insurance follow it.
const words = getWords('en');
const policy = { insurance_type: 'travel', fee_percentage: 0, tax_percentage: 0 } as const;
const policies = [
  policyWire({ ...policy, id: 'policy000000000001', market: 'default', fixed_cost: 100 }),
  policyWire({ ...policy, id: 'policy000000000002', market: 'north_america', fixed_cost: 70 }),
];
const european = ['general', 'consumer', 'payment'];
const american = ['general_north_america', 'payment_north_america'];

// The trip is 4,048; the guarantee fund 10; the insurance 100, and 70 in North America.
const bookers = [
  { country: 'NL', zipCode: '1015 AA', state: null, terms: european, insurance: true, total: '€4,158' },
  { country: 'US', zipCode: '10001-1234', state: 'NY', terms: american, insurance: true, total: '€4,118' },
  { country: 'CA', zipCode: 'K1A 0B1', state: 'ON', terms: american, insurance: true, total: '€4,118' },
  { country: 'AU', zipCode: '2000', state: null, terms: european, insurance: false, total: '€4,058' },
] as const;

test.each(bookers)(
  'a main booker from $country: the fields, the offers, and the request (PASS-20, PASS-23, CONF-9, CONF-10, CONF-16, CONF-17, BOOK-24)',
  async ({ country, zipCode, state, terms, insurance, total }) => {
    const backend = aBackend({
      departure: { ...departure, multi_market: true },
      departureProducts: { ...products, sgr: sgrWire({ id: 'sgr000000000000001' }), insurance_policies: policies },
      createBooking: () => status(422),
    });
    storeDraft(undefined, { submitted: false });
    const check = checkout(words);
    await openScreen(checkoutAddress('passengers'), { backend });
    await check.field(0, 'country').selectOptions(country);
    const [zip, region] = [check.field(0, 'zipCode'), check.field(0, 'state')];
    await zip.fill('');
    expect(region.elements()).toHaveLength(state === null ? 0 : 1);
    await check.next().click();
    await expect.element(shownText('Zip code is required')).toBeVisible();
    const regionErrors = [...document.querySelectorAll('#field-main-state-error')].map(({ textContent }) => textContent);
    expect(regionErrors).toEqual(state === null ? [] : ['State/Province is required']);
    await zip.fill(zipCode);
    if (state !== null) await region.selectOptions(state);
    await check.toConfirmation();

    expect(check.insurance().elements()).toHaveLength(insurance ? 1 : 0);
    if (insurance) await check.insurance().click();
    // Exactly the travel terms of the market are shown.
    const required = [...terms, ...(insurance ? ['travel'] : [])];
    const isAsked = (key: string) => check.term(key).elements().length;
    await expect
      .poll(() => [...european, ...american].map(isAsked))
      .toEqual([...european, ...american].map((key) => (required.includes(key) ? 1 : 0)));
    await check.acceptTerms(required);
    await expect.element(shownText(new RegExp(`${total}(\\.00)?$`))).toBeVisible();
    await check.book();
    await expect.poll(() => backend.of('createBooking')).toHaveLength(1);
    const body = backend.of('createBooking')[0]?.body as { terms: object };
    expect(body).toMatchObject({
      main: { ...contact, country, zipCode, state: state ?? '' },
      insurance: { cancellation: false, travel: insurance },
    });
    expect(body.terms).toEqual(Object.fromEntries(required.map((key) => [key, true])));
  },
);
