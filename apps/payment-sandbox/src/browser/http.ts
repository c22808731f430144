import type { Texts } from './texts.ts';

/** A failure as the provider's script returns it. */
export type StripeError = { type: string; message: string; code?: string; [more: string]: unknown };
export type Answer = { ok: true; body: Record<string, unknown> } | { ok: false; error: StripeError };

export type Nested = { [key: string]: string | Nested };

/** `{ card: { number: '4' } }` to `card[number]=4`. */
function encode(values: Nested, prefix = ''): [string, string][] {
  return Object.entries(values).flatMap(([key, value]): [string, string][] => {
    const name = prefix === '' ? key : `${prefix}[${key}]`;
    return typeof value === 'string' ? [[name, value]] : encode(value, name);
  });
}

/** A failure in the visitor's language, as the provider's script words it. */
export function localised<Fault extends { message?: string; code?: string; decline_code?: unknown }>(fault: Fault, texts: Texts): Fault {
  const words: Readonly<Record<string, string>> = texts.failures;
  const message = words[String(fault.decline_code ?? fault.code)];
  return message === undefined ? fault : { ...fault, message };
}

/** Calls the sandbox's HTTP API with the publishable key. Never rejects: a lost connection is returned as a fault. */
export function createHttp(origin: string, key: string, texts: () => Texts) {
  return async (method: 'GET' | 'POST', path: string, values: Nested): Promise<Answer> => {
    const form = new URLSearchParams(encode(values));
    try {
      const response = await fetch(`${origin}/v1${path}${method === 'GET' ? `?${form}` : ''}`, {
        method,
        headers: { authorization: `Bearer ${key}` },
        credentials: 'omit',
        ...(method === 'POST' ? { body: form } : {}),
      });
      const body = (await response.json()) as Record<string, unknown>;
      return response.ok ? { ok: true, body } : { ok: false, error: localised(body.error as StripeError, texts()) };
    } catch {
      return { ok: false, error: { type: 'api_connection_error', message: texts().connection } };
    }
  };
}
