import { brands } from '@booking/domain/brand';
import { languages } from '@booking/domain/schema';
import { inLanguage } from '@booking/languages';
import { expect, test } from 'vitest';
import { page } from './testing.ts';
import { standInTexts } from './texts/stand-in-texts.ts';

const sites = brands.flatMap((brand) => languages.map((language) => [brand, language] as const));

test.each(sites)('%s %s: the tool in a frame, and an empty list for what it reports (BACK-92)', async (brand, language) => {
  const { status, text, headers } = await page(`/${brand}/${language}/demo/events`);
  expect(status).toBe(200);
  expect(text).toContain(`<html lang="${language}" data-brand="${brand}">`);
  expect(text).toMatch(new RegExp(`<boat-bike-booking tour="\\w+" brand="${brand}" locale="${language}" eager>`));
  // The page's own script listens first.
  expect(text).toMatch(/"\/brand\/live\.js" defer><\/script><script src="\/embed\.js" defer>/);
  for (const source of Object.values(inLanguage(standInTexts, language).events.sources)) expect(text).toContain(`="${source}"`);
  for (const other of languages) expect(text).toContain(`href="/brand/${brand}/${other}/demo/events"`);
  // Nothing can be sent to another site.
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'self';/);
});

test('it says where entries cannot come: without a stand-in for the tag manager, and which origins get the messages', async () => {
  const at = async (isDataLayerShown: boolean) =>
    (
      await page('/boatbiketours/en/demo/events', {
        outside: { hasChat: true, isDataLayerShown, parentOrigins: ['http://a.test', 'http://b.test'] },
      })
    ).text;
  expect(await at(true)).not.toContain(standInTexts.en.events.noTags);
  expect(await at(false)).toContain(standInTexts.en.events.noTags);
  expect(await at(true)).toContain('data-known="http://a.test http://b.test" hidden>');
});
