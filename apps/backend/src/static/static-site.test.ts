import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createStaticSite } from './static-site.ts';

const root = mkdtempSync(join(tmpdir(), 'static-site-'));
const html = (name: string) =>
  `<html><head><script type="application/json" id="runtime-config">{}</script><script>inline()</script></head><body>${name}</body></html>`;
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
write('booking/index.html', html('booking'));
write('booking/assets/a-1.js', 'a()');
write('booking/assets/a-1.js.br', 'br');
write('booking/assets/a-1.js.gz', 'gz');
write('frame/index.html', html('frame'));
write('frame/assets/f-1.js', 'f()');
write('embed/embed.js', 'embed()');
write('images/images/ships/lotte.svg', '<svg/>');
write('secret.txt', 'secret');

const folder = (name: string) => join(root, name);
const site = createStaticSite(
  { booking: folder('booking'), frame: folder('frame'), embed: folder('embed'), images: folder('images') },
  {
    stage: 'acceptance',
    brands: { boatbiketours: { name: '</script><script>alert(1)</script>' } },
    paymentSandboxScript: '/sandbox/stripe.js',
  },
);
const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await site.request(path, { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const text = async (path: string) => (await get(path)).bytes.toString();

describe('pages', () => {
  test.each([
    ['/', 'booking'],
    ['/tours/a:b/date/2027-05-01', 'booking'],
    ['/islandhopping/tours/a', 'booking'],
    ['/framework', 'booking'],
    ['/frame', 'frame'],
    ['/frame/tours/a', 'frame'],
    ['/islandhopping/frame/departures/x/cabins', 'frame'],
  ])('%s is of the %s shell, and never cached', async (path, shell) => {
    const { headers, bytes } = await get(path);
    expect(bytes.toString()).toContain(`<body>${shell}</body>`);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  test('the configuration is filled in, and cannot end its element', async () => {
    const page = await text('/');
    const json = /id="runtime-config">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      stage: 'acceptance',
      brands: { boatbiketours: { name: '</script><script>alert(1)</script>' } },
    });
    expect(page).not.toContain('<script>alert');
  });

  test.each(['/bookings/1/payment', '/payments/1', '/islandhopping/bookings/1/confirmed', '/islandhopping/payments/1/completed'])(
    '%s sends Referrer-Policy: no-referrer',
    async (path) => expect((await get(path)).headers.get('referrer-policy')).toBe('no-referrer'),
  );

  test('only the frame may stand in other sites', async () => {
    const policy = async (path: string) => (await get(path)).headers.get('content-security-policy');
    expect(await policy('/frame/tours/a')).toContain('frame-ancestors *');
    expect(await policy('/tours/a')).toContain("frame-ancestors 'self'");
    expect(await policy('/tours/a')).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(await policy('/tours/a')).not.toContain('stripe.com');
  });

  test('are compressed for those who take it', async () => {
    const { headers, bytes } = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('vary')).toContain('Accept-Encoding');
    expect(brotliDecompressSync(bytes).toString()).toContain('booking');
  });
});

describe('files', () => {
  test.each([
    ['br, gzip', 'br', 'br'],
    ['gzip', 'gzip', 'gz'],
    ['br;q=0, gzip', 'gzip', 'gz'],
    ['', null, 'a()'],
  ])('of Accept-Encoding %s the one that fits, kept for ever', async (accepted, encoding, content) => {
    const { headers, bytes } = await get('/assets/a-1.js', { 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('vary')).toContain('Accept-Encoding');
    expect(bytes.toString()).toBe(content);
  });
  test.each([
    ['/frame/assets/f-1.js', 'f()'],
    ['/embed.js', 'embed()'],
    ['/images/ships/lotte.svg', '<svg/>'],
  ])('%s', async (path, content) => expect(await text(path)).toBe(content));
  test('a validator that still holds is answered 304', async () => {
    const etag = (await get('/images/ships/lotte.svg')).headers.get('etag') ?? '';
    expect((await get('/images/ships/lotte.svg', { 'if-none-match': etag })).status).toBe(304);
  });
  test.each(['/assets/gone-1.js', '/frame/assets/gone.css', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2f..%2fsecret.txt'])(
    '%s is not found, and no page',
    async (path) => {
      const { status, bytes } = await get(path);
      expect(status).toBe(404);
      expect(bytes.toString()).not.toContain('secret');
    },
  );
  test('other methods are refused', async () => expect((await site.request('/', { method: 'POST' })).status).toBe(405));
});
