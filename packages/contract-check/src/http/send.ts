import type { Exchange } from './exchange.ts';

export type Ask = { request: string; method: 'GET' | 'POST'; url: string; body?: string };

/** What the check needs of the outside. */
export type Outside = {
  fetch: typeof fetch;
  /** Milliseconds until a whole answer has to be there. */
  timeoutMs: number;
  now(): number;
};

function textOf(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function jsonOf(text: string | null): Exchange['json'] {
  try {
    return text === null ? null : { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Makes one request. Never throws: a request without a whole answer is a failure, with its reason. */
export async function send(
  { request, method, url, body }: Ask,
  { fetch, timeoutMs }: Omit<Outside, 'now'>,
): Promise<Exchange | { failure: string }> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      signal,
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body }),
    });
    const text = textOf(await response.arrayBuffer());
    return {
      request,
      status: response.status,
      contentType: response.headers.get('content-type'),
      retryAfter: response.headers.get('retry-after'),
      text,
      json: jsonOf(text),
    };
  } catch (error) {
    if (signal.aborted) return { failure: `no whole answer in ${timeoutMs} ms` };
    const { message, cause } = error as Error;
    return { failure: cause instanceof Error ? `${message}: ${cause.message}` : message };
  }
}
