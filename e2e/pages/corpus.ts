import { readdirSync, readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { collectTexts } from './collect-texts.ts';
import type { Corpus } from './foreign-texts.ts';
import { type Language, languages } from './words.ts';

type Texts = { [key: string]: string | Texts };
type Phrases = Record<Language, string[]>;

const leaves = (texts: Texts): string[] => Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));
/** The blocks of HTML as plain texts. */
const blocks = (html: string): string[] => html.split(/<[^>]*>/).map((text) => text.replaceAll('&amp;', '&'));

/** The texts of the tool. */
function ofLocales(language: Language): string[] {
  const folder = new URL(`../../packages/languages/${language}/texts/`, import.meta.url);
  return readdirSync(folder).flatMap((file) => leaves(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Texts));
}

/** Months, weekdays and countries, which the browser names. */
function ofCalendar(language: Language): string[] {
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const country = new Intl.DisplayNames(language, { type: 'region' });
  return [
    ...Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2027, index, 15))),
    ...Array.from({ length: 7 }, (_, index) => day.format(Date.UTC(2027, 1, index + 1))),
    ...['NL', 'BE', 'DE', 'AT', 'CH', 'US', 'GB', 'FR', 'ES', 'IT', 'SE', 'NO'].map((code) => country.of(code) ?? code),
  ];
}

type Entry = { language: Language } & Record<string, string | null>;
const textKeys = ['name', 'description', 'summary', 'fine_print', 'terms'];

/** The translations of the catalogue: of everything that the contract translates. */
async function ofCatalogue(request: APIRequestContext): Promise<Phrases> {
  const read = async (path: string): Promise<Entry[]> => (await (await request.get(`/api/v1/translations/${path}`)).json()) as Entry[];
  const ships = await read('ships');
  const cabins = await Promise.all([...new Set(ships.map(({ id }) => id))].map((id) => read(`ships/${id}/cabins`)));
  const entities = [...ships, ...cabins.flat(), ...(await read('products')), ...(await read('tours'))];
  const ports = (await read('ports')).map(({ translation, language }): Entry => ({ language, name: translation ?? null }));
  const vouchers = (await read('vouchers')).map(({ description, language }): Entry => ({ language, name: description ?? null }));
  const all = [...entities, ...ports, ...vouchers];
  const of = (language: Language): string[] =>
    all.filter((entry) => entry.language === language).flatMap((entry) => textKeys.flatMap((key) => blocks(entry[key] ?? '')));
  return { en: of('en'), nl: of('nl'), de: of('de') };
}

/** Pages of the brand's site, whose texts only they have. */
const sitePages = ['', '/demo', '/faq', '/contact', '/thank-you', '/imprint', '/privacy', '/insurance-cancellation', '/insurance-travel'];

/** The texts of the stand-in brand site that differ between its languages. */
async function ofSite(page: Page, brand: string): Promise<Phrases> {
  const phrases: Phrases = { en: [], nl: [], de: [] };
  for (const language of languages) {
    for (const path of sitePages) {
      await page.goto(`/brand/${brand}/${language}${path}`);
      phrases[language].push(...(await collectTexts(page)).filter(({ lang }) => lang === language).map(({ text }) => text));
    }
  }
  return phrases;
}

/** Everything that a walk through the demo may meet, in each language. */
export async function readCorpus(page: Page, brand: string): Promise<Corpus> {
  const [catalogue, site] = [await ofCatalogue(page.request), await ofSite(page, brand)];
  const of = (language: Language): string[] => [...ofLocales(language), ...ofCalendar(language), ...catalogue[language], ...site[language]];
  return { en: of('en'), nl: of('nl'), de: of('de') };
}
