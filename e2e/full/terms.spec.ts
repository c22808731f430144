import { expect } from '@playwright/test';
import { checkout } from '../pages/checkout.ts';
import { departure, mockBackend, products } from '../pages/mock-backend.ts';
import { test } from '../pages/test.ts';
import { wordsOf } from '../pages/words.ts';

const words = wordsOf('en');
const policy = {
  id: 'policy000000000001',
  insurance_type: 'cancellation',
  market: 'default',
  fixed_cost: 3.5,
  fee_percentage: 5.5,
  tax_percentage: 21,
  description: '',
  summary: '',
  fine_print: '',
  terms: '',
};

test('ticking an insurance box clears its terms touched state', async ({ page }) => {
  await mockBackend(page, { products: { ...products, insurance_policies: [policy] } });
  await page.goto(`/departures/${departure.id}/passengers?cabins=cabin-a-b:2`);
  const check = checkout(page, words);
  // Progress step number of the passenger screen is 4, of the confirmation 5.
  const number = (step: number) => page.getByText(`${step} of 6`, { exact: true });
  await expect(number(4)).toBeAttached();
  await check.fillPassengers();
  await check.toConfirmation();
  await expect(number(5)).toBeAttached();

  const insurance = page.getByRole('checkbox', { name: new RegExp(words.text('confirmation', 'insuranceTake')) });
  const travelTerms = page.getByText(words.text('formErrors', 'travel-terms-required'));
  const insuranceTerms = page.getByText(words.text('formErrors', 'insurance-terms-required'));
  await insurance.check();
  await check.book();
  await expect(insuranceTerms).toBeVisible();
  await expect(travelTerms.first()).toBeVisible();

  await insurance.uncheck();
  await insurance.check();
  await expect(insuranceTerms).toBeHidden();
  await expect(travelTerms.first()).toBeVisible();
  await check.book();
  await expect(insuranceTerms).toBeVisible();
});
