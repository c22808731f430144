import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { type Services, ServicesContext } from '../app/services.ts';
import { createStorage } from '../delivery/boot/create-services.ts';
import { dispatchStorageEvent } from '../testing/screens/tabs.ts';
import { useFirstStored } from './use-first-stored.ts';
import { useStored } from './use-stored.ts';
import { voucherEntries } from './voucher.ts';

const source = () => ({ storage: createStorage(window), now: () => Date.now() });
let close = () => {};
afterEach(() => close());

/** A page that shows a stored coupon: its current value and its first one. */
function openPage() {
  const own = source();
  const shown: string[] = [];
  function Coupon() {
    const now = useStored(voucherEntries, (entries) => entries.peek('d1'));
    const first = useFirstStored(voucherEntries, (entries) => entries.peek('d1'));
    shown.push(`${now?.value ?? 'none'}, first ${first?.value ?? 'none'}`);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  close = () => root.unmount();
  flushSync(() => root.render(createElement(ServicesContext, { value: own as unknown as Services }, createElement(Coupon))));
  return { own, shown };
}

test('the page shows a stored value that it or another tab writes (STORE-16)', async () => {
  const { own, shown } = openPage();
  voucherEntries(own).write('d1', 'SUN50');
  await expect.poll(() => shown).toEqual(['none, first none', 'SUN50, first none']);
  voucherEntries(source()).write('d1', 'SEA10');
  dispatchStorageEvent('voucher');
  await expect.poll(() => shown.at(-1)).toBe('SEA10, first none');
  voucherEntries(source()).clear('d1');
  // A page that returns from the back-forward cache has missed the storage events of other tabs.
  window.dispatchEvent(new Event('pageshow'));
  await expect.poll(() => shown.at(-1)).toBe('none, first none');
});

test('writing another value does not rerender', async () => {
  voucherEntries(source()).write('d1', 'SUN50');
  const { own, shown } = openPage();
  own.storage.local.set('cid', 'x');
  own.storage.session.set('date', '2027-05-01');
  dispatchStorageEvent('unvalidated');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shown).toEqual(['SUN50, first SUN50']);
});

test('an invalid value reads as null and is dropped after rendering (STORE-10)', async () => {
  localStorage.setItem('voucher', '{"d1":7}');
  const { shown } = openPage();
  expect(shown[0]).toBe('none, first none');
  await expect.poll(() => localStorage.getItem('voucher')).toBeNull();
});
