import { DrizzleQueryError } from 'drizzle-orm';
import Stripe from 'stripe';
import { getOwnSqlState } from '../database/database-errors.ts';

const maxCauses = 5;
// Each entry is one line: the text of a visitor must not start a new line or send control codes to a terminal.
const control = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Prepares the text of a visitor for one log line: no control or format characters, limited length. */
export const loggableText = (text: string): string => text.replace(control, ' ').slice(0, 200);

/**
 * The part of an error message that may be logged. A failed query names its parameters, which are customer data: only its statement is logged. An
 * error of the database may quote values (`invalid input syntax for type date: "1980-…"`): only its code is logged.
 */
function getMessage(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  const code = getOwnSqlState(error);
  if (code !== null) return `database error ${code}`;
  // Messages of the card provider quote the request, such as an e-mail address.
  if (error instanceof Stripe.errors.StripeError) return `${error.code ?? error.type}, request ${error.requestId}`;
  // JSON.parse quotes the text that it failed to parse.
  if (error instanceof SyntaxError) return 'invalid syntax';
  return error.message;
}

/**
 * The stack frames after the message. The message may contain text of a visitor that looks like frames, so the result is empty if the two cannot be
 * told apart.
 */
function getFrames({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  const lines = start < 0 ? [] : stack.slice(start + message.length).split('\n');
  return lines.filter((line) => /^\s+at /.test(line)).join('\n');
}

function describe(error: unknown, depth: number): string {
  // Any other thrown value may contain a request body.
  if (!(error instanceof Error)) return `thrown ${typeof error}`;
  const frames = getFrames(error);
  const own = `${error.name}: ${getMessage(error)}${frames && `\n${frames}`}`;
  return error.cause === undefined || depth === maxCauses ? own : `${own}\ncaused by ${describe(error.cause, depth + 1)}`;
}

/** Formats an error for the log: names, statements, places and causes, but no query values or bodies, which are personal data. */
export const loggable = (error: unknown): string => describe(error, 0);
