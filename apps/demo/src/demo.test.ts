import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, startServer } from '@booking/backend';
import { demoPayments, tours } from '@booking/demo-catalogue';
import { brands } from '@booking/domain/brand';
import { languages } from '@booking/domain/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standInTexts } from './brand-site/texts/stand-in-texts.ts';
import { demo } from './demo.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const folder = mkdtempSync(join(tmpdir(), 'demo-'));
let origin = '';
let server: Awaited<ReturnType<typeof startServer>>;
const start = async (env: Record<string, string>) => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = await startServer(readConfig({ PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent', ...env }, '/'), demo);
};
beforeAll(() => start({}), 60_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = async (path: string) => {
  const response = await fetch(`${origin}${path}`, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('the demo: backend, brand site, pictures and payments in one process (BACK-3)', () => {
  test.each(brands)('%s: the demo page lists the demo payments of its language, in euros, and test cards', async (brand) => {
    for (const language of languages) {
      const { status, text } = await get(`/brand/${brand}/${language}/demo`);
      expect(status).toBe(200);
      const listed = demoPayments.filter(({ id }) => text.includes(`/payments/${id}?`));
      expect(listed).toEqual(demoPayments.filter(({ locale }) => locale === language));
    }
    const { text } = await get(`/brand/${brand}/en/demo`);
    expect(text).toMatch(/Hotel night before the trip<\/a>\s*<span>€142\.50, open<\/span>/);
    expect(text).toContain('4242 4242 4242 4242');
  });

  test('each listed payment can be opened', async () => {
    for (const { id } of demoPayments) expect((await get(`/api/v1/payments/${id}`)).status).toBe(200);
  });

  test('tours of the catalogue have pictures and departures', async () => {
    const { data } = JSON.parse((await get('/api/v1/tours')).text);
    expect(data).toHaveLength(tours.length);
    const { status, headers } = await get(`/images/tours/${data[0].id}.svg`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(JSON.parse((await get(`/api/v1/tours/${data[0].id}`)).text).first_departure).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('the home page has the tours of its brand by their names in the language, and computed prices (BACK-62, CALL-42)', async () => {
    const cards = (await get('/brand/islandhopping/de')).text.split('<li class="card">').slice(1);
    const names: { id: string; language: string; name: string }[] = JSON.parse((await get('/api/v1/translations/tours')).text);
    const ofBrand = tours.filter(({ brand }) => brand === 'islandhopping');
    expect(cards).toHaveLength(ofBrand.length);
    for (const [index, { id }] of ofBrand.entries()) {
      expect(cards[index]).toContain(`>${names.find((one) => one.id === id && one.language === 'de')?.name}</a>`);
      const prices: { minimum_price: number }[] = JSON.parse((await get(`/api/v1/tours/${id}/prices`)).text);
      const shown = Number(/card-price">ab <b>([\d.]+)/.exec(cards[index] ?? '')?.[1]?.replace('.', ''));
      // No group price: two persons can have it.
      expect(shown).toBeGreaterThanOrEqual(Math.min(...prices.map(({ minimum_price }) => minimum_price)));
    }
  });

  test('the address of the icon that browsers request by themselves leads to it', async () => {
    const { status, headers } = await get('/favicon.ico');
    expect(status).toBe(302);
    expect((await get(headers.get('location') ?? '')).headers.get('content-type')).toContain('image/svg+xml');
  });

  test('short addresses lead to the page for trying out and to that of events, which both know the stand-ins (BACK-65, BACK-90)', async () => {
    for (const path of ['/demo', '/demo/events']) {
      const target = (await get(path)).headers.get('location') ?? '';
      expect(target).toBe(`/brand/boatbiketours/en${path}`);
      const { status, text } = await get(target);
      expect([status, text.includes(standInTexts.en.noChat), text.includes(standInTexts.en.events.noTags)]).toEqual([200, false, false]);
    }
  });

  test('in stage production the demo page lists no payment and no test card', async () => {
    await server.stop();
    await start({
      STAGE: 'production',
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      DRAIN_SECONDS: '0',
    });
    const { status, text } = await get('/brand/boatbiketours/en/demo');
    expect(status).toBe(200);
    expect(text).not.toContain('/payments/');
    expect(text).toContain(standInTexts.en.noChat);
    expect(text).not.toContain('4242 4242 4242 4242');
  }, 60_000);
});
