import { aPolicy, policyWire, productWire, sgrWire } from '@booking/domain/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { additionalProductsEntries } from '../storage/additional-products.ts';
import { aBackend, cabin, coupon, departure, map, products } from '../testing/screens/a-backend.ts';
import { checkout } from '../testing/screens/checkout.ts';
import { choosing } from '../testing/screens/choosing.ts';
import { annAndBo, checkoutAddress, storeConsents, storeCoupon, storeDraft, stored } from '../testing/screens/drafts.ts';
import { shownText } from '../testing/screens/locators.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { getWords } from '../testing/screens/words.ts';

// One trip has one price: on every step everything counts that is stored for the departure.
const words = getWords('en');
const check = checkout(words);
const choose = choosing(words);
const eBike = productWire({ id: 'bike00000000000002', name: 'E-bike', unit_price: 100, product_type: 'Bike' });
const policy = { market: 'north_america', fixed_cost: 100, fee_percentage: 0, tax_percentage: 0 } as const;
const backend = () =>
  aBackend({
    departure: { ...departure, multi_market: true },
    departureVoucher: coupon,
    departureProducts: {
      ...products,
      bikes: [...products.bikes, eBike],
      other: [map],
      sgr: sgrWire(),
      insurance_policies: [policyWire(policy)],
    },
  });
/** 4,099 of cabins, 100 for an e-bike, 25 for two maps, 51 and 409.90 off, insurance 100; no guarantee fund for a guest from Canada. */
const total = () => shownText(/^€3,863\.10$/);
const [ann, bo] = annAndBo.passengers;

function storeEverything(): void {
  storeDraft({
    main: { ...annAndBo.main, country: 'CA', state: 'ON' },
    passengers: [{ ...ann, bike: eBike.id } as NonNullable<typeof ann>, bo as NonNullable<typeof bo>],
  });
  storeCoupon('SEA');
  additionalProductsEntries(stored).write(departure.id, { [map.id]: 2 });
  storeConsents([], { insurance: ['cancellation'], offered: [aPolicy(policy)] });
}

test.each([1280, 390] as const)(
  'from the cabins to the confirmation and back each step shows the same total, in summary and bar: passengers, country, coupon, extras and insurance count, at %i px (PRICE-28, CABIN-22)',
  async (width) => {
    storeEverything();
    const bar = () => page.getByRole('region', { name: words.text('common', 'bar.label') });
    const expectTotal = async () => {
      if (width === 1280) await expect.element(total()).toBeVisible();
      else await expect.element(bar()).toHaveTextContent(/€3,863\.10/);
    };
    const screen = await openScreen(checkoutAddress('confirmation'), { backend: backend(), width });
    await check.expectConfirmation();
    await expectTotal();
    await choose.back().click();
    await check.expectPassengers();
    await expectTotal();
    await choose.back().click();
    await expect.element(choose.start()).toBeVisible();
    await expectTotal();
    await screen.reload();
    await expectTotal();
    await choose.start().click();
    await check.expectPassengers();
    await expectTotal();
    await check.toConfirmation();
    await expectTotal();
  },
);

test('with other cabins what is stored counts as far as it fits; a suggestion has the price of its cabins, and a second person the total with them (PRICE-28, CABIN-32, CABIN-41)', async () => {
  storeEverything();
  const single = { ...cabin, minimum_occupancy: 1, surcharge_price: 2500 };
  const own = backend();
  own.set({ departureCabins: [single] });
  await openScreen(`/departures/${departure.id}/cabins?cabins=${cabin.id}:1&party=2`, { backend: own });
  // Only the first passenger fits: 2,500, the e-bike, one map, 25.50 and 250 off, insurance 100.
  await expect.element(shownText(/^€2,437\.00$/)).toBeVisible();
  await expect.element(page.getByText(/^2 × €2,049\.50/)).toBeVisible();
  await page.getByRole('button', { name: words.text('cabins', 'secondPerson').replace('{{price}}', '€3,863.10') }).click();
  await expect.element(shownText(/^€3,863\.10$/)).toBeVisible();
});
