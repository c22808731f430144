import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { priceCheck } from '@booking/domain/price-check';
import { describe, expect, test } from 'vitest';
import { remedies } from './http/remedies.ts';
import { usage } from './report/arguments.ts';
import { rules } from './rules.ts';
import { runContractCheck } from './run.ts';
import { type Change, fakeBackend } from './testing/fake-backend.ts';
import { good } from './testing/good-backend.ts';

const url = 'http://backend.test';
const wrongCabins: Change = { data: { 'cabins.0.available_count': 7, 'cabins.1.available_count': 9 } };
/** Advice only. */
const noTexts: Change = { data: { productTexts: [] } };

async function run(args: string[], change?: Change) {
  const output: string[] = [];
  const errors: string[] = [];
  const write = (text: string): void => void output.push(text);
  const writeError = (text: string): void => void errors.push(text);
  const status = await runContractCheck(args, { write, writeError }, fakeBackend(change));
  return { status, output: output.join(''), errors: errors.join('') };
}

describe('the command contract-check (CALL-35)', () => {
  test('0 and the counts if nothing deviates', async () => {
    const { status, output, errors } = await run([url, '--months', '60']);
    expect([status, errors]).toEqual([0, '']);
    expect(output).toMatch(/^http:\/\/backend\.test\/api\/v1: \d+ requests, 2 tours, 4 departures \(4 in detail\), 16 trips priced\n/);
    expect(output).toContain('Conforms to the contract, as far as it was seen.');
  });

  test('1 and each deviation by rule, request and path', async () => {
    const { status, output } = await run([url], wrongCabins);
    expect(status).toBe(1);
    expect(output).toContain('DEVIATES  cabin-count (8) - Catalogue: GET /departures/{id}/cabins');
    expect(output).toContain(`    To do: ${rules['cabin-count'].remedy}\n`);
    expect(output).toContain('    GET /departures/d1/cabins\n      0.available_count: 7, count 6');
    expect(output).toContain('Deviates from the contract: 1 rule.');
  });

  test('the deviations stand under their endpoints, in the order of the contract (CALL-53)', async () => {
    const noCabins = { at: /^GET \/departures\/d1\/cabins$/, instead: { status: 500, type: 'text/plain' } };
    const change = { ...noCabins, data: { 'departures.0.wire.duration': 7 } };
    const { output } = await run([url], change);
    const heads = output.match(/^(?:===.*|DEVIATES {2}[\w-]+|advice {4}[\w-]+)/gm);
    expect(heads).toEqual([
      '=== GET /tours/{id}/departures ===',
      'advice    departure-duration',
      '=== GET /departures/{id}/cabins ===',
      'DEVIATES  status',
    ]);
  });

  test.each<[string, Change, string]>([
    ['an exception', { at: /^GET \/departures\/d1$/, instead: { status: 500, type: 'text/plain' } }, remedies.exception],
    [
      'an exception for a wrong request',
      { at: /^GET \/tours\/t1\/departures$/, instead: { status: 500, type: 'a/b' } },
      remedies.exception,
    ],
    ['a login', { at: /^GET \/departures\/d1$/, instead: { status: 401, type: 'text/plain' } }, remedies.credentials],
    ['what is missing', { at: /^GET \/departures\/d1\/cabins$/, instead: { status: 404, type: 'text/plain' } }, remedies.missing],
    ['a slow call', { at: /^GET \/departures\/d1\/cabins$/, instead: 'silence' }, remedies.slow],
    ['a missing key', { at: /^GET \/departures\/d1\/cabins$/, put: { '0.maximum_occupancy': undefined } }, 'Send the key, with null'],
    [
      'a wrong shape',
      { at: /^GET \/departures\/d1\/cabins$/, put: { '0.unit_price': 0.001 } },
      'Validate the response against `schemas/departureCabins.response.json`',
    ],
  ])('the remedy fits the cause: %s (CALL-53)', async (_, change, remedy) => {
    const { output } = await run([url, '--timeout', '1'], change);
    expect(output.match(/^ {4}To do: .*$/gm)).toEqual([expect.stringContaining(`    To do: ${remedy}`)]);
  });

  test.each<[string, Change, string | RegExp]>([
    ['a date', { at: /^GET \/departures\/d1$/, put: { date: '03-04-2027' } }, 'date: expected a date, YYYY-MM-DD; received "03-04-2027"'],
    ['a text', { at: /^GET \/departures\/d1$/, put: { ship_id: 7 } }, 'ship_id: expected string; received 7'],
    ['a count', { at: /^GET \/departures\/d1$/, put: { duration: 0 } }, 'duration: expected >=1; received 0'],
    ['a whole number', { at: /^GET \/departures\/d1$/, put: { duration: 1.5 } }, 'duration: expected integer; received 1.5'],
    [
      'one of several words',
      { at: /^GET \/departures\/d1$/, put: { 'voucher.discount_type': 'Sun' } },
      'voucher.discount_type: expected ("Discount Percentage" | "Discount Amount"); received "Sun"',
    ],
    ['a missing key', { at: /^GET \/departures\/d1$/, put: { duration: undefined } }, 'duration: the key is missing\n'],
    [
      'a page in place of JSON',
      { at: /^GET \/departures\/d1$/, instead: { body: JSON.stringify('x'.repeat(99)) } },
      `(the response): expected Object; received "${'x'.repeat(58)}…\n`,
    ],
    [
      'a price that differs, in euros',
      { at: /^GET \/departures\/d1$/, put: { 'availability.minimum_price': 1100 } },
      'availability.minimum_price: 1100, in its month 1199\n',
    ],
    [
      'a part that only one has',
      { at: /^GET \/departures\/d1$/, put: { voucher: null } },
      'voucher: null, in its month {"code":"SPRING","description":"Spring discount","discount_…\n',
    ],
    ['a price of a dry run', { at: /^POST \/dry-run .*"d1"/, put: { total: 1 } }, /total: 1, the price check says \d+ \(cents\)\n/],
    ['a number of a dry run', { at: /^POST \/dry-run .*"d1"/, put: { passengers: 0 } }, /passengers: 0, the price check says \d+\n/],
  ])('a message has what was expected and what was received: %s (CALL-37)', async (_, change, message) => {
    expect((await run([url, '--dry-run', `${url}/dry-run`], change)).output).toMatch(message);
  });

  test.each([
    ['full_name', 7, 'number'],
    ['market', 'Ann Smit', 'string'],
    ['email', null, 'null'],
    ['email', ['ann@example.com'], 'array'],
  ])('the content of a payment is not printed: %s', async (key, value, type) => {
    const { output } = await run([url, '--payment', good.payment.id], { data: { [`payment.${key}`]: value } });
    expect(output).toMatch(new RegExp(`${key}: expected .*; received ${type}\n`));
  });

  test('of each rule the requested number is listed, and the total is shown (CALL-37)', async () => {
    const { output } = await run([url, '--limit', '3'], wrongCabins);
    expect(output.match(/available_count: /g)).toHaveLength(3);
    expect(output).toContain('… and 5 more');
  });

  test('requests that the backend throttles are no deviation, but reported (CALL-36)', async () => {
    const tooMany = { status: 429, type: 'text/plain', headers: { 'retry-after': '3600' } };
    const { status, output } = await run([url], { at: /^POST \/bookings /, instead: tooMany });
    expect(status).toBe(0);
    expect(output).toMatch(/\n9 of them got 429, too many requests: they were not checked\./);
  });

  test('--json: the same as JSON', async () => {
    const { status, output } = await run([url, '--json', '--limit', '1'], wrongCabins);
    expect(status).toBe(1);
    expect(JSON.parse(output)).toMatchObject({
      url: `${url}/api/v1`,
      ok: false,
      counts: { tours: 2 },
      rules: [
        {
          rule: 'cabin-count',
          level: 'must',
          section: 'Catalogue: GET /departures/{id}/cabins',
          found: 8,
          deviations: [{ request: 'GET /departures/d1/cabins', path: '0.available_count', message: '7, count 6' }],
        },
      ],
    });
  });

  test('advice does not change the exit status, unless --strict (CALL-37)', async () => {
    const { status, output } = await run([url], noTexts);
    expect(status).toBe(0);
    expect(output).toContain('advice    translation-missing');
    expect(output).toContain('Conforms to the contract, as far as it was seen. Advice: 1.');
    expect((await run([url, '--strict'], noTexts)).status).toBe(1);
    expect((await run([url, '--strict'])).status).toBe(0);
  });

  test('--trips writes trips that the price check prices the same (CALL-39)', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'contract-check-')), 'trips.jsonl');
    expect((await run([url, '--trips', file])).status).toBe(0);
    const trips = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(trips).toHaveLength(16);
    for (const { input, output } of trips) expect(priceCheck(input)).toEqual(output);
    const [, everything, american, australian] = trips;
    expect([everything.output.market, american.output.market]).toEqual(['default', 'north_america']);
    expect(everything.output.lines.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining([
        'cabin',
        'bike',
        'diet',
        'passenger_product',
        'additional_product',
        'guarantee_fund',
        'discount',
        'insurance',
      ]),
    );
    expect(australian.output.insurance).toBe(0);
  });

  test('a response cannot control the terminal', async () => {
    const { output } = await run([url], { at: /^GET \/departures\/d1$/, put: { ship_name: '\u001b[2J\nforged' } });
    expect(output).toContain('departure-agrees');
    expect(output).not.toContain('\u001b');
  });

  test.each([[['--help']], [['-h', 'more', 'words']]])('%s', async (args) =>
    expect(await run(args)).toEqual({ status: 0, output: usage, errors: '' }),
  );

  test.each([
    [[]],
    [[url, url]],
    [['ftp://backend.test']],
    [['backend.test']],
    [[url, '--nonsense']],
    [[url, '--months', '0']],
    [[url, '--limit', '1e3']],
    [[url, '--timeout', 'x']],
    [[url, '--dry-run', 'price']],
    [[url, '--trips', '/does/not/exist/trips.jsonl']],
  ])('2 for wrong usage: %s', async (args) => {
    const { status, errors } = await run(args);
    expect(status).toBe(2);
    expect(errors).toMatch(/^contract-check: /);
  });

  test('2 where there is no backend', async () => {
    const { status, output, errors } = await run([url], { at: /^GET \/tours$/, instead: { status: 404 } });
    expect([status, output]).toEqual([2, '']);
    expect(errors).toBe('contract-check: GET /tours at http://backend.test/api/v1: status 404\n');
  });

  test('2 for an error of the check itself, which is no deviation', async () => {
    const errors: string[] = [];
    const write = (): never => {
      throw new TypeError('a fault');
    };
    expect(await runContractCheck([url], { write, writeError: (text) => void errors.push(text) }, fakeBackend())).toBe(2);
    expect(errors.join('')).toMatch(/^contract-check: TypeError: a fault\n\s+at /);
  });

  test.each([
    ['http://backend.test', 'http://backend.test/api/v1'],
    ['http://backend.test/', 'http://backend.test/api/v1'],
    ['http://backend.test/shop/api/v1/', 'http://backend.test/shop/api/v1'],
  ])('%s is requested at %s', async (given, base) => {
    const requested: string[] = [];
    const backend = fakeBackend();
    const silent = { write: () => undefined, writeError: () => undefined };
    await runContractCheck([given, '--read-only', '--months', '1'], silent, (input, init) => {
      requested.push(String(input));
      return backend(input, init);
    });
    expect(requested[0]).toBe(`${base}/tours`);
  });
});
