import type { BookedTrip } from '@booking/backend';
import { tours } from '@booking/demo-catalogue';
import type { IsoDate, Language } from '@booking/domain/schema';
import { inLanguage } from '@booking/languages';
import { describe, expect, test } from 'vitest';
import { page, payment } from './testing.ts';
import { thanksTexts } from './texts/thanks-texts.ts';

describe('thank-you pages receive query fields', () => {
  const query = new URLSearchParams({
    booking_number: 'BBT-104233',
    name: 'Ann <b>Smit</b>',
    email: 'ann@example.com',
    tour: 'Amsterdam to Bruges',
    amount: '2934',
    departure_date: '2027-05-08',
    on_request: 'false',
    order_id: payment.id,
  });

  test('and show them, as text, in the language', async () => {
    const { text, headers } = await page(`/boatbiketours/de/thank-you?${query}`);
    for (const shown of ['BBT-104233', 'Ann &lt;b&gt;Smit&lt;/b&gt;', 'ann@example.com', '2.934', 'Samstag, 8. Mai 2027']) {
      expect(text).toContain(shown);
    }
    expect(text).toContain(inLanguage(thanksTexts, 'de').direct);
    expect(text).not.toContain('data-field="on_request"');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('and show no id: the one of the booking is in the link to its receipt only, that of the tour in the address of the picture (PAY-72)', async () => {
    const ids = { tour_id: 'a0A7T000001AbCdUAK', tour_external_id: 'amsterdam-bruges' };
    const { text } = await page(`/boatbiketours/en/thank-you?${query}&${new URLSearchParams(ids)}`);
    const link = `href="/bookings/${payment.id}/confirmed?`;
    expect(text).toContain(link);
    const shown = text.replace(link, '').replace(/<img [^>]*>/g, '');
    for (const id of [...Object.values(ids), payment.id]) expect(shown).not.toContain(id);
  });

  test('an on-request booking says that it is confirmed within 48 hours', async () => {
    expect((await page('/islandhopping/nl/thank-you?on_request=true')).text).toContain('48 uur');
  });

  test('a visit without them says so', async () => {
    expect((await page('/boatbiketours/en/thank-you')).text).toContain(thanksTexts.en.nothing);
  });
});

describe('a keepsake of a booking that the backend knows (BACK-67)', () => {
  const tour = tours.find(({ slug }) => slug === 'amsterdam-bruges');
  const query = new URLSearchParams({
    tour_id: tour?.id ?? '',
    tour: 'Amsterdam to Bruges',
    amount: '5176.6',
    departure_date: '2027-03-06',
    order_id: payment.id,
  });
  const trip: BookedTrip = {
    cabins: { 'a0C7T000003WaTwUAK-twin': [2, 1] },
    full_amount: 5424.12,
    local_costs: 96.6,
    paid_amount: 1868.12,
    balance_due: 3556,
    balance_due_date: '2027-01-16',
  };
  const keepsake = async (language: Language, known: BookedTrip | null, today = '2027-01-02', more = {}) => {
    const asked: string[] = [];
    const { text } = await page(`/boatbiketours/${language}/thank-you?${query}&${new URLSearchParams(more)}`, {
      readTrip: async (id) => {
        asked.push(id);
        return known;
      },
      today: () => today as IsoDate,
    });
    expect(asked).toEqual([payment.id]);
    const plain = (html: string) =>
      html
        .replace(/<[^>]+>/g, ' ')
        .replace(/[\s\u00a0]+/g, ' ')
        .trim();
    const facts = Array.from(text.matchAll(/<dt>(.*?)<\/dt>(.*?)<\/div>/gs), ([, name, value]) => `${name}: ${plain(value ?? '')}`);
    const steps = Array.from(text.matchAll(/<li><b>(.*?)<\/b><p>(.*?)<\/p>/g), ([, when, what]) => `${when}: ${plain(what ?? '')}`);
    return { text, facts, steps };
  };

  test('its picture, tour and dates in the language, ship, cabins, persons, what is paid and what remains', async () => {
    const { text, facts } = await keepsake('de', trip);
    expect(text).toContain(`<img src="/images/tours/${tour?.id}.svg"`);
    expect(text).toContain('<h2 data-field="tour">Amsterdam – Brügge</h2>');
    expect(text).toMatch(/data-field="departure_date">Samstag, 6\.\s–\sSamstag, 13\. März 2027</);
    expect(facts).toEqual([
      'Bezahlt: 1.868,12 €',
      'Restbetrag, fällig bis 16. Januar 2027: 3.556 €',
      'Insgesamt an uns zu zahlen: 5.424,12 €',
      'Kosten vor Ort, bei Reisebeginn zu zahlen: 96,60 €',
      'Schiff: Waterlelie',
      'Kabinen: Zweibettkabine, Unterdeck 2 Personen Zweibettkabine, Unterdeck 1 Person',
      'Personen: 3',
    ]);
  });

  test('what happens next, with dates', async () => {
    const { next } = thanksTexts.en;
    expect((await keepsake('en', trip)).steps).toEqual([
      `Today: ${next.confirmation}`,
      `By January 16, 2027: ${next.rest('€3,556')}`,
      `February 13, 2027: ${next.documents}`,
      `March 6, 2027: ${next.start} ${next.localCosts('€96.60')}`,
    ]);
  });

  test('a date that has passed is not promised', async () => {
    const { steps } = await keepsake('en', trip, '2027-02-13');
    expect(steps.map((step) => step.split(':')[0])).toEqual(['Today', 'In the next few days', 'In the next few days', 'March 6, 2027']);
  });

  test('one that is paid in full says so, and has nothing due', async () => {
    const { facts, steps } = await keepsake('en', { ...trip, paid_amount: 5424.12, balance_due: 0, balance_due_date: null });
    expect(facts).toContain(`Paid: €5,424.12 ${thanksTexts.en.paidInFull}`);
    expect([...facts, ...steps].join()).not.toMatch(/remaining/i);
  });

  test('while no payment is recorded, it says nothing of payments', async () => {
    const { facts, steps } = await keepsake('en', { ...trip, paid_amount: 0 });
    expect(facts[0]).toBe('Price of the trip: €5,176.60');
    expect([...facts, ...steps].join()).not.toMatch(/Paid|remaining/i);
  });

  test('one on request says what it is, and promises neither documents nor a start', async () => {
    const { next, onRequest } = thanksTexts.en;
    const { text, facts, steps } = await keepsake('en', { ...trip, paid_amount: 0, balance_due: null }, undefined, { on_request: 'true' });
    expect(text).toContain(onRequest);
    expect(facts).toContain('On request: yes');
    expect(steps).toEqual([`Within 48 hours: ${next.reply}`, `After that: ${next.payLater}`]);
  });

  test('without the backend, what the query says', async () => {
    const { facts, text } = await keepsake('nl', null);
    expect(text).toContain('<h2 data-field="tour">Amsterdam – Brugge</h2>');
    expect(facts).toEqual(['Reissom: € 5.176,60']);
  });

  test('a database that does not respond takes nothing away from what the query says', async () => {
    const readTrip = () => Promise.reject(new Error('connection lost'));
    const { status, text } = await page(`/boatbiketours/en/thank-you?${query}`, { readTrip });
    expect(status).toBe(200);
    expect(text).toContain('€5,176.60');
  });
});
