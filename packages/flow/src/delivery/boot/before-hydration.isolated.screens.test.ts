import { addDays } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { test as base, expect, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { aBackend, cabin, date, departure, respondWithDepartures, sister, tour } from '../../testing/screens/a-backend.ts';
import { choosing, choosingAddress } from '../../testing/screens/choosing.ts';
import { left } from '../../testing/screens/open-screen.tsx';
import { openServerPage, type ServerPage } from '../../testing/screens/server-page.tsx';
import { getWords } from '../../testing/screens/words.ts';

// What a visitor does in a page that a server has rendered, before its scripts have run.
// A page that is translated before hydration renders from scratch, and what was done in it is dropped.
const test = base.skipIf(import.meta.env.MODE === 'translated');
const words = getWords('en');
const steps = choosing(words);
/** A server requests the months of a tour with a range. */
const withRange = { tour: { ...tour, first_departure: date, last_departure: `${Number(date.slice(0, 4)) + 1}-12-31` } };
const search = (screen: ServerPage): string => new URL(screen.address(), location.origin).search;
const monthOf = (element: HTMLElement | SVGElement): string => (element as HTMLSelectElement).value;

test('a search typed early filters the list, and the caret stays where it was (SHELL-42)', async () => {
  const tours = [...tour.tours, { id: 'x.2', name: 'Bruges by bike', duration: 8 }, { id: 'x.3', name: 'Bruges by boat', duration: 8 }];
  const screen = await openServerPage(choosingAddress.list, aBackend({ tours: { data: tours } as never }));
  const box = page.getByRole('searchbox');
  const cards = page.css('main li > a');
  await userEvent.type(box, 'bike');
  await userEvent.keyboard('{ArrowLeft}');
  expect((box.element() as HTMLInputElement).selectionStart).toBe(3);
  expect(cards.elements()).toHaveLength(3);
  await screen.start();
  await expect.poll(() => cards.elements().length).toBe(1);
  await expect.element(box).toHaveValue('bike');
  await expect.element(box).toHaveFocus();
  expect((box.element() as HTMLInputElement).selectionStart).toBe(3);
  await box.clear();
  await expect.poll(() => cards.elements().length).toBe(3);
});

test('whoever presses a tour as soon as the page can be used returns to its place in the list (SHELL-66)', async () => {
  const tours = Array.from({ length: 12 }, (_, index) => ({ id: index === 8 ? tour.id : `t${index}`, name: `Tour ${index}`, duration: 8 }));
  const screen = await openServerPage(choosingAddress.list, aBackend({ tours: { data: tours } as never }));
  scrollTo(0, 400);
  await screen.start();
  (page.css(`main a[href^="/tours/${tour.id}"]`).first().element() as HTMLElement).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(words.text('tourDate', 'title'));
  await expect.poll(() => scrollY).toBe(0);
  screen.back();
  await expect.poll(() => scrollY).toBe(400);
});

test.each(['list', 'date', 'ship', 'cabins', 'chosenCabins'] as const)(
  '%s: each control leads on by itself, keeps what is put into it, or is not ready, and looks so, until the scripts have run (SHELL-42, SHELL-43)',
  async (name) => {
    const tours = [...tour.tours, ...Array.from({ length: 12 }, (_, index) => ({ id: `x.${index}`, name: `Tour ${index}`, duration: 8 }))];
    const backend = aBackend({
      ...withRange,
      tours: { data: tours } as never,
      ...(name === 'ship' && { tourDepartures: respondWithDepartures(departure, sister) }),
    });
    const screen = await openServerPage(choosingAddress[name], backend);
    const controls = page.css('#app :is(button, a[href], input:not([type=hidden]), select, textarea, summary)').elements();
    expect(controls.length).toBeGreaterThan(5);
    const waiting = controls.filter((control) => control.matches('button:disabled'));
    // One at its limit looks as it does later.
    for (const control of waiting.filter((button) => button.ariaDisabled !== 'true'))
      expect(getComputedStyle(control)).toMatchObject({ cursor: 'progress', opacity: '0.6' });
    // What is left works without a script: links, fields, the menus of the platform, and forms.
    const others = controls.filter((control) => !waiting.includes(control));
    expect(others.filter((control) => control.matches('button:not(form[action] > button[type=submit], [popovertarget])'))).toEqual([]);
    await screen.start();
    expect(page.css('#app button:disabled, [data-waiting]').elements()).toEqual([]);
  },
);

test('a day pressed alone is the link that it is (SHELL-29, SHELL-42)', async () => {
  await openServerPage(choosingAddress.date, aBackend(withRange));
  const link = steps.day(date).element().querySelector('a') as HTMLAnchorElement;
  const isOurs = await new Promise((resolve) => {
    link.addEventListener('click', (event) => {
      resolve(event.defaultPrevented);
      event.preventDefault();
    });
    link.click();
  });
  expect(isOurs).toBe(false);
});

test('a ship pressed early is chosen by the address of its form (SHELL-29)', async () => {
  const backend = aBackend({ tourDepartures: respondWithDepartures(departure, sister) });
  await openServerPage(choosingAddress.ship, backend);
  await steps.ship('Zwaan').click();
  await expect.poll(() => left).toEqual([`${choosingAddress.ship}?party=2&departure=sister`]);
});

test('a party chosen early is kept: the links, which do not know it, wait and look so, and lead on with it once the scripts have run (SHELL-42, SHELL-43)', async () => {
  const screen = await openServerPage(choosingAddress.chosenDate, aBackend(withRange));
  await steps.party().selectOptions('4');
  await steps.party().selectOptions('5');
  await expect.element(steps.next()).toHaveStyle({ cursor: 'progress' });
  await steps.next().click();
  await screen.start();
  await expect.element(steps.party()).toHaveValue('5');
  await expect.element(steps.next()).toHaveAttribute('href', `${choosingAddress.ship}?party=5`);
  await expect.element(steps.next()).not.toHaveStyle({ cursor: 'progress' });
  expect(left).toEqual([]);
  await steps.next().click();
  await expect.poll(screen.address).toBe(`${choosingAddress.ship}?party=5`);
});

test('a month and the list chosen early are shown (SHELL-42)', async () => {
  const screen = await openServerPage(choosingAddress.date, aBackend(withRange));
  const month = page.getByLabelText(words.text('tourDate', 'month'), { exact: true });
  const later = (month.element() as HTMLSelectElement).options[2]?.value ?? '';
  await month.selectOptions(later);
  await page.getByRole('radio', { name: words.text('tourDate', 'list') }).click();
  await screen.start();
  await expect.element(month).toHaveValue(later);
  await expect.element(page.getByRole('radio', { name: words.text('tourDate', 'list') })).toBeChecked();
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
});

test('cabins chosen early in the list are in the address, and Start booking leads on (CABIN-44, SHELL-42)', async () => {
  const screen = await openServerPage(choosingAddress.cabins, aBackend());
  await steps.quantity().selectOptions('1');
  await screen.start();
  await expect.element(steps.start()).toHaveAttribute('href', expect.stringContaining(`/passengers?cabins=${cabin.id}:2`));
});

test('a suggestion taken early is chosen by the address of its form, which leads on without scripts (SHELL-29)', async () => {
  await openServerPage(`${choosingAddress.cabins}?party=5`, aBackend());
  const suggestion = page.getByRole('button', { name: new RegExp(words.text('cabins', 'suggestion.take')) });
  await suggestion.click();
  await expect.poll(() => left.length).toBe(1);
  const address = new URL(left[0] ?? '', location.origin);
  expect(address.searchParams.getAll('cabins')).toEqual([`${cabin.id}:3,2`]);
  await openServerPage(address.pathname + address.search, aBackend());
  await expect.element(steps.start()).toHaveAttribute('href', expect.stringContaining(`/passengers?cabins=${cabin.id}:3,2`));
});

test('what a browser formats otherwise than the server is rendered anew, and works (SHELL-30)', async () => {
  const screen = await openServerPage(choosingAddress.chosenDate, aBackend(withRange), { alter: (html) => html.replaceAll('€', '€ ') });
  const old = page.getByRole('heading', { level: 1 }).element();
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  await screen.start();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(old.isConnected).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
  expect(document.body.textContent).not.toContain('€ ');
  await steps.next().click();
  await expect.poll(screen.address).toBe(`${choosingAddress.ship}?party=2`);
});

test('a page whose visitor has chosen a day of a later month before is hydrated, and then shows that month (DATE-10, SHELL-30)', async () => {
  const chosen = addDays(date as IsoDate, 100);
  const [year, month] = chosen.split('-').map(Number);
  const later = { ...departure, id: 'd9', date: chosen, end_date: addDays(chosen, 7) };
  const backend = aBackend({
    ...withRange,
    tourDepartures: respondWithDepartures(departure, later),
    tourPrices: [{ year, month, minimum_price: 100 } as never],
  });
  const screen = await openServerPage(choosingAddress.date, backend);
  sessionStorage.setItem('date', chosen);
  const old = page.getByRole('heading', { level: 1 }).element();
  await screen.start();
  expect(old.isConnected).toBe(true);
  await expect.element(page.getByLabelText(words.text('tourDate', 'month'), { exact: true })).toHaveValue(chosen.slice(0, 7));
});

/** Sets a value as a browser that restores it, without an event. */
const setSilently = (field: Locator, value: string): void => {
  const element = field.element();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
};

test('what a browser has put into the search without an event filters the list (SHELL-67)', async () => {
  const tours = [...tour.tours, { id: 'x.2', name: 'Bruges by bike', duration: 8 }, { id: 'x.3', name: 'Bruges by boat', duration: 8 }];
  const screen = await openServerPage(choosingAddress.list, aBackend({ tours: { data: tours } as never }));
  setSilently(page.getByRole('searchbox'), 'bike');
  await screen.start();
  await expect.poll(() => page.css('main li > a').elements().length).toBe(1);
  await expect.element(page.getByRole('searchbox')).toHaveValue('bike');
});

test('what a browser has put into the selects without an event is chosen, in the address too (SHELL-67)', async () => {
  const date = await openServerPage(choosingAddress.date, aBackend(withRange));
  const month = page.getByLabelText(words.text('tourDate', 'month'), { exact: true });
  const other = [...(month.element() as HTMLSelectElement).options].find(({ value }) => value !== monthOf(month.element()))?.value ?? '';
  setSilently(steps.party(), '4');
  setSilently(month, other);
  await date.start();
  await expect.poll(() => search(date)).toContain('party=4');
  await expect.element(steps.party()).toHaveValue('4');
  await expect.element(month).toHaveValue(other);

  const cabins = await openServerPage(choosingAddress.cabins, aBackend());
  setSilently(steps.quantity(), '1');
  await cabins.start();
  await expect.poll(() => search(cabins)).toContain(`cabins=${cabin.id}:2`);
});
