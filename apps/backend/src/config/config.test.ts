import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'whsec' };

describe('settings', () => {
  test('have defaults', () => {
    expect(readConfig({}, '/home/somebody/tool')).toEqual({
      port: 4310,
      dataDir: '/home/somebody/tool/.data',
      databaseUrl: null,
      stage: 'development',
      keys: null,
      clientSecret: expect.stringMatching(/^.{36}$/),
      timeZone: null,
      holdMs: 4 * 3_600_000,
      retention: { departed: null, failed: null },
      drainMs: 0,
      limits: {
        readsPerMinute: 1_200,
        bookingsPerHour: 30,
        paymentsPerHour: 60,
        couponsPerHour: 30,
        paymentChecksPerMinute: 30,
        openCabins: 20,
      },
      trustedProxies: [],
      allowedOrigins: [],
      hstsSeconds: 31_536_000,
      frameAncestors: '*',
      sandbox: { settleMs: 15_000, webhooks: 'normal' },
      logLevel: 'info',
      metricsPort: null,
      metricsHost: null,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      runtimeConfig: {},
    });
  });
  test('hash clients with a secret: the given one, that of the provider, or one that nobody knows; never that of the sandbox (BACK-36)', () => {
    expect(readConfig({ CLIENT_SECRET: 'own', ...keys }, '/').clientSecret).toBe('own');
    expect(readConfig(keys, '/').clientSecret).toBe('sk');
    expect(readConfig({}, '/').clientSecret).not.toBe(readConfig({}, '/').clientSecret);
    expect(readConfig({}, '/').clientSecret).not.toContain('sandbox');
  });
  test('set the delay and the webhook mode of the payment sandbox', () => {
    expect(readConfig({ SANDBOX_SETTLE_SECONDS: '2', SANDBOX_WEBHOOKS: 'lost' }, '/').sandbox).toEqual({
      settleMs: 2_000,
      webhooks: 'lost',
    });
    expect(() => readConfig({ SANDBOX_WEBHOOKS: 'sometimes' }, '/')).toThrow('SANDBOX_WEBHOOKS');
  });
  test('set limits and trusted proxies individually', () => {
    const { limits, trustedProxies } = readConfig(
      { LIMIT_OPEN_CABINS: '0', LIMIT_READS_PER_MINUTE: '60', TRUSTED_PROXIES: '10.0.0.0/8, ::1' },
      '/',
    );
    expect(limits).toMatchObject({ openCabins: 0, readsPerMinute: 60, bookingsPerHour: 30 });
    expect(trustedProxies.map(([address, bits]) => `${address}/${bits}`)).toEqual(['10.0.0.0/8', '::1/128']);
  });
  test('name host pages by origin', () => {
    const of = (FRAME_ANCESTORS: string) => readConfig({ FRAME_ANCESTORS }, '/').frameAncestors;
    expect(of('https://partner.example  https://*.partner.example:8443')).toBe('https://partner.example https://*.partner.example:8443');
    expect(of("'none'")).toBe("'none'");
    for (const wrong of ['partner.example', 'https://a.example; script-src *', "https://a.example 'unsafe-inline'"])
      expect(() => of(wrong)).toThrow('FRAME_ANCESTORS');
  });
  test('name the origins of other sites, the address of the metrics and the version', () => {
    const env = { ALLOWED_ORIGINS: 'https://www.example.com  http://localhost:8080', METRICS_HOST: '127.0.0.1', VERSION: '2027-02-01.3' };
    expect(readConfig(env, '/')).toMatchObject({
      allowedOrigins: ['https://www.example.com', 'http://localhost:8080'],
      metricsHost: '127.0.0.1',
      version: '2027-02-01.3',
    });
    for (const wrong of ['www.example.com', 'https://www.example.com/', 'https://*.example.com', 'null', '*'])
      expect(() => readConfig({ ALLOWED_ORIGINS: wrong }, '/')).toThrow('ALLOWED_ORIGINS');
  });
  test('keys are set per market, with those of the default market as fallback (BACK-28)', () => {
    const config = readConfig({ ...keys, STRIPE_SECRET_KEY_NORTH_AMERICA: 'sk_us', STAGE: 'production' }, '/');
    expect(config.keys).toEqual({
      default: { secretKey: 'sk', publishableKey: 'pk', webhookSecret: 'whsec' },
      north_america: { secretKey: 'sk_us', publishableKey: 'pk', webhookSecret: 'whsec' },
    });
  });
  test('stage production needs a full set of payment keys (BACK-28, OUT-10)', () => {
    for (const missing of Object.keys(keys))
      expect(() => readConfig({ ...keys, STAGE: 'production', [missing]: undefined }, '/'), missing).toThrow(
        /Stage production needs|is missing/,
      );
    expect(() => readConfig({ STAGE: 'production' }, '/')).toThrow('Stage production needs');
    expect(() => readConfig({ STAGE: 'acceptance' }, '/')).not.toThrow();
  });
  test('in production the server drains before it stops', () => {
    expect(readConfig({ ...keys, STAGE: 'production' }, '/').drainMs).toBe(5_000);
    expect(readConfig({ ...keys, STAGE: 'production', DRAIN_SECONDS: '20' }, '/').drainMs).toBe(20_000);
  });
  test.each([
    ['a set of keys in part', { STRIPE_SECRET_KEY: 'sk' }, /STRIPE_PUBLISHABLE_KEY is missing/],
    ['a key of the other market alone', { STRIPE_SECRET_KEY_NORTH_AMERICA: 'sk' }, /STRIPE_SECRET_KEY is missing/],
    ['an unknown stage', { STAGE: 'prod' }, /STAGE is prod/],
    ['a port that is none', { PORT: 'x' }, /PORT is x/],
    ['a port of metrics that is none', { METRICS_PORT: '0' }, /METRICS_PORT is 0/],
    ['an unknown level of the log', { LOG_LEVEL: 'loud' }, /LOG_LEVEL is loud/],
    ['a hold under four hours', { HOLD_HOURS: '1' }, /HOLD_HOURS/],
    ['a limit that is none', { LIMIT_OPEN_CABINS: '-1' }, /LIMIT_OPEN_CABINS/],
    ['a limit in parts', { LIMIT_BOOKINGS_PER_HOUR: '1.5' }, /LIMIT_BOOKINGS_PER_HOUR/],
    ['proxies that are none', { TRUSTED_PROXIES: 'loadbalancer' }, /TRUSTED_PROXIES is loadbalancer/],
    ['a configuration that is no object', { RUNTIME_CONFIG: '[]' }, /RUNTIME_CONFIG/],
  ])('%s prevents the start', (_, env, message) => {
    expect(() => readConfig(env, '/')).toThrow(message);
  });
});
