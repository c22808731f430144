import { languages } from '@booking/domain/schema';
import { expect, test } from 'vitest';
import { checkFake } from '../testing/check-fake.ts';
import { good } from '../testing/good-backend.ts';

const inEach = (...ids: string[]) => ids.flatMap((id) => languages.map((language) => ({ id, language, name: id, description: null })));
const messages = async (data: Record<string, unknown>) =>
  (await checkFake({ data })).findings.map(({ rule, request, message }) => [rule, request, message]);

/** Two ships whose ids begin alike, up to the dash. */
const departures = good.departures.map(({ of, wire }, index) => ({
  of,
  wire: { ...wire, ...(index === 3 ? { ship_id: 's-saar', ship_name: 'Saar' } : { ship_id: 's-lorelei', ship_name: 'Lorelei' }) },
}));

test('texts by full ids are no duplicates, though the ids begin alike (CALL-28, CABIN-16)', async () => {
  expect(await messages({ departures, ships: inEach('s-lorelei', 's-saar') })).toEqual([]);
});

test('texts by the part before the dash serve every id that begins with it (CALL-28, CABIN-16)', async () => {
  expect(await messages({ departures, ships: inEach('s') })).toEqual([]);
});

test('the text of another full id is none, and the message names the id (CALL-28, CABIN-16)', async () => {
  const missing = languages.map((language) => ['translation-missing', 'GET /translations/ships', `no text for s-saar in ${language}`]);
  expect(await messages({ departures, ships: inEach('s-lorelei') })).toEqual(missing);
});

test('the code of a voucher is not cut at a dash', async () => {
  const withCode = good.departures.map(({ of, wire }) => ({ of, wire: { ...wire, voucher: { ...wire.voucher, code: 'SUN-50' } } }));
  const voucherTexts = languages.map((language) => ({ code: 'SUN', language, description: 'Sun' }));
  expect((await messages({ departures: withCode, voucherTexts })).map(([rule]) => rule)).toEqual(
    languages.map(() => 'translation-missing'),
  );
});
