import type { Texts } from './texts.ts';

/** A failure as the provider's script returns it. */
export type StripeError = { type: string; message: string; code?: string; [more: string]: unknown };
export type ApiResponse = { ok: true; body: Record<string, unknown> } | { ok: false; error: StripeError };

export type Nested = { [key: string]: string | Nested };

/** `{ card: { number: '4' } }` to `card[number]=4`. */
function encode(values: Nested, prefix = ''): [string, string][] {
  return Object.entries(values).flatMap(([key, value]): [string, string][] => {
    const name = prefix === '' ? key : `${prefix}[${key}]`;
    return typeof value === 'string' ? [[name, value]] : encode(value, name);
  });
}

/** Translates an error to the language of the visitor, as the script of the provider does. */
export function localised<Failure extends { message?: string; code?: string; decline_code?: unknown }>(
  failure: Failure,
  texts: Texts,
): Failure {
  const words: Readonly<Record<string, string>> = texts.failures;
  const message = words[String(failure.decline_code ?? failure.code)];
  return message === undefined ? failure : { ...failure, message };
}

/** Calls the HTTP API of the sandbox with the publishable key. Never rejects: a lost connection is returned as an error. */
export function createHttp(origin: string, key: string, texts: () => Texts) {
  return async (method: 'GET' | 'POST', path: string, values: Nested): Promise<ApiResponse> => {
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
