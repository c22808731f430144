import { describe, expect, test } from 'vitest';
import { createI18n, loadTexts } from './create-i18n.ts';
import { errorText } from './error-text.ts';

describe('the texts of a page', () => {
  test.each([
    ['en', 'Next'],
    ['nl', 'Volgende'],
    ['de', 'Weiter'],
  ] as const)('are those of its language: %s', async (language, next) => {
    const { t } = await createI18n(language);
    expect(t('next')).toBe(next);
    expect(t('days', { count: 1 })).not.toBe(t('days', { count: 8 }));
  });

  test('interpolation is not escaped', async () => {
    const { t } = await createI18n('en');
    expect(t('perPerson', { price: '<€ 5 & more>' })).toBe('<€ 5 & more> p.p.');
  });

  test('checkout and payment come with the step that needs them', async () => {
    const i18n = await createI18n('de');
    expect(i18n.hasResourceBundle('de', 'payment')).toBe(false);
    await loadTexts('de', ['checkout']);
    expect(i18n.hasResourceBundle('de', 'payment')).toBe(true);
    expect(i18n.hasResourceBundle('de', 'checkout')).toBe(true);
  });

  test('an error code gives its words, and an unknown message the general ones', async () => {
    const { t } = await createI18n('en');
    expect(errorText(t, 'select-date')).toBe('Please select a date');
    expect(errorText(t, 'Invalid type')).toBe(errorText(t, 'something-went-wrong'));
  });
});
