import type { textLimits } from './text-limits.ts';

/** Scripts in which a joiner changes how letters are written, such as those of Persian, Sinhala and Malayalam. */
const joining = [
  'Arab',
  'Syrc',
  'Mand',
  'Nkoo',
  'Mong',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
  'Mymr',
  'Khmr',
]
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');

/** What is kept of the invisible: a joiner after a letter of such a script, a joiner within an emoji, and the tags of a flag. */
const needed = [
  `(?!\\p{Default_Ignorable_Code_Point})[${joining}][\\u200C\\u200D\\u180E]`,
  '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F]\\u200D(?=\\p{Extended_Pictographic})',
  '\\u{1F3F4}[\\u{E0020}-\\u{E007E}]+\\u{E007F}',
].join('|');
const format = '(?=\\p{Format})\\p{Default_Ignorable_Code_Point}|[\\u2065\\uFFF9-\\uFFFB]';
/** NUL and lone surrogates, which databases do not store, are among them; tabs and line breaks are not: they separate words. */
const control = '(?![\\t-\\r\\x85])[\\p{Control}\\p{Surrogate}]';
const invisible = new RegExp(`(${needed})|${format}|${control}`, 'gu');

/** Blanks of any width, tabs and line breaks, and the blank of Braille. */
const blanks = /[\s\x85\u2800]+/gu;
const lineBreak = /\r\n|[\n-\r\x85\u2028\u2029]/u;
/** Most texts: words of ASCII with single spaces between them. */
const plain = /^(?:[!-~]+(?: [!-~]+)*)?$/;
/** Anything but blanks and characters that show nothing, such as the fillers of Hangul. */
const visible = /[^\s\p{Control}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text shows nothing. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** A text of one line: single spaces between words, nothing invisible that its script does not need; empty if it shows nothing. */
export function normaliseLine(text: string): string {
  if (plain.test(text)) return text;
  const line = text
    .replace(invisible, (_, kept?: string) => kept ?? '')
    .replace(blanks, ' ')
    .trim();
  return isBlank(line) ? '' : line;
}

/** A text of several lines, each normalised like a text of one line. */
const normaliseLines = (text: string): string => text.split(lineBreak).map(normaliseLine).join('\n').trim();

const isDigit = (code: number): boolean => /^\p{Decimal_Number}$/u.test(String.fromCodePoint(code));

/** The value of a decimal digit. In each script those of 0 to 9 follow each other, and no other precede them but whole sets of ten. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
}

/** A text with the digits of any script in ASCII: `٣` and `３` are `3`. */
export const toAsciiDigits = (text: string): string => text.replace(/(?![0-9])\p{Decimal_Number}/gu, toDigit);

/** Full-width characters, which a Japanese or Chinese keyboard types, in the usual width. */
const narrow = (text: string): string => text.replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** A number for people, whatever keyboard or address book it comes from: digits and hyphens in ASCII. */
const normalisePhoneNumber = (text: string): string =>
  normaliseLine(toAsciiDigits(narrow(text)).replace(/[\p{Dash_Punctuation}\u2212\u30FC]/gu, '-'));

/** A code that is compared character by character: nothing invisible, not even what a script needs. */
const normaliseCode = (text: string): string => normaliseLine(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));

const ofField: Partial<Record<keyof typeof textLimits, (text: string) => string>> = {
  phoneNumber: normalisePhoneNumber,
  customerRemarks: normaliseLines,
  voucher: normaliseCode,
};

/**
 * What a visitor typed or pasted into a field, as it is checked and sent: everything that can be seen, as it was typed (a domain of any script
 * too), and of the invisible only what the script needs. Empty if it shows nothing. Normalising twice changes nothing more. PASS-65.
 */
export const normaliseText = (field: keyof typeof textLimits, text: string): string => (ofField[field] ?? normaliseLine)(text);
