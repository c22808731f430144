import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createSite, get, logged, site, text } from '../testing/test-site.ts';

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

  test('the configuration is inserted and cannot close its element', async () => {
    const page = await text('/');
    const json = /id="runtime-config">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      stage: 'acceptance',
      brands: { boatbiketours: { name: '</script><script>alert(1)</script>' } },
    });
    expect(page).not.toContain('<script>alert');
  });

  test('the build decides about each address: a rendered document or the shell, personal or not (BACK-27)', async () => {
    expect(await text('/tours/a?screen')).toBe('booking,booking,response of /api/v1/tours');
    const framed = await get('/tours/a?screen', { 'sec-fetch-dest': 'iframe' });
    expect(framed.bytes.toString()).toBe('booking,booking,response of /api/v1/tours,framed');
    expect(framed.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-script'");
    expect(framed.headers.get('content-security-policy')).toContain("style-src-elem 'self' 'sha256-style'");
    const open = await get('/tours/a');
    expect(open.bytes.toString()).toContain('<body>booking</body>');
    expect(open.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(open.headers.get('x-robots-tag')).toBeNull();
    const personal = await get('/tours/a?personal');
    expect(personal.headers.get('referrer-policy')).toBe('no-referrer');
    expect(personal.headers.get('x-robots-tag')).toBe('noindex');
    const checkout = await get('/tours/a?checkout');
    expect(checkout.headers.get('x-robots-tag')).toBe('noindex');
    expect(checkout.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  test('robots.txt and a site map of each brand come from the build; a frame has none; without tours a crawler asks again (SHELL-73)', async () => {
    const types = { '/robots.txt': 'text/plain', '/sitemap.xml': 'application/xml', '/islandhopping/sitemap.xml': 'application/xml' };
    for (const [path, type] of Object.entries(types)) {
      const { status, headers, bytes } = await get(path);
      expect([status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
      expect(bytes.toString()).toBe(`http://localhost${path} response of /api/v1/tours`);
    }
    expect((await get('/frame/sitemap.xml')).status).toBe(404);
    const broken = createSite({ fetch: () => Promise.reject(new Error('no tours')) });
    const failed = await broken.request('/sitemap.xml');
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '1']);
  });

  test.each(['/tours/x.1', '/islandhopping/tours/x.1', '/frame/tour/x.svg', '/departures/1.2', '/bookings/b.js', '/payments/p.1'])(
    '%s is a page: an identifier may end like a file name',
    async (path) => expect((await get(path)).bytes.toString()).toContain(`<body>${path.startsWith('/frame') ? 'frame' : 'booking'}</body>`),
  );

  test('an unknown page is sent with the status 404, rendered or not, for HEAD too (ERR-11, ERR-30)', async () => {
    for (const path of ['/tours/x?unknown', '/tours/x?unknown&screen']) {
      const page = await get(path);
      expect([path, page.status, page.bytes.length > 0]).toEqual([path, 404, true]);
      expect((await site.request(path, { method: 'HEAD' })).status).toBe(404);
    }
    expect((await get('/tours/a?screen')).status).toBe(200);
  });

  test('if rendering fails, the shell is sent as personal, and the error is logged without the address', async () => {
    logged.length = 0;
    for (const [path, shell] of [
      ['/booking/private-id?broken', 'booking'],
      ['/frame/tours/a', 'frame'],
    ] as const) {
      const { bytes, headers } = await get(path);
      expect(bytes.toString()).toContain(`<body>${shell}</body>`);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${shell === 'frame' ? 'https://partner.test' : "'none'"}`);
    }
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('not rendered ahead');
    expect(logged[0], 'what opens a booking').not.toContain('private-id');
  });

  test('only the frame may be embedded by other sites, by those that are configured; personal pages by none', async () => {
    const policy = async (path: string) => (await get(path)).headers.get('content-security-policy');
    expect(await policy('/frame/tours/a')).toContain('frame-ancestors https://partner.test;');
    expect(await policy('/islandhopping/frame/tours/a')).toContain('frame-ancestors https://partner.test;');
    expect(await policy('/tours/a?personal')).toContain("frame-ancestors 'none'");
    expect(await policy('/tours/a')).toContain("frame-ancestors 'self'");
    expect(await policy('/tours/a')).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(await policy('/tours/a')).not.toContain('stripe.com');
  });

  test('scripts of this site in place of chat and tag manager leave their policy as it is without both (OUT-46)', async () => {
    const policy = async (config: object) => {
      const response = await createSite({ config: { paymentSandboxScript: '/sandbox/stripe.js', ...config } }).request('/tours/a');
      return response.headers.get('content-security-policy');
    };
    const chat = { orgId: 'o', deploymentName: 'd', siteUrl: '/chat', scrt2Url: '/chat' };
    const without = await policy({});
    expect(await policy({ chat, tagManagerId: 'GTM-X', tagManagerScript: '/tags.js' })).toBe(without);
    // What is not a path of this site has no effect: the policy is that of the tag manager itself.
    const real = await policy({ tagManagerId: 'GTM-X' });
    expect(real).toContain("script-src 'self'");
    expect(real).toContain('https://www.googletagmanager.com');
    expect(await policy({ tagManagerId: 'GTM-X', tagManagerScript: 'https://tags.example/own.js' })).toBe(real);
    expect(await policy({ chat: { ...chat, siteUrl: 'https://chat.example/x', scrt2Url: 'https://scrt.example' } })).toContain(
      'https://chat.example https://scrt.example',
    );
  });

  test('are compressed for clients that accept it', async () => {
    const { headers, bytes } = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('vary')).toContain('Accept-Encoding');
    expect(brotliDecompressSync(bytes).toString()).toContain('booking');
    const zipped = await get('/', { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(zipped.bytes).toString()).toContain('booking');
    const plain = await get('/', { 'accept-encoding': 'br;q=0, deflate' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.bytes.toString()).toContain('booking');
  });

  test('HEAD has the headers of GET and no body', async () => {
    const response = await site.request('/', { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe(String((await get('/')).bytes.length));
    expect(await response.text()).toBe('');
  });

  test.each([
    ['/tours/%zz', 'booking'],
    ['/frame/tours/%E0%A4%A', 'frame'],
    ['//frame/tours/x', 'frame'],
    ['//tours/x.1', 'booking'],
    ['//', 'booking'],
  ])('the mangled address %s is a page of the %s shell, which decides what it is (ERR-35, BRAND-35)', async (path, shell) => {
    const { bytes } = await get(`http://host${path}`);
    expect(bytes.toString()).toContain(`<body>${shell}</body>`);
  });
});

describe('files', () => {
  test.each([
    ['br, gzip', 'br', 'br'],
    ['gzip', 'gzip', 'gz'],
    ['br;q=0, gzip', 'gzip', 'gz'],
    ['', null, 'a()'],
  ])('for Accept-Encoding %s the matching one, cached for ever', async (accepted, encoding, content) => {
    const { headers, bytes } = await get('/assets/a-1.js', { 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('access-control-allow-origin'), 'for a frame in a sandbox').toBe('*');
    expect(headers.get('vary')).toContain('Accept-Encoding');
    expect(bytes.toString()).toBe(content);
  });
  test.each([
    ['/frame/assets/f-1.js', 'f()'],
    ['/embed.js', 'embed()'],
    ['/images/ships/lotte.svg', '<svg/>'],
  ])('%s', async (path, content) => expect(await text(path)).toBe(content));
  test.each([
    ['/assets/a-1.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['/islandhopping/frame/assets/f-1.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['/embed.js', 'public, max-age=3600', 'text/javascript; charset=utf-8'],
    ['/images/ships/lotte.svg', 'public, max-age=3600', 'image/svg+xml; charset=utf-8'],
    ['/notes.txt', 'no-cache', 'text/plain; charset=utf-8'],
  ])('%s is cached: %s', async (path, cacheControl, type) => {
    const { headers } = await get(path);
    expect(headers.get('cache-control')).toBe(cacheControl);
    expect(headers.get('content-type')).toBe(type);
  });
  test('a matching validator returns 304', async () => {
    const { headers } = await get('/images/ships/lotte.svg');
    const etag = headers.get('etag') ?? '';
    const again = await get('/images/ships/lotte.svg', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(again.headers.get('vary')).toBe('Accept-Encoding');
    expect(again.bytes).toHaveLength(0);
    expect((await get('/images/ships/lotte.svg', { 'if-none-match': `"other", W/${etag}` })).status).toBe(304);
    expect((await get('/images/ships/lotte.svg', { 'if-none-match': '"other"' })).status).toBe(200);
  });
  test('immutable files have no validator', async () => {
    expect((await get('/assets/a-1.js')).headers.get('etag')).toBeNull();
  });
  test('an encoding with a weight is ignored: the plain file is sent', async () => {
    const { headers, bytes } = await get('/assets/a-1.js', { 'accept-encoding': 'br;q=0.9' });
    expect(headers.get('content-encoding')).toBeNull();
    expect(bytes.toString()).toBe('a()');
  });
  test.each([
    ['bytes=1-3', 206, 'svg', 'bytes 1-3/6'],
    ['bytes=-2', 206, '/>', 'bytes 4-5/6'],
    ['bytes=4-', 206, '/>', 'bytes 4-5/6'],
    ['bytes=9-', 416, '', 'bytes */6'],
    ['lines=1-2', 206, '<svg/>', 'bytes 0-5/6'],
  ])('of Range %s: %i', async (range, status, part, where) => {
    const response = await get('/images/ships/lotte.svg', { range });
    expect(response.status).toBe(status);
    expect(response.bytes.toString()).toBe(part);
    expect(response.headers.get('content-range')).toBe(where);
    // The hash of a part would be taken for that of the file.
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('cache-control')).toBe(status === 206 ? 'public, max-age=3600' : 'no-store');
  });
  test('HEAD has the length and no body, nor a validator', async () => {
    const response = await site.request('/assets/a-1.js', { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('2');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('etag')).toBeNull();
    expect(await response.text()).toBe('');
  });
  test.each([
    '/.server/render-page.js',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/.%73erver/render-page.js',
    '/.htpasswd.txt',
    '/frame/.vite/manifest.json',
    '/islandhopping/frame/.server/render-page.css',
  ])("%s is the server's own, and not served", async (path) => {
    const { status, headers, bytes } = await get(path);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(bytes.toString()).not.toContain('secret');
  });
  test.each(['/assets/gone-1.js', '/frame/assets/gone.css', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2f..%2fsecret.txt'])(
    '%s is not found, and no page',
    async (path) => {
      const { status, bytes } = await get(path);
      expect(status).toBe(404);
      expect(bytes.toString()).not.toContain('secret');
    },
  );
  test('other methods are rejected', async () => expect((await site.request('/', { method: 'POST' })).status).toBe(405));
});
