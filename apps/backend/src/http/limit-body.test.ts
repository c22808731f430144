import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitBody } from './limit-body.ts';

const app = new Hono();
app.post('/', limitBody(), async (c) => c.text(String((await c.req.text()).length)));
let listener: ReturnType<typeof serve>;
beforeAll(async () => {
  listener = serve({ fetch: app.fetch, port: 0 });
  await once(listener, 'listening');
});
afterAll(() => listener.close());

/** The response to a body over a connection, with its length in the headers or in chunks. */
const send = (body: string, headers: Record<string, string | number>): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { port } = listener.address() as AddressInfo;
    const sent = request({ port, method: 'POST', headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
    });
    sent.on('error', reject);
    sent.end(body);
  });

const most = 'x'.repeat(1_000_000);
const pieces = { 'transfer-encoding': 'chunked' };

test.each([
  ['with a content length', most, { 'content-length': most.length }, 200],
  ['in pieces', most, pieces, 200],
  ['without a body', '', { 'content-length': 0 }, 200],
  ['one more byte, with a content length', `${most}x`, { 'content-length': most.length + 1 }, 413],
  ['one more, in pieces', `${most}x`, pieces, 413],
])('a body %s: up to a million bytes', async (_, body, headers, status) => {
  const response = await send(body, headers);
  expect(response.status).toBe(status);
  if (status === 200) expect(response.text).toBe(String(body.length));
  else expect(JSON.parse(response.text)).toMatchObject({ status: 413, title: 'Content Too Large' });
});

test('a request that did not arrive over a connection is counted, too', async () => {
  expect((await app.request('/', { method: 'POST', body: most })).status).toBe(200);
  expect((await app.request('/', { method: 'POST', body: `${most}x` })).status).toBe(413);
});
