import { describe, expect, test } from 'vitest';
import { payer } from '../testing/test-payment.ts';
import { openTestServer } from '../testing/test-server.ts';
import { writeShell } from '../testing/test-shell.ts';

/** Pages that are the address that they are rendered for, from which brand and previews follow. */
const booking = writeShell('(url) => url.href');
const { server } = await openTestServer({ proxies: '10.0.0.0/8', folders: { booking } });
const proxy = '10.0.0.1';
const stranger = '198.51.100.1';
const path = '/tours/x?locale=de';
const get = async (headers: Record<string, string>, from: string) => (await server.request(path, { headers }, from)).text;

describe('a page is rendered for the address that its visitor sees (BACK-80)', () => {
  const host = 'backend:4310';
  test.each<[string, Record<string, string>, string]>([
    [
      'scheme and host',
      { host, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'www.islandhopping.example' },
      'https://www.islandhopping.example',
    ],
    [
      'a host with a port',
      { host, 'x-forwarded-proto': 'http', 'x-forwarded-host': 'islandhopping.example:8080' },
      'http://islandhopping.example:8080',
    ],
    [
      'the scheme only, if the proxy keeps the host',
      { host: 'www.tours.example', 'x-forwarded-proto': 'https' },
      'https://www.tours.example',
    ],
    [
      'those of the first of several proxies',
      { host, 'x-forwarded-proto': 'https, http', 'x-forwarded-host': 'a.example, b' },
      'https://a.example',
    ],
    ['no host that is none', { host, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'a.example/x?y' }, 'https://backend:4310'],
    ['no scheme that is none', { host, 'x-forwarded-proto': 'javascript', 'x-forwarded-host': 'a.example' }, 'http://a.example'],
    ['nothing', { host }, 'http://backend:4310'],
  ])('a trusted proxy says %s', async (_, headers, origin) => {
    expect(await get(headers, proxy)).toBe(`${origin}${path}`);
  });

  test('nobody else may say so', async () => {
    const headers = { host: 'www.tours.example', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
    expect(await get(headers, stranger)).toBe(`http://www.tours.example${path}`);
  });
});

test('the challenge of the payment sandbox is at the address that the visitor sees (BACK-80)', async () => {
  const { account, method } = payer(() => server);
  const { id, client_secret } = await account().paymentIntents.create({ amount: 100, currency: 'eur' });
  const response = await server.request(
    `/v1/payment_intents/${id}/confirm`,
    {
      method: 'POST',
      headers: {
        authorization: 'Bearer pk_test_sandbox',
        'content-type': 'application/x-www-form-urlencoded',
        host: 'backend:4310',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'www.tours.example',
      },
      body: new URLSearchParams({
        payment_method: await method('4000000000003220'),
        client_secret: client_secret ?? '',
        return_url: 'https://www.tours.example/back',
      }).toString(),
    },
    proxy,
  );
  expect(response.json.next_action.redirect_to_url.url).toMatch(/^https:\/\/www\.tours\.example\/sandbox\/challenge\//);
});
