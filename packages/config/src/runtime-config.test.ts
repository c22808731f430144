import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { hasTranslations, publishableKey, RuntimeConfigSchema } from './index.ts';

const config = (given: unknown) => v.parse(RuntimeConfigSchema, given);
const defaults = config({});

describe('Runtime configuration', () => {
  test('every key has a safe default (BRAND-20, BRAND-21)', () => {
    expect(defaults).toMatchObject({
      stage: 'production',
      stripePublishableKey: { default: null, north_america: null },
      paymentSandboxScript: null,
      tagManagerId: null,
      tagManagerScript: null,
      chat: null,
      apiBaseUrl: '/api/v1',
      saveMissing: false,
      assignment: 'per-cabin',
      tourPictures: null,
      translations: [],
      translatedTours: false,
      parentOrigins: [],
      consentRequired: false,
      cidDays: 30,
    });
    expect(Object.values(defaults.consent)).toEqual(Array(7).fill('denied'));
  });

  test('unknown keys are ignored, and a bad value falls back for its key only (BRAND-22)', () => {
    const read = config({
      stage: 'moon',
      unknown: 1,
      tagManagerId: 'GTM-ABC123',
      apiBaseUrl: 'https://api.example.com/v1/',
      paymentSandboxScript: 'javascript:alert(1)',
      stripePublishableKey: { default: 'pk_test_1', north_america: 5 },
      consent: { ad_storage: 'granted', analytics_storage: 'maybe' },
      parentOrigins: ['https://partner.example/page'],
      tourPictures: '/images/tours.svg',
      assignment: 'total',
    });
    expect(read.stage).toBe('production');
    expect(read.tagManagerId).toBe('GTM-ABC123');
    expect(read.apiBaseUrl).toBe('https://api.example.com/v1');
    expect(read.paymentSandboxScript).toBeNull();
    expect(read.stripePublishableKey).toEqual({ default: 'pk_test_1', north_america: null });
    expect([read.consent.ad_storage, read.consent.analytics_storage]).toEqual(['granted', 'denied']);
    expect(read.parentOrigins).toEqual(['https://partner.example']);
    expect([read.tourPictures, read.assignment]).toEqual([null, 'total']);
    expect('unknown' in read).toBe(false);
  });

  test.each([0, 366, 1.5, '30', null])('the campaign id is kept for 1 to 365 whole days, 30 instead of %j (STORE-7)', (cidDays) => {
    expect(config({ cidDays }).cidDays).toBe(30);
    expect(config({ cidDays: 7 }).cidDays).toBe(7);
  });

  test('variants of pictures need their addresses and widths (BRAND-33)', () => {
    const pictureVariants = { from: 'https://media.example/', to: 'https://media.example/w={width}/{path}', widths: [400, 800] };
    expect(config({ pictureVariants }).pictureVariants).toEqual(pictureVariants);
    const wrong = [
      { ...pictureVariants, widths: [] },
      { ...pictureVariants, to: '/{path}' },
      { ...pictureVariants, widths: [0.5] },
    ];
    expect(wrong.map((one) => config({ pictureVariants: one }).pictureVariants)).toEqual([null, null, null]);
  });

  test('the chat needs all its settings; its script’s address follows from the site', () => {
    const chat = { orgId: '00D', deploymentName: 'web', siteUrl: 'https://chat.example/site/', scrt2Url: 'https://scrt.example' };
    expect(config({ chat }).chat?.bootstrapUrl).toBe('https://chat.example/site/assets/js/bootstrap.min.js');
    expect(config({ chat: { ...chat, scrt2Url: '' } }).chat).toBeNull();
    expect(config({ chat: { ...chat, siteUrl: '/chat' } }).chat?.bootstrapUrl).toBe('/chat/assets/js/bootstrap.min.js');
  });

  test('a script in place of the tag manager’s is a path of this site, and nothing else (OUT-46)', () => {
    const read = (tagManagerScript: string) => config({ tagManagerScript }).tagManagerScript;
    expect(read('/tags/own.js')).toBe('/tags/own.js');
    const others = ['https://tags.example/own.js', '//tags.example/own.js', '/\\tags.example', '/\t/tags.example', '/a b', 'own.js', '/'];
    expect(others.map(read)).toEqual(others.map(() => null));
  });

  test('a separate publishable key for each market, the default market’s being the fallback (BRAND-21, OUT-2)', () => {
    expect(publishableKey(config({ stripePublishableKey: { default: 'pk_eur' } }), 'north_america')).toBe('pk_eur');
    expect(publishableKey(config({ stripePublishableKey: { default: 'pk_eur', north_america: 'pk_usd' } }), 'north_america')).toBe(
      'pk_usd',
    );
    expect(publishableKey(defaults, 'default')).toBeNull();
  });
});

test.each([
  [{ translations: ['tours', 'ports'] }, ['tours', 'ports']],
  [{ translations: ['vouchers'], translatedTours: true }, ['tours', 'vouchers']],
  [{ translatedTours: true }, ['tours']],
  [{ translations: ['ships'], translatedTours: true }, ['tours']],
  [{}, []],
])('%j: the pages ask for translations of %j (CALL-42, CALL-48, CALL-49)', (given, expected) => {
  const config = v.parse(RuntimeConfigSchema, given);
  expect((['tours', 'vouchers', 'ports'] as const).filter((what) => hasTranslations(config, what))).toEqual(expected);
});
