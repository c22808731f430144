import * as v from 'valibot';
import { isBlank } from './normalise-text.ts';

/** The maximum length of an id, which a backend chooses, and of `cid`, which comes from an address. */
export const idLimit = 500;
/** The maximum number of passengers of a booking, and of products of a passenger or a booking: more than any ship or catalogue has. */
export const listLimit = 100;

/** Databases store neither NUL nor a lone surrogate, in text or in JSON. */
const unstorable = /\0|\p{Surrogate}/u;

/**
 * Characters that must not be in a text of a visitor, because mail, logs and screens that show it would be misled: control characters and line
 * separators, direction overrides and isolates, and invisible characters that no script needs, such as the zero-width space. The joiners that
 * Persian or Malayalam names and some emoji need, and plain direction marks, are allowed. NUL and lone surrogates are among them.
 */
const misleading = '\\p{Cc}\\p{Surrogate}\\u200B\\u2028-\\u202E\\u2060-\\u206F\\uFEFF\\uFFF9-\\uFFFB';
const notInLine = new RegExp(`[${misleading}]`, 'u');
const notInLines = new RegExp(`(?![\\n\\r\\t])[${misleading}]`, 'u');

/** Without line breaks and other characters that must not be in a text. */
const isLine = (text: string): boolean => !notInLine.test(text);
/** With only newlines and tabs in addition to what one line may have. */
const isLines = (text: string): boolean => !notInLines.test(text);
const isStorable = (text: string): boolean => !unstorable.test(text);
const isEmptyOrVisible = (text: string): boolean => text.trim() === '' || !isBlank(text);

/** Any text in a request that a database can store. Responses have no such limits: they are up to the backend. */
export const requestText = (limit: number) => v.pipe(v.string(), v.maxLength(limit), v.check(isStorable, 'whole characters'));

/** A text of one line in a request, such as a name. BACK-51. */
export const requestLine = (limit: number) =>
  v.pipe(
    v.string(),
    v.maxLength(limit),
    v.check(isLine, 'one line without control or invisible characters'),
    v.check(isEmptyOrVisible, 'visible characters'),
  );

/** A text of several lines in a request, such as remarks. BACK-51. */
export const requestLines = (limit: number) =>
  v.pipe(v.string(), v.maxLength(limit), v.check(isLines, 'no control or invisible characters except newlines and tabs'));

/** A list in a request. Its length is checked before its items, so that a list of very many wrong items is one fault. */
export const requestList = <Item extends v.GenericSchema>(
  item: Item,
  limit: number,
): v.GenericSchema<v.InferInput<Item>[], v.InferOutput<Item>[]> =>
  v.pipe(
    v.array(v.unknown()),
    v.maxLength(limit),
    v.array(item),
    // Repeated for the JSON Schema generated from this one, which starts from the items.
    v.maxLength(limit),
  ) as never;
