import { readFile } from 'node:fs/promises';
import { describe, expect, test, vi } from 'vitest';
import { createI18n, loadTexts } from './create-i18n.ts';
import { errorText } from './error-text.ts';

describe('the texts of a page', () => {
  test.each([
    ['en', 'Next'],
    ['nl', 'Volgende'],
    ['de', 'Weiter'],
  ] as const)('are those of its language: %s (BRAND-9, BRAND-10, BRAND-14)', async (language, next) => {
    const { t } = await createI18n(language);
    expect(t('next')).toBe(next);
    expect(t('days', { count: 1 })).not.toBe(t('days', { count: 8 }));
  });

  test('fallback language en, supported languages en, nl, de, default namespace common (BRAND-9, BRAND-14)', async () => {
    const { options } = await createI18n('nl');
    expect(options).toMatchObject({ fallbackLng: ['en'], defaultNS: 'common' });
    expect(options.supportedLngs).toEqual(expect.arrayContaining(['en', 'nl', 'de']));
  });

  test('interpolation is not escaped (BRAND-16)', async () => {
    const { t } = await createI18n('en');
    expect(t('perPerson', { price: '<€ 5 & more>' })).toBe('<€ 5 & more> p.p.');
  });

  test('checkout and payment texts are loaded with the step that needs them', async () => {
    const i18n = await createI18n('de');
    expect(i18n.hasResourceBundle('de', 'payment')).toBe(false);
    await loadTexts('de', ['checkout', 'payment']);
    expect(i18n.hasResourceBundle('de', 'payment')).toBe(true);
    expect(i18n.hasResourceBundle('de', 'checkout')).toBe(true);
  });

  test("only the page's language is loaded: the English fallback is empty", async () => {
    const i18n = await createI18n('nl');
    await loadTexts('nl', ['steps', 'checkout']);
    expect(i18n.getResourceBundle('en', 'common')).toEqual({});
    expect(i18n.getResourceBundle('en', 'checkout')).toEqual({});
    expect(i18n.hasLoadedNamespace('checkout')).toBe(true);
  });

  test('a namespace that no route has loaded is fetched on first use', async () => {
    const i18n = await createI18n('nl');
    expect(i18n.hasLoadedNamespace('ship')).toBe(false);
    await i18n.loadNamespaces('ship');
    expect(i18n.t('ship:title')).toBe('Kies je schip');
  });

  test('instances are isolated, for different languages and for the same language', async () => {
    const [one, other, german] = await Promise.all([createI18n('nl'), createI18n('nl'), createI18n('de')]);
    await loadTexts('nl', ['payment'], one);
    expect([one, other, german].map((i18n) => i18n.hasLoadedNamespace('payment'))).toEqual([true, false, false]);
    expect(german.t('next')).toBe('Weiter');
  });

  test('only when the save-missing flag is set are files loaded, and missing keys added, via /api/locales/{lng}/{ns} (BRAND-17)', async () => {
    const requests: string[] = [];
    const fetch = vi.fn(async (input: unknown, { method = 'GET' }: RequestInit = {}) => {
      const url = String(input);
      requests.push(`${method} ${url}`);
      if (method === 'POST') return new Response(null, { status: 204 });
      const file = url.replace(/^\/locales\/(\w+)\//, '../../../languages/$1/texts/');
      return new Response(await readFile(new URL(file, import.meta.url)));
    });
    vi.stubGlobal('fetch', fetch);
    await createI18n('nl');
    expect(fetch).not.toHaveBeenCalled();
    const i18n = await createI18n('nl', { saveMissing: true });
    expect(requests).toContain('GET /locales/nl/checkout.json');
    expect(i18n.t('next')).toBe('Volgende');
    // A missing key is added to the fallback language.
    i18n.t('payment:noSuchText' as 'next');
    await vi.waitFor(() => expect(requests).toContain('POST /api/locales/en/payment'));
    vi.unstubAllGlobals();
  });

  test('an error code has its own text, and an unknown message the general one (ERR-18)', async () => {
    const { t } = await createI18n('en');
    expect(errorText(t, 'select-date')).toBe('Please select a date');
    expect(errorText(t, 'Invalid type')).toBe(errorText(t, 'something-went-wrong'));
  });
});
