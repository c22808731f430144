import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import example from '../../cases/worked-example.json' with { type: 'json' };
import { priceCheck } from './index.ts';
import { runPriceCheck, usage } from './run.ts';

const input = example.input;
const changed = (change: (copy: typeof input) => unknown): unknown => {
  const copy = structuredClone(input);
  change(copy);
  return copy;
};

test('the worked example, to the cent and to the key (PRICE-41)', () => {
  expect(JSON.stringify(priceCheck(input))).toBe(JSON.stringify(example.output));
});

describe('what may be absent', () => {
  const { departure, cabin_types, products, cabins } = input;
  test('departure, cabin_types, products, cabins are required', () => {
    expect(priceCheck({ departure, cabin_types, products, cabins })).toMatchObject({ market: 'default', passengers: 3, insurance: 0 });
    for (const key of ['departure', 'cabin_types', 'products', 'cabins'])
      expect(priceCheck({ ...input, [key]: undefined })).toMatchObject({ error: { path: key } });
  });
  test('a blank or absent bike or diet is none chosen', () => {
    const result = priceCheck({ ...input, passengers: [{}, { bike: '', diet: '' }, { bike: null, other: [] }] });
    expect(result).toMatchObject({ passenger_products: 7350 });
  });
  test('country and coupon may be null', () =>
    expect(priceCheck({ ...input, country: null, coupon: null })).toMatchObject({ subtotal: 470_360, vat: 38_837 }));
});

describe('Rejected, with the path of the fault (PRICE-45)', () => {
  const bike = input.products.bikes[0]?.id ?? '';
  const tax = input.products.other[0]?.id ?? '';
  test.each<[string, unknown, string]>([
    ['no object', 5, ''],
    ['nothing', null, ''],
    ['an unknown cabin type', { ...input, cabins: { x: [2] } }, 'cabins.x'],
    ['a persons count outside the occupancy', { ...input, cabins: { 'a0C7T000003CabnUAK-twin': [3] } }, 'cabins.a0C7T000003CabnUAK-twin.0'],
    ['an unknown bike', { ...input, passengers: [{ bike: tax }, {}, {}] }, 'passengers.0.bike'],
    ['an id twice in other', { ...input, passengers: [{}, { other: [tax, tax] }, {}] }, 'passengers.1.other.1'],
    ['a passenger count that does not match', { ...input, passengers: [{}] }, 'passengers'],
    ['an unknown product', { ...input, additional: { x: 1 } }, 'additional.x'],
    ['a bike in additional', { ...input, additional: { [bike]: 1 } }, `additional.${bike}`],
    ['an unknown policy type', { ...input, insurance: { health: true } }, 'insurance.health'],
    ['two percentage vouchers', { ...input, coupon: { code: 'X', discount_type: 'Discount Percentage', percentage: 5 } }, 'coupon'],
    [
      'an amount with more than two decimals',
      changed((copy) => copy.cabin_types.map((type) => Object.assign(type, { unit_price: 0.001 }))),
      'cabin_types.0.unit_price',
    ],
    ['an amount below zero', changed((copy) => Object.assign(copy.products.sgr, { unit_price: -1 })), 'products.sgr.unit_price'],
    [
      'a percentage above 100',
      changed((copy) => Object.assign(copy.departure.voucher, { percentage: 101 })),
      'departure.voucher.percentage',
    ],
    ['a duration that is not a whole number', changed((copy) => Object.assign(copy.departure, { duration: 7.5 })), 'departure.duration'],
    ['a duration of 0', changed((copy) => Object.assign(copy.departure, { duration: 0 })), 'departure.duration'],
    ['an id of 17 characters', changed((copy) => Object.assign(copy.products.sgr, { id: 'x'.repeat(17) })), 'products.sgr.id'],
    ['sums that would not be exact', changed((copy) => Object.assign(copy.departure, { duration: 1e15 })), ''],
  ])('%s', (_, given, path) => {
    const result = priceCheck(given);
    expect(result).toMatchObject({ error: { path } });
    expect('error' in result && result.error.message).toBeTruthy();
  });
});

describe('the command price-check (PRICE-42, PRICE-43)', () => {
  const compact = JSON.stringify(input);
  const pretty = JSON.stringify(input, null, 2);
  const output = JSON.stringify(example.output);
  const noJson = JSON.stringify({ error: { path: '', message: 'no JSON' } });

  async function run(text: string, { args = [] as string[], chunk = 1000 } = {}) {
    const bytes = new TextEncoder().encode(text);
    let output = '';
    let errors = '';
    const status = await runPriceCheck(args, {
      stdin: (async function* () {
        for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
      })(),
      write: async (part) => {
        output += part;
      },
      writeError: async (part) => {
        errors += part;
      },
    });
    return { status, lines: output.split('\n').slice(0, -1), output, errors };
  }

  test.each<[string, string, string[], number]>([
    ['one compact document', compact, [output], 0],
    ['one pretty-printed document', `${pretty}\n`, [output], 0],
    ['pretty-printed with CRLF, blank lines and a byte order mark', `\ufeff${pretty.replaceAll('\n', '\r\n\r\n')}`, [output], 0],
    ['JSON Lines, the last one without a newline', `${compact}\n${compact}`, [output, output], 0],
    ['blank lines skipped', `\r\n${compact}\r\n\r\n  \n${compact}\r\n`, [output, output], 0],
    ['several pretty-printed documents', `${pretty}\n${pretty}\n`, [output, output], 0],
    ['a line that is not JSON is rejected, the rest is still priced', `${compact}\nnonsense\n${compact}`, [output, noJson, output], 1],
    ['a first line that is not JSON', `nonsense\n${compact}`, [noJson, output], 1],
    ['a truncated first line', `${compact.slice(0, 900)}\n${compact}\n${compact}`, [noJson, output, output], 1],
    [
      'a first line that is cut off within brackets',
      `{"departure": {\n${compact}\n{"x": [\n${compact}`,
      [noJson, output, noJson, output],
      1,
    ],
    ['a pretty-printed document that is cut off', pretty.slice(0, -20), [noJson], 1],
    ['brackets and quotes inside strings are text', pretty.replace('Spring discount', '}] \\" {['), [output], 0],
    ['a pretty-printed document with an open string', '{\n"departure": "a\n}', [noJson, noJson], 1],
    ['a pretty-printed document with an extra comma', pretty.replace(/\n\}$/, ',\n}'), [noJson], 1],
    ['nothing', '\n', [], 0],
  ])('%s', async (_, text, lines, status) => {
    for (const chunk of [7, 100_000]) expect(await run(text, { chunk })).toMatchObject({ lines, status });
  });

  test('names in any script survive any split into chunks', async () => {
    const { lines } = await run(JSON.stringify({ ...input, coupon: { ...input.coupon, code: 'Süße\u2028Ferien 🚲' } }), { chunk: 1 });
    expect(JSON.parse(lines[0] ?? '').lines).toContainEqual({
      kind: 'discount',
      source: 'coupon',
      code: 'Süße\u2028Ferien 🚲',
      amount: -15_000,
    });
  });

  test('a file, or - for standard input', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'price-check-')), 'quote.json');
    writeFileSync(file, pretty);
    expect(await run('', { args: [file] })).toMatchObject({ lines: [output], status: 0 });
    expect(await run(compact, { args: ['-'] })).toMatchObject({ lines: [output], status: 0 });
  });

  test.each([[['--help']], [['-h']]])('%s', async (args) => expect(await run('', { args })).toMatchObject({ output: usage, status: 0 }));
  test.each([
    [['--nonsense'], usage],
    [['one', 'two'], usage],
    [['/does/not/exist.json'], 'price-check: cannot read /does/not/exist.json'],
  ])('2 for wrong usage: %s (PRICE-43)', async (args, reason) => {
    const { status, output, errors } = await run('', { args });
    expect([status, output]).toEqual([2, '']);
    expect(errors).toContain(reason);
  });

  test('an error of the stream itself is not hidden', async () => {
    const broken = (async function* (): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode(compact);
      throw new Error('broken pipe');
    })();
    const nowhere = async (): Promise<void> => {};
    await expect(runPriceCheck([], { stdin: broken, write: nowhere, writeError: nowhere })).rejects.toThrow('broken pipe');
  });

  test('many inputs are priced in order (PRICE-42)', async () => {
    const { lines } = await run(Array.from({ length: 500 }, (_, index) => (index % 2 ? compact : String(index))).join('\n'));
    expect(lines.map((line) => line === output)).toEqual(Array.from({ length: 500 }, (_, index) => index % 2 === 1));
  });
});
