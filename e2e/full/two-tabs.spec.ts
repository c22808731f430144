import { expect } from '@playwright/test';
import { onlyFull } from '../pages/full.ts';
import { journey } from '../pages/journey.ts';
import { mockBackend } from '../pages/mock-backend.ts';
import { confirmation, conflicts, firstName, mockBookings, passengers, toConfirmation, words } from '../pages/mocked-booking.ts';
import { shownText } from '../pages/shown.ts';
import { test } from '../pages/test.ts';

// What needs two windows; the rest is in the screens tests.
test('two tabs: changes of the other tab are shown with a choice, and nobody else is booked', onlyFull(), async ({ page, context }) => {
  await mockBackend(page);
  const bodies = await mockBookings(page, () => ({ status: 422, json: {} }));
  const step = await toConfirmation(page);
  const travellers = page.getByRole('region', { name: confirmation('travellers') });
  await expect(travellers).toContainText('Ann Example');

  const other = await context.newPage();
  await mockBackend(other);
  await other.goto(passengers);
  await firstName(other, 0).fill('Zoe');
  await journey(other, words).toConfirmation();
  await expect(other.getByRole('region', { name: confirmation('travellers') })).toContainText('Zoe Example');

  // Here Ann is still shown, and nothing is booked before the visitor has decided.
  await step.acceptTerms();
  await step.book();
  await expect(page.getByText(conflicts('changed'))).toBeVisible();
  await expect(page.getByText('First name: Ann → Zoe')).toBeVisible();
  await expect(travellers).toContainText('Ann Example');
  expect(bodies).toHaveLength(0);
  await page.getByRole('button', { name: conflicts('keep') }).click();
  await step.book();
  await expect(shownText(page, confirmation('refusedText'))).toBeVisible();
  expect(bodies.map((body) => body.passengers[0]?.firstName)).toEqual(['Ann']);

  // Now the other tab shows the choice.
  await other.bringToFront();
  await expect(other.getByText('First name: Zoe → Ann')).toBeVisible();
  await other.getByRole('button', { name: conflicts('take') }).click();
  await expect(other.getByRole('region', { name: confirmation('travellers') })).toContainText('Ann Example');
});
