import { DrizzleQueryError } from 'drizzle-orm';
import Stripe from 'stripe';

const maxCauses = 5;
// Log lines are one per entry: a text of a visitor must not start a line of its own, nor send codes to a terminal.
const control = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** A text of a visitor for one log line: without control and format characters, and not long. */
export const loggableText = (text: string): string => text.replace(control, ' ').slice(0, 200);

/** A database's error has a code of five characters (SQLSTATE). */
const sqlState = (error: Error): string | null => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
};

/**
 * What may be told of an error's message. A failed query's names its parameters, which are customers' data: only the statement is left. A
 * database's own may quote values, too (`invalid input syntax for type date: "1980-…"`): its code is left.
 */
function getMessage(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  const code = sqlState(error);
  if (code !== null) return `database error ${code}`;
  // The card provider's messages quote what they were sent, such as an e-mail address.
  if (error instanceof Stripe.errors.StripeError) return `${error.code ?? error.type}, request ${error.requestId}`;
  // JSON.parse quotes the text that it could not read.
  if (error instanceof SyntaxError) return 'a text could not be read';
  return error.message;
}

/** The stack's lines after the message, which may have lines of a visitor that look like them. None where the two cannot be told apart. */
function getFrames({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  const lines = start < 0 ? [] : stack.slice(start + message.length).split('\n');
  return lines.filter((line) => /^\s+at /.test(line)).join('\n');
}

function describe(error: unknown, depth: number): string {
  // Anything else that is thrown may be a body or hold one.
  if (!(error instanceof Error)) return `thrown ${typeof error}`;
  const frames = getFrames(error);
  const own = `${error.name}: ${getMessage(error)}${frames && `\n${frames}`}`;
  return error.cause === undefined || depth === maxCauses ? own : `${own}\ncaused by ${describe(error.cause, depth + 1)}`;
}

/** An error as it may be logged: kinds, statements, places and causes, but no values of a query and no bodies, which are personal data. */
export const loggable = (error: unknown): string => describe(error, 0);
