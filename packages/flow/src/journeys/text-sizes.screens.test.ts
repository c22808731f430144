import { languages } from '@booking/domain/schema';
import { availabilityWire } from '@booking/domain/testing';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBackend, date, onDay, respondWithDepartures, tour } from '../testing/screens/a-backend.ts';
import { choosingAddress } from '../testing/screens/choosing.ts';
import { getCutTexts, getTooWide, textSpacing } from '../testing/screens/cut-texts.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';

// Other sizes and spacings of text than the designed ones: nothing of the date step is cut off, and its words stay whole.
const sheet = document.createElement('style');
afterEach(() => sheet.remove());

function applyStyles(styles: string): void {
  sheet.textContent = styles;
  document.head.append(sheet);
}

/** Days with every kind of label, and with long prices. */
const everyLabel = respondWithDepartures(
  onDay(2, {}),
  onDay(10, { on_request: true }),
  onDay(11, { availability: availabilityWire({ available_passengers: 3, minimum_price: 11_049.5 }) }),
  onDay(12, { availability: null }),
  onDay(13, { availability: availabilityWire({ minimum_passengers: 12, maximum_passengers: 20 }) }),
  onDay(14, { availability: availabilityWire({ available_passengers: 12, minimum_price: 1049 }) }),
);
/** So that there are two months to show. */
const nextMonth = new Date(Date.parse(date) + 31 * 86_400_000).toISOString().slice(0, 10);
const name = 'Kurzreise durch Flandern: Gent – Brügge, mit dem Rad und dem Schiff';
const getBackend = () =>
  aBackend({
    tour: { ...tour, tours: [{ id: 'tour1', name, duration: 8 }], first_departure: date, last_departure: nextMonth },
    tourPrices: [{ month: date.slice(0, 7), price: 1049 }] as never,
    tourDepartures: everyLabel,
  });

const widths = [320, 360, 390, 768, 1024, 1280] as const;
const visits = widths.flatMap((width) => languages.map((language) => [width, language] as const));

async function openDates(width: (typeof widths)[number], language: string): Promise<Element> {
  await openScreen(`${choosingAddress.date}?locale=${language}&date=${date.slice(0, 8)}14`, { backend: getBackend(), width });
  await expect.element(page.css('[role=gridcell][data-state=on_request]').shown()).toBeVisible();
  return page.getByRole('main').element();
}

test.each(visits)(
  'at %i px, in %s, nothing of the date step is cut off, with the text spacing of WCAG 1.4.12 neither (DATE-49)',
  async (width, language) => {
    const main = await openDates(width, language);
    await expect.poll(() => getCutTexts(main)).toEqual([]);
    applyStyles(textSpacing);
    await expect.poll(() => getCutTexts(main)).toEqual([]);
  },
);

test.each(visits.flatMap(([width, language]) => [24, 32].map((size) => [width, language, size] as const)))(
  'at %i px, in %s, with a text size of %i px, the words of the calendar are whole (DATE-49)',
  async (width, language, size) => {
    // The size that a visitor sets in the browser is the root's: all of ours are relative to it.
    applyStyles(`html { font-size: ${size}px; }`);
    const main = await openDates(width, language);
    await expect.poll(() => getCutTexts(main)).toEqual([]);
    if (width >= 360) expect(getTooWide()).toEqual([]);
  },
);
