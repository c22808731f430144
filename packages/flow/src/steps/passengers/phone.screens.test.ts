import { type Language, languages } from '@booking/domain/schema';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aBackend, bike, products } from '../../testing/screens/a-backend.ts';
import { checkout } from '../../testing/screens/checkout.ts';
import { getCutTexts, getTooWide, textSpacing } from '../../testing/screens/cut-texts.ts';
import { annAndBo, checkoutAddress, storeDraft } from '../../testing/screens/drafts.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { getWords } from '../../testing/screens/words.ts';

// The passengers on a phone: one is open at a time.
const words = getWords('en');
const check = checkout(words);
const picture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="144" height="96"/%3E';
const names = ['Touring bike, 8 gears', 'Touring bike, large frame', 'E-bike', 'I bring my own bike'];
const bikes = names.map((name, index) => ({ ...bike, id: `bike0000000000000${index + 1}`, name, unit_price: 96 }));
const diet = { ...bike, id: 'diet00000000000001', name: 'Vegetarian', product_type: 'Diet' as const };
const helmet = { ...bike, id: 'helmet000000000001', name: 'Helmet', product_type: 'Additional Product' as const, passenger_product: true };
const backend = () =>
  aBackend({
    departureProducts: { ...products, bikes, diets: [diet], other: [helmet] },
    productTranslations: bikes.map(({ id, name }) => ({ id, language: 'en', name, description: null, image_url: picture })),
  } as never);
/** With as many products as a tour has, and as much to read about them. */
const fullBackend = () => {
  const text = '<p>Sturdy, with an upright position, coaster or hand brakes and a pannier.</p>';
  const described = (one: typeof bike) => ({ ...one, description: text, price_calculation: 'per_day' as const, price_per_day: true });
  const extras = ['Tourist tax', 'Bicycle helmet', 'Drinks package'].map((name, index) => ({
    ...described(helmet),
    id: `helmet00000000000${index}`,
    name,
  }));
  const own = backend();
  own.set({ departureProducts: { ...products, bikes: bikes.map(described), diets: [diet], other: extras } } as never);
  return own;
};
const card = (index: number) => check.card(index);
const edit = (index: number) => card(index).getByRole('button', { name: words.text('checkout', 'passengers.unfold') });
const action = (key: 'next' | 'nextPassenger') => page.getByRole('button', { name: words.text('checkout', `passengers.${key}`) }).shown();
const isOpen = (index: number) => check.field(index, 'firstName').query() !== null;

test.each(languages)('two passengers take at most 3,600 px of the page, whoever is expanded, in %s (PASS-96)', async (language) => {
  await openScreen(checkoutAddress('passengers', language), { backend: fullBackend(), width: 390 });
  const there = checkout(getWords(language));
  for (const index of [0, 1]) {
    await there.openPassenger(index);
    await expect.poll(() => check.card(index).getByRole('radio').elements().length).toBe(bikes.length);
    await document.fonts.ready;
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(3600);
  }
});

describe('side by side where they fit (PASS-98)', () => {
  const sheet = document.createElement('style');
  sheet.textContent = textSpacing;
  afterEach(() => sheet.remove());
  const top = (key: string, language: Language = 'en') =>
    Math.round(checkout(getWords(language)).field(0, key).element().getBoundingClientRect().top);
  const birthTop = () => Math.round(page.css('#passenger-0 input[autocomplete=bday-day]').element().getBoundingClientRect().top);

  test.each(languages.flatMap((language) => ([320, 360, 390] as const).map((width) => [width, language] as const)))(
    'at %i px, in %s, nothing is cut off, with the text spacing of WCAG 1.4.12 neither',
    async (width, language) => {
      await openScreen(checkoutAddress('passengers', language), { backend: backend(), width });
      await expect.element(page.css('#passenger-0 input[autocomplete=given-name]')).toBeVisible();
      if (width >= 360) {
        expect(top('lastName', language)).toBe(top('firstName', language));
        expect(birthTop()).toBe(top('bodyHeight', language));
      }
      for (const spacing of ['', textSpacing]) {
        sheet.textContent = spacing;
        document.head.append(sheet);
        expect(getCutTexts(page.css('form').element())).toEqual([]);
        expect(getTooWide()).toEqual([]);
        // What is missing of the other one ends beside the button of the row.
        const row = check.card(1).element();
        const texts = [...row.querySelectorAll('[class*=summary] *')].map((text) => text.getBoundingClientRect().right);
        expect(Math.max(...texts)).toBeLessThanOrEqual(row.querySelector('button')?.getBoundingClientRect().left ?? 0);
      }
    },
  );
});

test('bicycles are a strip, which alone scrolls sideways: a part of the next one is shown, and the chosen one is in view (PASS-97)', async () => {
  const passengers = annAndBo.passengers.map((one) => ({ ...one, bike: bikes[3]?.id ?? '', lastName: '' }));
  storeDraft({ ...annAndBo, passengers }, { submitted: false });
  await openScreen(checkoutAddress('passengers'), { backend: backend(), width: 390 });
  const radio = (index: number) => card(0).getByRole('radio').nth(index);
  await expect.element(radio(3)).toBeChecked();
  const strip = () => radio(0).element().parentElement?.parentElement as HTMLElement;
  await expect.poll(() => getComputedStyle(strip()).overflowX).toBe('auto');
  const box = (index: number) => (radio(index).element().parentElement as HTMLElement).getBoundingClientRect();
  const isWhole = (index: number): boolean => {
    const { left, right } = strip().getBoundingClientRect();
    return box(index).left >= left - 1 && box(index).right <= right + 1;
  };
  await expect.poll(() => isWhole(3)).toBe(true);
  expect(isWhole(0)).toBe(false);
  expect(getTooWide()).toEqual([]);
  // By the keyboard, as radio buttons anywhere.
  (radio(3).element() as HTMLElement).focus({ preventScroll: true });
  for (let at = 2; at >= 0; at--) {
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(radio(at)).toBeChecked();
    await expect.element(radio(at)).toHaveFocus();
    await expect.poll(() => isWhole(at)).toBe(true);
  }
  // The third one is cut off.
  const { right } = strip().getBoundingClientRect();
  await expect.poll(() => box(2).left < right - 24 && box(2).right > right).toBe(true);
});

test('one passenger is expanded at a time, and the main action leads to the next one, then to the price overview (PASS-94, PASS-95)', async () => {
  const screen = await openScreen(checkoutAddress('passengers'), { backend: backend(), width: 390 });
  await expect.element(check.field(0, 'firstName')).toBeVisible();
  expect(isOpen(1)).toBe(false);
  // What is wrong with the passenger is shown first, and nothing of those who were not opened yet.
  await action('nextPassenger').click();
  await expect.element(check.field(0, 'firstName')).toHaveFocus();
  await expect.element(page.getByRole('link', { name: /^Main booker: / })).toBeInTheDocument();
  expect(page.getByRole('link', { name: /^Additional passenger/ }).elements()).toEqual([]);

  storeDraft({
    ...annAndBo,
    passengers: annAndBo.passengers.map((one, index) => ({ ...one, bike: index === 0 ? 'bike00000000000001' : '' })),
  });
  await screen.reload();
  // The main booker is complete: a row.
  await expect.element(check.field(1, 'firstName')).toHaveValue('Bo');
  expect(isOpen(0)).toBe(false);
  await expect.element(card(0)).toHaveTextContent('Ann Example');
  await expect.element(action('next')).toBeVisible();
  await edit(0).click();
  await expect.poll(() => document.activeElement?.id).toBe('passenger-0');
  await expect.element(check.field(0, 'firstName')).toBeInViewport();
  expect(isOpen(1)).toBe(false);
  await action('nextPassenger').click();
  await expect.poll(() => document.activeElement?.id).toBe('passenger-1');
  await expect.element(check.field(1, 'firstName')).toBeInViewport();
  // The passenger was not submitted yet.
  expect(card(1).getByText(words.text('formErrors', 'bike-required')).elements()).toEqual([]);
  await action('next').click();
  await expect.element(card(1).getByText(words.text('formErrors', 'bike-required'))).toBeInViewport();
  await card(1).getByRole('radio').first().click();
  await check.toConfirmation();
});

test('an error expands its passenger, and nothing that was typed is lost (PASS-94, PASS-95)', async () => {
  const passengers = annAndBo.passengers.map((one) => ({ ...one, bike: 'bike00000000000001' }));
  storeDraft({ ...annAndBo, passengers }, { submitted: false });
  const screen = await openScreen(checkoutAddress('passengers'), { backend: backend(), width: 390, before: '/tours?all=1&locale=en' });
  await expect.element(edit(0)).toBeVisible();
  // All are complete: nobody is expanded.
  expect([isOpen(0), isOpen(1)]).toEqual([false, false]);
  await edit(0).click();
  await check.field(0, 'city').fill('');
  await edit(1).click();
  await check.field(1, 'firstName').fill('Bob');
  await expect.element(card(0)).toHaveTextContent(words.text('checkout', 'passengers.missing_one').replace('{{count}}', '1'));
  await action('nextPassenger').click();
  await expect.element(check.field(0, 'city')).toBeVisible();
  await action('next').click();
  await expect.element(card(0).getByText(words.text('formErrors', 'city-required'))).toBeInViewport();
  await check.field(0, 'city').fill('Utrecht');
  screen.back();
  await expect.element(card(0)).not.toBeInTheDocument();
  screen.forward();
  await expect.element(card(1)).toHaveTextContent('Bob Example');
  await edit(0).click();
  await expect.element(check.field(0, 'city')).toHaveValue('Utrecht');
});

test('a window that becomes narrow keeps the passenger who is being typed in, and one that was narrow collapses nobody (PASS-94)', async () => {
  await openScreen(checkoutAddress('passengers'), { backend: backend() });
  await check.field(1, 'firstName').click();
  await userEvent.keyboard('Bo');
  await page.viewport(390, 844);
  await expect.element(edit(0)).toBeVisible();
  await expect.element(check.field(1, 'firstName')).toHaveFocus();
  await userEvent.keyboard('b');
  await expect.element(check.field(1, 'firstName')).toHaveValue('Bob');
  await page.viewport(1280, 900);
  await expect.element(check.field(0, 'firstName')).toBeVisible();
  await expect.element(check.field(1, 'firstName')).toHaveFocus();
});
