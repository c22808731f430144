import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { full } from '../pages/full.ts';
import { journey } from '../pages/journey.ts';
import { payableBooking } from '../pages/payment/payable.ts';
import { numbers, type PaymentEnd, type TestNumber } from '../pages/payment/payment-numbers.ts';
import { asStandalone } from '../pages/payment/standalone.ts';
import { shownText } from '../pages/shown.ts';
import { getWords } from '../pages/words.ts';

// Ways through a payment × what is paid × test numbers × 3-D Secure, on the real backend and the sandbox: each page shows the true state, and the
// provider confirms one charge at most. FULL=1 runs every combination; otherwise each way and each subject occurs, with numbers that settle at once.
const words = getWords('en');
const text = (key: string): string => words.text('payment', key);

const ways = ['one tab', 'two tabs', 'Back', 'reload in between', 'closed after confirm'] as const;
const subjects = ['deposit', 'full amount', 'standalone'] as const;

type Way = (typeof ways)[number];
type Subject = (typeof subjects)[number];
type Name = keyof typeof numbers;
type Combination = { way: Way; subject: Subject; name: Name };

const names = Object.keys(numbers) as Name[];
const getNumber = (name: Name): TestNumber => numbers[name];
const all: readonly Combination[] = ways.flatMap((way) => subjects.flatMap((subject) => names.map((name) => ({ way, subject, name }))));
/** The journey pays in one tab. */
const onEveryChange: readonly Combination[] = [
  { way: 'two tabs', subject: 'deposit', name: '3-D Secure accepted' },
  { way: 'Back', subject: 'standalone', name: 'succeeds' },
  { way: 'reload in between', subject: 'full amount', name: 'insufficient funds' },
  { way: 'closed after confirm', subject: 'full amount', name: '3-D Secure accepted' },
];

const test = base.extend<{ charges: { succeeded: number } }>({
  /** The charges that the provider has reported as succeeded in any tab. */
  charges: async ({ context }, use) => {
    const paid = new Set<string>();
    const charges = {
      get succeeded() {
        return paid.size;
      },
    };
    context.on('response', async (response) => {
      if (!/\/v1\/payment_intents\//.test(response.url())) return;
      const body = await response.json().catch(() => null);
      if (body?.status === 'succeeded') paid.add(body.id);
    });
    await use(charges);
  },
});

test.describe('payment matrix', { tag: '@payment-matrix' }, () => {
  for (const { way, subject, name } of full ? all : onEveryChange) {
    test(`${way}, ${subject}: ${name} (PAY-27, PAY-30, BACK-19)`, async ({ context, page, request, charges }) => {
      const number = getNumber(name);
      if (full) test.setTimeout(300_000);
      const bookingId = await payableBooking(request, number.account ? 'north_america' : 'default');
      const visit = await openSubject(subject, context, bookingId);
      await page.goto(visit.address);
      const second = way === 'two tabs' ? await prepared(await context.newPage(), visit) : null;
      await prepare(page, visit, number);
      if (way === 'reload in between') {
        await page.reload();
        await fill(page, number);
      }
      const isClosed = way === 'closed after confirm' || number.bank === 'close';
      // Opened before the other is closed: a browser without a page may end the session.
      const last = isClosed ? await context.newPage() : page;
      await pay(page, number, isClosed);
      if (isClosed) await last.goto(visit.address);
      else await expectTruth(last, subject, number.first, number.first === 'refused');
      if (way === 'reload in between') await last.reload();
      if (way === 'Back' && !isClosed) await (isTaken(number.first) ? last.goBack() : last.goto(visit.address));
      if (second) {
        await (isTaken(number.first) ? journey(second, words).pay() : second.reload());
        await expectTruth(second, subject, number.first);
      }
      await expectTruth(last, subject, number.first);
      const state = number.end === 'paid' ? 'Paid' : number.end === 'processing' ? 'Processing' : 'Open';
      await expect
        .poll(async () => (await request.get(`/api/v1/bookings/${bookingId}`)).json(), { timeout: number.within ?? 5_000 })
        .toMatchObject({ can_pay: !isTaken(number.end), state });
      // A later outcome is shown to a visitor who comes back.
      if (number.end !== number.first) {
        await last.goto(visit.address);
        await expectTruth(last, subject, number.end);
      }
      expect(charges.succeeded).toBeLessThanOrEqual(number.end === 'paid' ? 1 : 0);
    });
  }
});

/** In these states nothing else may be paid. */
const isTaken = (end: PaymentEnd): boolean => end === 'paid' || end === 'processing';

type Visit = { address: string; type: 'deposit' | 'full_payment' | null };

async function openSubject(subject: Subject, context: BrowserContext, bookingId: string): Promise<Visit> {
  if (subject === 'standalone') return { address: await asStandalone(context, bookingId), type: null };
  return { address: `/bookings/${bookingId}/payment`, type: subject === 'deposit' ? 'deposit' : 'full_payment' };
}

const fill = (page: Page, { card, account }: TestNumber): Promise<void> =>
  account ? journey(page, words).fillAccount(account) : journey(page, words).fillCard(card ?? '');

/** The form with a type chosen and a number typed. */
async function prepare(page: Page, { type }: Visit, number: TestNumber): Promise<void> {
  await expect(page.locator('button[type=submit]')).toBeEnabled();
  if (type === 'full_payment') await page.getByRole('radio', { name: text('type.toFull') }).click();
  await fill(page, number);
}

/** A second tab, ready to pay the other amount. */
async function prepared(page: Page, visit: Visit): Promise<Page> {
  await page.goto(visit.address);
  await prepare(page, { ...visit, type: visit.type === 'deposit' ? 'full_payment' : visit.type }, numbers.succeeds);
  return page;
}

/** Pays, and completes the bank's page; or closes the page as soon as the provider, or the bank, has responded. */
async function pay(page: Page, { bank, first }: TestNumber, closes: boolean): Promise<void> {
  const confirmed =
    first === 'invalid'
      ? expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      : page.waitForResponse((response) => response.url().endsWith('/confirm') && response.request().method() === 'POST');
  if (closes && !bank) await holdNextPage(page);
  await journey(page, words).pay();
  await confirmed;
  if (bank) await page.waitForURL('**/sandbox/challenge/**');
  if (bank === 'complete' || bank === 'fail') {
    const navigation = closes ? await holdNextPage(page) : null;
    await page.locator(`button[value=${bank}]`).click({ noWaitAfter: closes });
    await navigation?.responded;
  }
  if (closes) await page.close();
}

/**
 * The page's next navigation is requested, which resolves `responded`, but never completes: Chromium may not close a page that is navigating
 * at that moment.
 */
async function holdNextPage(page: Page): Promise<{ responded: Promise<void> }> {
  let resolveResponded = () => {};
  const responded = new Promise<void>((resolve) => {
    resolveResponded = resolve;
  });
  await page.route('**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    // The page may be closed before this completes.
    await route.fetch({ maxRedirects: 0 }).then(resolveResponded, () => {});
  });
  return { responded };
}

/** The page shows the true state. `failing`: just after a declined payment, with the failure still in view. */
async function expectTruth(page: Page, subject: Subject, end: PaymentEnd, failing = false): Promise<void> {
  const button = page.locator('button[type=submit]');
  const says = (status: 'succeeded' | 'processing') => page.getByText(text(`status.${status}`), { exact: true });
  if (end === 'paid') {
    if (subject === 'standalone') await expect(shownText(page, text('status.succeeded'))).toBeVisible();
    else await expect(page).toHaveURL(/\/thank-you\?/);
    return expect(button).toHaveCount(0);
  }
  if (end === 'processing') {
    await expect(shownText(page, text('status.processing'))).toBeVisible();
    await expect(says('succeeded')).toHaveCount(0);
    return expect(button).toHaveCount(0);
  }
  const retry = page.getByRole('link', { name: text('status.retry') });
  await expect(button.or(retry).first()).toBeVisible();
  if (failing) await expect(page.getByRole('alert').first()).toBeVisible();
  for (const status of ['succeeded', 'processing'] as const) await expect(says(status)).toHaveCount(0);
  if (await retry.isVisible()) await retry.click();
  await expect(button).toBeEnabled();
}
