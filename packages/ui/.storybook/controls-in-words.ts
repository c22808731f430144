import { brandIdentities, brands } from '@booking/domain/brand';
import { languages } from '@booking/domain/schema';
import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';

/** What a control is called, and what it offers, where the prop's own name and type do not say it. */
const known: Readonly<Record<string, InputType>> = {
  adjusted: { name: 'Fewer cabins than asked for' },
  amount: { name: 'Amount in cents' },
  amountUsd: { name: 'Amount in US cents' },
  brand: {
    name: 'Brand',
    options: brands,
    control: { type: 'radio', labels: Object.fromEntries(brands.map((brand) => [brand, brandIdentities[brand].names.en])) },
  },
  children: { name: 'Content' },
  date: { name: 'Chosen day' },
  detail: { name: "The provider's reason" },
  earlier: { name: 'Booked on an earlier visit' },
  href: { name: 'Address' },
  known: { name: 'Tour is loaded' },
  keepsBack: { name: 'Space for Back' },
  loadError: { name: 'Error' },
  loading: { name: 'Data are loading' },
  loadingSecond: { name: 'Second month is loading' },
  logoLanguage: { name: 'Language of the logo', options: languages, control: { type: 'radio' } },
  max: { name: 'Most that can be chosen' },
  newWindow: { name: 'Opens a new window' },
  party: { name: 'Number of passengers', control: { type: 'range', min: 1, max: 20 } },
  picture: { name: 'Address of the picture' },
  plain: { name: 'Part of a document' },
  retry: { name: 'Can be tried again' },
  start: { name: 'First month shown' },
  target: { name: 'Field where the page opens' },
  title: { name: 'Heading' },
  tries: { name: 'Attempts to leave the step' },
};

/** A key or a code in words: `bookingNumber` is 'Booking number', `retryHref` is 'Address of retry', `on-request` is 'On request'. */
export function toWords(code: string): string {
  const words = code
    .replace(/^(.+)Href$/, 'address of $1')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const labelOf = (option: unknown): string => (option === null ? 'None' : toWords(String(option)));

/** The type of a value that may be null or absent, without these. */
function getType(type: InputType['type']): SBType | undefined {
  if (typeof type !== 'object' || type.name !== 'union') return typeof type === 'object' ? type : undefined;
  const [only, ...others] = type.value.filter((member) => !(member.name === 'other' && ['null', 'undefined'].includes(member.value)));
  return others.length === 0 ? only : undefined;
}

const simple = ['boolean', 'string', 'number', 'enum'];

/** The type of the prop if it is a simple one, else that of its value in the story: of a named type only the value says it. */
function getSimpleType(type: InputType['type'], value: unknown): SBType | undefined {
  const declared = getType(type);
  if (declared && simple.includes(declared.name)) return declared;
  return simple.includes(typeof value) ? ({ name: typeof value } as SBType) : undefined;
}

function inWords(key: string, given: InputType, value: unknown): InputType {
  const type = getSimpleType(given.type, value);
  const words = known[key];
  const control = typeof given.control === 'string' ? { type: given.control } : given.control;
  if (!control && !given.options && !type) return { ...given, table: { ...given.table, disable: true } };
  const options: readonly unknown[] = given.options ?? words?.options ?? (type?.name === 'enum' ? type.value : []);
  const labels = options.length > 0 && { labels: Object.fromEntries(options.map((option) => [String(option), labelOf(option)])) };
  return {
    ...given,
    ...(type && { type }),
    name: given.name === undefined || given.name === key ? (words?.name ?? toWords(key)) : given.name,
    ...(options.length > 0 && { options }),
    ...((labels || control || words?.control) && { control: { ...labels, ...words?.control, ...control } }),
  };
}

/**
 * Names the controls and their options in words. A callback is no control: it is in the panel of actions, since the samples pass spies. Neither is what
 * has parts or is drawn: a list, an object, a node.
 */
export const controlsInWords: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const keys = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(Array.from(keys, (key) => [key, inWords(key, argTypes[key] ?? {}, initialArgs[key])]));
};
// After the types of the props are known.
controlsInWords.secondPass = true;
