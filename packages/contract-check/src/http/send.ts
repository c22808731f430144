import type { Exchange } from './exchange.ts';

export type RequestSpec = { request: string; method: 'GET' | 'POST'; url: string; body?: string };

/** How requests are sent. */
export type Transport = {
  fetch: typeof fetch;
  /** Milliseconds within which the complete response has to arrive. */
  timeoutMs: number;
  now(): number;
};

function decodeUtf8(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function parseJson(text: string | null): Exchange['json'] {
  try {
    return text === null ? null : { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Sends one request. Never throws: a request without a complete response is a failure, with its reason. */
export async function send(
  { request, method, url, body }: RequestSpec,
  { fetch, timeoutMs }: Omit<Transport, 'now'>,
): Promise<Exchange | { failure: string; late: boolean }> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      signal,
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body }),
    });
    const text = decodeUtf8(await response.arrayBuffer());
    return {
      request,
      status: response.status,
      contentType: response.headers.get('content-type'),
      retryAfter: response.headers.get('retry-after'),
      date: response.headers.get('date'),
      text,
      json: parseJson(text),
    };
  } catch (error) {
    if (signal.aborted) return { failure: `no complete response in ${timeoutMs} ms`, late: true };
    const { message, cause } = error as Error;
    return { failure: cause instanceof Error ? `${message}: ${cause.message}` : message, late: false };
  }
}
