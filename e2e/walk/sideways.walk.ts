import { expect, type Page } from '@playwright/test';
import { content } from '../pages/screens.ts';
import { test } from '../pages/test.ts';
import { walkLog } from './walk-log.ts';

type Tour = { id: string; name: string };
type Cabin = { id: string; minimum_occupancy: number; maximum_occupancy: number; count: number };
type Departure = { id: string; date: string; on_request: boolean; availability: object | null };

/** Search parameters that choose a cabin for two. */
function cabinForTwo(cabins: readonly Cabin[]): URLSearchParams {
  const cabin = cabins.find((one) => one.count > 0 && one.minimum_occupancy <= 2 && one.maximum_occupancy >= 2);
  return new URLSearchParams({ cabins: `${cabin?.id}:2` });
}

const iso = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function getJson<Body>(page: Page, path: string): Promise<Body> {
  return (await (await page.request.get(`/api/v1${path}`)).json()) as Body;
}

for (const language of ['en', 'nl', 'de'] as const) {
  test(`every tour at phone widths in ${language}`, async ({ page }, info) => {
    const log = walkLog(page, info);
    const { data: tours } = await getJson<{ data: Tour[] }>(page, '/tours');
    for (const { id, name } of tours) {
      const departures = await getJson<Departure[]>(page, `/tours/${id}/departures?start=${iso(1)}&end=${iso(500)}`);
      const departure = departures.find(({ availability, on_request }) => availability && !on_request);
      expect(departure, `a departure of ${name}`).toBeDefined();
      const screens = {
        date: `/tours/${id}?date=${departure?.date}`,
        ship: `/tours/${id}/date/${departure?.date}?party=2`,
        cabins: `/departures/${departure?.id}/cabins?party=2`,
        passengers: `/departures/${departure?.id}/passengers?${cabinForTwo(await getJson<Cabin[]>(page, `/departures/${departure?.id}/cabins`))}`,
      };
      for (const [screen, address] of Object.entries(screens)) {
        await page.goto(`${address}&locale=${language}`);
        await expect(page.locator(`${content}, #passenger-1`).first()).toBeVisible();
        await log.fits(`${name}, ${screen}`);
      }
    }
    expect(log.unseen()).toEqual([]);
  });
}
