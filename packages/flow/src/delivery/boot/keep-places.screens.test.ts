import { afterEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { aBackend, tour } from '../../testing/screens/a-backend.ts';
import { choosing, choosingAddress, loadedContent } from '../../testing/screens/choosing.ts';
import { storeDraft } from '../../testing/screens/drafts.ts';
import { openScreen, type Screen } from '../../testing/screens/open-screen.tsx';
import { getWords } from '../../testing/screens/words.ts';
import { keepPlaces } from './keep-places.ts';

// Back and Forward on a phone, in a list of twelve tours and on the other steps.
const words = getWords('en');
const choose = choosing(words);
const tours = Array.from({ length: 12 }, (_, index) => ({ id: index === 8 ? tour.id : `t${index}`, name: `Tour ${index}`, duration: 8 }));
const list = { data: tours };

afterEach(() => {
  history.scrollRestoration = 'auto';
});

const open = (href: string, backend = aBackend({ tours: list })): Promise<Screen> =>
  openScreen(href, { backend, width: 390, outside: (_, services, router) => keepPlaces(window, { services, router }) });
const heading = (namespace: string, key: string) => page.getByRole('heading', { level: 1, name: words.text(namespace as never, key) });
/** Presses what is there without scrolling to it, as a finger does. */
const press = (found: Locator): void => (found.element() as HTMLElement).click();
const expectTop = (top: number) => expect.poll(() => window.scrollY).toBe(top);
/** As soon as the page is high enough. */
async function scrollDown(top: number): Promise<void> {
  await expect
    .poll(() => {
      window.scrollTo(0, top);
      return window.scrollY;
    })
    .toBe(top);
}
/** Two frames later: nothing has moved the page. */
async function expectStill(top: number): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  expect(window.scrollY).toBe(top);
}

/** From the list, scrolled down, to a tour. */
async function openTour(backend?: ReturnType<typeof aBackend>): Promise<Screen> {
  const screen = await open(choosingAddress.list, backend);
  await expect.element(loadedContent().first()).toBeVisible();
  await scrollDown(3000);
  press(page.css(`main a[href^="/tours/${tour.id}"]`).first());
  await expect.element(heading('tourDate', 'title')).toBeInViewport();
  await expectTop(0);
  return screen;
}

test('a new screen starts at the top, Back and Forward return to the place where a screen was left (SHELL-66)', async () => {
  const screen = await openTour();
  await expect.element(page.css('[role=gridcell][data-state=available]').first()).toBeVisible();
  await scrollDown(100);
  screen.back();
  await expect.element(heading('tours', 'title')).toBeInTheDocument();
  await expectTop(3000);
  await expectStill(3000);
  screen.forward();
  await expect.element(heading('tourDate', 'title')).toBeInTheDocument();
  await expectTop(100);
  await expectStill(100);
});

/** Back to the list, whose data has to be loaded again: it waits for `respond`. */
async function backToSlowList() {
  const waiting: ((tours: typeof list) => void)[] = [];
  const backend = aBackend({ tours: list });
  const screen = await openTour(backend);
  screen.services.queryClient.removeQueries({ queryKey: screen.services.queries.tours.list().queryKey });
  backend.set({ tours: () => new Promise<typeof list>((resolve) => waiting.push(resolve)) });
  screen.back();
  await expect.element(heading('tours', 'title')).toBeInTheDocument();
  // In development React mounts a screen twice, and the first request is aborted.
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  const respond = (): void => {
    backend.set({ tours: list });
    for (const resolve of waiting) resolve(list);
  };
  return { screen, respond };
}

test('a screen whose data is slow returns to its place once the content is there (SHELL-66)', async () => {
  const { respond } = await backToSlowList();
  expect(window.scrollY).toBeLessThan(3000);
  respond();
  await expectTop(3000);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'a visitor who already does something (%s) stays where they are (SHELL-66)',
  async (action) => {
    const { respond } = await backToSlowList();
    window.dispatchEvent(new Event(action));
    await scrollDown(0);
    respond();
    await expect.element(page.getByText('Tour 11')).toBeInTheDocument();
    await expectStill(0);
  },
);

test('whoever goes on before a slow screen has returned still comes back to its place (SHELL-66)', async () => {
  const { screen, respond } = await backToSlowList();
  screen.forward();
  await expect.element(heading('tourDate', 'title')).toBeInTheDocument();
  screen.back();
  await expect.element(heading('tours', 'title')).toBeInTheDocument();
  respond();
  await expectTop(3000);
});

test('from the cabins to the confirmation each step keeps its place, and a choice on a step moves nothing (SHELL-66)', async () => {
  storeDraft();
  const screen = await open(choosingAddress.cabins);
  await expect.element(loadedContent().first()).toBeVisible();
  await scrollDown(150);
  press(choose.moreCabins());
  await expectStill(150);
  press(choose.start());
  await expect.element(heading('checkout', 'passengers.title')).toBeInViewport();
  await expectTop(0);
  // The passengers are complete, a row each: the page is short.
  await scrollDown(40);
  press(page.getByRole('button', { name: words.text('checkout', 'passengers.next') }).shown());
  await expect.element(heading('confirmation', 'title')).toBeInViewport();
  await expectTop(0);
  await scrollDown(600);
  screen.back();
  await expect.element(heading('checkout', 'passengers.title')).toBeInTheDocument();
  await expectTop(40);
  screen.back();
  await expect.element(heading('cabins', 'title')).toBeInTheDocument();
  await expectTop(150);
  screen.forward();
  await expectTop(40);
  screen.forward();
  await expect.element(heading('confirmation', 'title')).toBeInTheDocument();
  await expectTop(600);
});
