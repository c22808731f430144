import { type Language, languages } from '@booking/domain/schema';
import * as v from 'valibot';
import { parseUrl } from './parse-url.ts';

/** A key of the configuration: where it is absent or invalid it takes its default; other keys are not affected. */
export const key = <Output>(schema: v.GenericSchema<unknown, Output>, fallback: NoInfer<Output>) =>
  v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value): Output => {
      const parsed = v.safeParse(schema, value);
      return parsed.success ? parsed.output : fallback;
    }),
  );

export const nonEmptyText = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Text that matches a pattern. */
export const textLike = (pattern: RegExp) =>
  v.pipe(
    nonEmptyText,
    v.check((text) => pattern.test(text)),
  );

const isWebAddress = (text: string): boolean => {
  if (/^\/(?![/\\])/.test(text)) return true;
  const url = parseUrl(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol);
};

/** A whole http(s) address, or a path of this site. */
export const webAddress = v.pipe(nonEmptyText, v.check(isWebAddress));

/** A path of this site. Nothing in it can make a browser read it as the address of another one. */
export const ownPath = textLike(/^\/\w[\w./-]*$/);

/** One value for all languages. */
const everywhere = <Value>(value: Value) => Object.fromEntries(languages.map((language) => [language, value])) as Record<Language, Value>;

/** One value for all languages, or one per language; a language left out, or invalid, keeps its default. */
export const perLanguage = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.union([
    v.pipe(schema, v.transform(everywhere)),
    v.object(v.entriesFromList(languages, key(v.nullable(schema), null))),
  ]) satisfies v.GenericSchema<unknown, Record<Language, Output | null>>;

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
};

/** The name of a time zone that this platform knows, such as `Europe/Amsterdam`. */
export const timeZone = v.pipe(nonEmptyText, v.check(isTimeZone));
