import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { payableBooking } from '../pages/payable.ts';
import { paying } from '../pages/paying.ts';
import { shownText } from '../pages/shown.ts';
import { asStandalone } from '../pages/standalone.ts';
import { wordsOf } from '../pages/words.ts';

// Ways through a payment × what is paid × test numbers × 3-D Secure, on the real backend and the sandbox: each page says what is so, and the
// provider confirms one charge at most. PAYMENT_MATRIX=long runs every combination; else each way, number and subject comes up once or more.
const words = wordsOf('en');
const text = (key: string): string => words.text('payment', key);

const ways = ['one tab', 'two tabs', 'Back', 'reload in between', 'closed after confirm'] as const;
const subjects = ['deposit', 'full amount', 'standalone'] as const;
/** What the visitor pays with, and how it ends. */
const numbers = {
  succeeds: { card: '4242424242424242', bank: null, end: 'paid' },
  declined: { card: '4000000000000002', bank: null, end: 'refused' },
  'insufficient funds': { card: '4000000000009995', bank: null, end: 'refused' },
  '3-D Secure accepted': { card: '4000000000003220', bank: 'complete', end: 'paid' },
  '3-D Secure refused': { card: '4000000000003220', bank: 'fail', end: 'refused' },
  '3-D Secure closed': { card: '4000000000003220', bank: 'close', end: 'left' },
  '3-D Secure accepted, then declined': { card: '4000008400001629', bank: 'complete', end: 'refused' },
} as const;
type Way = (typeof ways)[number];
type Subject = (typeof subjects)[number];
type Name = keyof typeof numbers;
type Combination = { way: Way; subject: Subject; name: Name };

const all: readonly Combination[] = ways.flatMap((way) =>
  subjects.flatMap((subject) => (Object.keys(numbers) as Name[]).map((name) => ({ way, subject, name }))),
);
/** A Latin square: every way with every subject, and the numbers in turn. */
const short = ways.flatMap((way, row) =>
  subjects.map((subject, column): Combination => {
    const names = Object.keys(numbers) as Name[];
    return { way, subject, name: names[(row * subjects.length + column) % names.length] ?? 'succeeds' };
  }),
);

const test = base.extend<{ charges: { succeeded: number } }>({
  /** The charges that the provider has reported as succeeded to any tab. */
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

const isLong = process.env.PAYMENT_MATRIX === 'long';
test.describe('payment matrix', { tag: '@payment-matrix' }, () => {
  // The combinations are of states, not of layouts.
  test.skip(({ isMobile }) => isMobile, 'the states do not depend on the layout');
  for (const { way, subject, name } of isLong ? all : short) {
    test(`${way}, ${subject}: ${name}`, async ({ context, page, request, charges }) => {
      const bookingId = await payableBooking(request);
      const visit = await subjectOf(subject, context, bookingId);
      const { card, bank, end } = numbers[name];
      await page.goto(visit.address);
      const second = way === 'two tabs' ? await prepared(await context.newPage(), visit) : null;
      await prepare(page, visit, card);
      if (way === 'reload in between') {
        await page.reload();
        await fill(page, card);
      }
      const isClosed = way === 'closed after confirm' || bank === 'close';
      await pay(page, bank, isClosed);
      const last = isClosed ? await context.newPage() : page;
      if (isClosed) await last.goto(visit.address);
      else await expectTruth(last, subject, end, true);
      if (way === 'reload in between') await last.reload();
      if (way === 'Back' && !isClosed) await (end === 'paid' ? last.goBack() : last.goto(visit.address));
      if (second) {
        await (end === 'paid' ? paying(second, words).pay() : second.reload());
        await expectTruth(second, subject, end, false);
      }
      await expectTruth(last, subject, end, false);
      const booking = await (await request.get(`/api/v1/bookings/${bookingId}`)).json();
      expect(booking).toMatchObject({ can_pay: end !== 'paid', state: end === 'paid' ? 'Paid' : 'Open' });
      expect(charges.succeeded).toBeLessThanOrEqual(end === 'paid' ? 1 : 0);
    });
  }
});

type Visit = { address: string; type: 'deposit' | 'full_payment' | null };

async function subjectOf(subject: Subject, context: BrowserContext, bookingId: string): Promise<Visit> {
  if (subject === 'standalone') return { address: await asStandalone(context, bookingId), type: null };
  return { address: `/bookings/${bookingId}/payment`, type: subject === 'deposit' ? 'deposit' : 'full_payment' };
}

const fill = (page: Page, card: string): Promise<void> => paying(page, words).fillCard(card);

/** The form with a type chosen and a card typed. */
async function prepare(page: Page, { type }: Visit, card: string): Promise<void> {
  await expect(page.locator('button[type=submit]')).toBeEnabled();
  if (type === 'full_payment') await page.getByRole('button', { name: text('type.toFull') }).click();
  await fill(page, card);
}

/** A second tab, ready to pay the other amount. */
async function prepared(page: Page, visit: Visit): Promise<Page> {
  await page.goto(visit.address);
  await prepare(page, { ...visit, type: visit.type === 'deposit' ? 'full_payment' : visit.type }, '4242424242424242');
  return page;
}

/** Pays, and does on the bank's page what is to be done there; or the page is closed as soon as the provider has answered. */
async function pay(page: Page, bank: 'complete' | 'fail' | 'close' | null, closes: boolean): Promise<void> {
  const confirmed = page.waitForResponse((response) => response.url().endsWith('/confirm') && response.request().method() === 'POST');
  await paying(page, words).pay();
  await confirmed;
  if (bank !== null) await page.waitForURL('**/sandbox/challenge/**');
  if (bank === 'complete' || bank === 'fail') await page.locator(`button[value=${bank}]`).click();
  if (closes) await page.close();
}

/** What the page says must be so. `atOnce`: just after the payment, with the failure still in view. */
async function expectTruth(page: Page, subject: Subject, end: 'paid' | 'refused' | 'left', atOnce: boolean): Promise<void> {
  if (end === 'paid') {
    if (subject === 'standalone') await expect(shownText(page, text('status.succeeded'))).toBeVisible();
    else await expect(page).toHaveURL(/\/thank-you\?/);
    await expect(page.locator('button[type=submit]')).toHaveCount(0);
    return;
  }
  const retry = page.getByRole('link', { name: text('status.retry') });
  const button = page.locator('button[type=submit]');
  await expect(button.or(retry).first()).toBeVisible();
  if (atOnce && end === 'refused') await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByText(text('status.succeeded'), { exact: true })).toHaveCount(0);
  await expect(page.getByText(text('status.processing'), { exact: true })).toHaveCount(0);
  if (await retry.isVisible()) await retry.click();
  await expect(button).toBeEnabled();
}
