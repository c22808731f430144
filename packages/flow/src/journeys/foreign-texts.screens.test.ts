import { policyWire } from '@booking/domain/testing';
import { describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { aBackend, cabin, departure, products } from '../testing/screens/a-backend.ts';
import { oneBookingPerKey } from '../testing/screens/bookings.ts';
import { checkout } from '../testing/screens/checkout.ts';
import { checkoutAddress, storeDraft } from '../testing/screens/drafts.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { getWords } from '../testing/screens/words.ts';

// A backend with texts of its own, of which a German page has no translation, or one.
const words = getWords('de');
const check = checkout(words);
const spring = { code: 'SPRING', description: 'Spring discount', discount_type: 'Discount Amount', amount: 75 } as const;
const crossing = { ...departure, port_of_departure_name: 'Amsterdam', port_of_arrival_name: 'Bruges', voucher: spring, multi_market: true };
const policy = policyWire({
  id: 'policy000000000001',
  fixed_cost: 100,
  fee_percentage: 0,
  tax_percentage: 0,
  description: '<p>Covers all.</p>',
  summary: 'Covers you',
  fine_print: 'Within 7 days',
  terms: 'Claims within 30 days',
});
const offer = { departure: crossing, departureProducts: { ...products, insurance_policies: [policy] } };
const german = { language: 'de' } as const;
const policyTexts = {
  id: policy.id,
  ...german,
  name: 'Schutz',
  description: '<p>Deckt alles.</p>',
  summary: 'Deckt Sie',
  fine_print: 'Binnen 7 Tagen',
  terms: 'Meldung binnen 30 Tagen',
};
const showTerms = () => page.getByText(words.like('confirmation', 'insuranceTerms')).first().click();
const cabinsAddress = `/departures/${departure.id}/cabins?cabins=${cabin.id}%3A2&party=2&locale=de`;
const all = { translations: ['tours', 'vouchers', 'ports'] };
const langOf = async (text: Locator): Promise<string | null | undefined> => {
  await expect.element(text.first()).toBeInTheDocument();
  return text.first().element().closest('[lang]')?.getAttribute('lang');
};

describe('a text without a translation is marked with its own language, a translated one with the page’s (BRAND-37)', () => {
  test('cabins: tour, ports and discount', async () => {
    const backend = aBackend(offer);
    storeDraft();
    await openScreen(cabinsAddress, { backend, config: all });
    for (const text of [crossing.tour_name, 'Bruges', 'Spring discount'])
      expect([text, await langOf(page.getByText(text, { exact: true }))]).toEqual([text, 'en']);
  });
  test('cabins: translated', async () => {
    const backend = aBackend({
      ...offer,
      tourTranslations: [{ id: crossing.tour_id, ...german, name: 'Reise nach Brügge' }],
      portTranslations: [{ name: 'Bruges', ...german, translation: 'Brügge' }],
      voucherTranslations: [{ code: 'SPRING', ...german, description: 'Frühlingsrabatt' }],
    });
    storeDraft();
    await openScreen(cabinsAddress, { backend, config: all });
    for (const text of ['Reise nach Brügge', 'Brügge', 'Frühlingsrabatt'])
      expect([text, await langOf(page.getByText(text, { exact: true }))]).toEqual([text, 'de']);
    expect(await langOf(page.getByText('Amsterdam', { exact: true }))).toBe('en');
  });
  test('of vouchers and ports nothing is asked that the configuration does not name (CALL-48, CALL-49)', async () => {
    const backend = aBackend(offer);
    storeDraft();
    await openScreen(cabinsAddress, { backend });
    expect(await langOf(page.getByText('Bruges', { exact: true }))).toBe('en');
    expect([...backend.of('voucherTranslations'), ...backend.of('portTranslations'), ...backend.of('tourTranslations')]).toEqual([]);
  });
});

describe('the texts of a policy are shown in the page’s language, and a consent covers them (CONF-55, CONF-56)', () => {
  const open = async (productTranslations: object[]) => {
    const { createBooking } = oneBookingPerKey('completed');
    const backend = aBackend({ ...offer, createBooking, productTranslations: productTranslations as never });
    storeDraft();
    const screen = await openScreen(`${checkoutAddress('confirmation')}&locale=de`, { backend });
    await expect.element(check.insurance()).toBeVisible();
    return { backend, screen };
  };
  test('all of them translated', async () => {
    await open([policyTexts]);
    await check.insurance().click();
    await showTerms();
    for (const text of ['Deckt Sie', 'Binnen 7 Tagen', 'Meldung binnen 30 Tagen'])
      expect([text, await langOf(page.getByText(text, { exact: true }))]).toEqual([text, 'de']);
  });
  test('a German description stands in place of an English summary; the rest is marked', async () => {
    await open([{ ...policyTexts, summary: null, fine_print: null, terms: null }]);
    await check.insurance().click();
    await showTerms();
    expect(await langOf(page.getByText('Deckt alles.', { exact: true }))).toBe('de');
    await expect.element(page.getByText('Covers you', { exact: true })).not.toBeInTheDocument();
    for (const text of ['Within 7 days', 'Claims within 30 days'])
      expect([text, await langOf(page.getByText(text, { exact: true }))]).toEqual([text, 'en']);
  });
  test('a consent to German terms does not count for others, whatever page reads them; the choice stays', async () => {
    const consent = page.css('#term-cancellation');
    const { backend, screen } = await open([policyTexts]);
    await check.insurance().click();
    await consent.click();
    await screen.reload();
    await expect.element(consent).toBeChecked();
    backend.set({ productTranslations: [{ ...policyTexts, terms: 'Meldung binnen 10 Tagen' }] as never });
    await screen.reload();
    await expect.element(check.insurance()).toBeChecked();
    await showTerms();
    await expect.element(page.getByText('Meldung binnen 10 Tagen', { exact: true })).toBeVisible();
    await expect.element(consent).not.toBeChecked();
  });
});
