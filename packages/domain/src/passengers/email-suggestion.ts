import { normaliseText } from '../schema/normalise-text.ts';

/** Providers whose names are often mistyped. Short names (web.de, gmx.net) are not here: too many real domains are one letter away. */
const providers = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.nl',
  'hotmail.de',
  'hotmail.co.uk',
  'outlook.com',
  'outlook.de',
  'icloud.com',
  'yahoo.com',
  'yahoo.de',
  'yahoo.co.uk',
  't-online.de',
  'freenet.de',
  'ziggo.nl',
  'kpnmail.nl',
  'xs4all.nl',
  'planet.nl',
  'hetnet.nl',
  'btinternet.com',
  'comcast.net',
  'verizon.net',
] as const;

/** Real providers that are one letter away from those above. */
const realNeighbours: readonly string[] = ['mail.com', 'email.com', 'ymail.com', 'gmail.co.uk', 'freenet.com', 'planet.com'];

/** True if one letter is missing, added, wrong, or swapped with its neighbour. */
function isOneTypoAway(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const rest = typed.slice(start);
  const other = meant.slice(start);
  return (
    rest !== other && (rest.slice(1) === other || rest === other.slice(1) || rest.slice(1) === other.slice(1) || isSwapped(rest, other))
  );
}

const isSwapped = (rest: string, other: string): boolean =>
  rest.length > 1 && rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);

const split = (domain: string): [name: string, suffix: string] => {
  const dot = domain.indexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
};

/** A country's own suffix is no typo of another country's: `hotmail.be` is as real as `hotmail.de`. */
function looksMistyped(domain: string, provider: string): boolean {
  const [name, suffix] = split(domain);
  const [providerName, providerSuffix] = split(provider);
  return name === providerName
    ? providerSuffix.length === 3 && isOneTypoAway(suffix, providerSuffix)
    : suffix === providerSuffix && isOneTypoAway(name, providerName);
}

/**
 * The address that was probably meant: `ann@gmail.com` for `ann@gmail.con`. Null if the address looks right. It is only a question to the visitor:
 * no address is refused for it. PASS-67.
 */
export function suggestEmailAddress(address: string): string | null {
  const typed = normaliseText('emailAddress', address);
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).toLowerCase();
  if (at < 1 || !domain.includes('.') || realNeighbours.includes(domain) || providers.some((provider) => provider === domain)) return null;
  const meant = providers.find((provider) => looksMistyped(domain, provider));
  return meant ? `${typed.slice(0, at)}@${meant}` : null;
}
