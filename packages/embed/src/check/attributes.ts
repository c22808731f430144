import { findLanguage, languages } from '@booking/languages';
import { namedBrands } from '../brands.ts';
import type { BoatBikeBookingAttributes } from '../events.ts';

/** What the values of an element are held against. */
export type Facts = {
  /** The origins of the tool and of the page. */
  tool: string;
  page: string;
  /** The ids of the tool's tours; null: unknown. */
  tours: readonly string[] | null;
};

/** What is wrong with a value that is not empty, and what to do; null if nothing is. */
type Check = (value: string, facts: Facts) => string | null;

const brands: readonly string[] = ['boatbiketours', ...namedBrands];

function isDate(value: string): boolean {
  const date = new Date(`${value}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
}

const nothing: Check = () => null;
const flag: Check = (value) => (value === 'false' ? 'counts whatever its value is. Remove the attribute.' : null);

/** By attribute, so that one that is added to the element's types is added here, too. */
const checks: Record<keyof BoatBikeBookingAttributes, Check> = {
  tour(value, { tours, tool }) {
    if (value === 'all') return 'is taken for the id of a tour. For the list of tours, leave it out, or write the attribute all.';
    const unknown = tours ? value.split(':').filter((id) => !tours.includes(id)) : [];
    return unknown.length > 0 ? `names no tour of ${tool}: ${unknown.join(', ')}. ${tool}/embed-check/snippet.html lists the tours.` : null;
  },
  all: flag,
  mode: (value) => (value === 'button' || value === 'inline' ? null : 'is ignored. Write button, or leave it out.'),
  brand: (value) => (brands.includes(value) ? null : `is no brand, and boatbiketours is shown. Write ${brands.join(' or ')}.`),
  locale: (value) => (findLanguage(value) ? null : `is no language of the tool, which is shown in English. Write ${languages.join(', ')}.`),
  party: (value) => (Number.isInteger(Number(value)) && +value >= 1 && +value <= 20 ? null : 'is ignored. Write a number from 1 to 20.'),
  date: (value) => (isDate(value) ? null : 'is ignored. Write year, month and day, as in 2027-05-01.'),
  cid: nothing,
  eager: flag,
  'src-base'(value, { tool, page }) {
    if (!/^https?:\/\//.test(value)) return `is no web address, and no frame is loaded. It begins with https://, as in ${tool}.`;
    const isBlocked = page.startsWith('https:') && value.startsWith('http:');
    return isBlocked ? 'is blocked by the browser, since the page’s own address begins with https://. Write https://.' : null;
  },
};

/** What every element may have, and what frameworks add. `fill` is the dialog's own. */
const ofEveryElement =
  /^(id|class|style|title|lang|dir|hidden|slot|part|role|tabindex|nonce|is|inert|translate|item\w+|fill|xmlns|_.*|on.+|(data|aria|ng|v)[-:].*)$/;
const bare = (name: string): string => name.replaceAll(/[-_]/g, '');

function readUnknown(name: string): string {
  const known = Object.keys(checks);
  const meant = known.find((one) => bare(name).includes(bare(one)) || bare(one).includes(bare(name)));
  return `${name} is no attribute of the element, and is ignored. ${meant ? `Is ${meant} meant?` : `There are ${known.join(', ')}.`}`;
}

/** The attributes that say something to the tool, and those that are written as if they did. */
export const getOwn = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !ofEveryElement.test(name)));

/** The faults of an element's attributes, with what to do. */
export function getFaults(attributes: Readonly<Record<string, string>>, facts: Facts): string[] {
  return Object.entries(getOwn(attributes)).flatMap(([name, value]) => {
    if (!Object.hasOwn(checks, name)) return [readUnknown(name)];
    // With `all`, the tour does not matter.
    if (value === '' || (name === 'tour' && 'all' in attributes)) return [];
    const fault = checks[name as keyof typeof checks](value, facts);
    return fault ? [`${name}="${value}" ${fault}`] : [];
  });
}
