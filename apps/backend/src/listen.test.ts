import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Listener, type ListenLimits, listen } from './listen.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const { close } of open.splice(0)) await close();
});

async function start(fetch: (request: Request) => Response | Promise<Response>, limits: Partial<ListenLimits> = {}): Promise<Listener> {
  const listener = await listen(fetch, 0, { lingerMs: 100, ...limits });
  let closed: Promise<void> | null = null;
  const close = (): Promise<void> => {
    closed ??= listener.close();
    return closed;
  };
  open.push({ close });
  return { ...listener, close };
}

/** A connection of a client, with all that it has received, and a promise of its end. */
async function dial(port: number) {
  const socket: Socket = connect(port, '127.0.0.1');
  const received = { text: '' };
  socket.on('data', (data) => {
    received.text += data;
  });
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
  const until = async (pattern: RegExp): Promise<void> => {
    while (!pattern.test(received.text)) await sleep(5);
  };
  return { socket, received, ended, until };
}

/** What happens to a new connection. */
const tryToDial = (port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const late = connect(port, '127.0.0.1', () => resolve('connected'));
    late.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    late.on('close', () => resolve('closed'));
    late.unref();
  });

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

describe('a stopping server (BACK-44)', () => {
  test('responds to a hundred requests that were sent over kept-alive connections at the same moment', async () => {
    const { port, close } = await start(() => new Response('fine'));
    const clients = await Promise.all(Array.from({ length: 100 }, () => dial(port)));
    for (const { socket, until } of clients) {
      socket.write(get);
      await until(/fine/);
    }
    for (const { socket, received } of clients) {
      received.text = '';
      socket.write(get);
    }
    const closed = close();
    await Promise.all(clients.map(({ ended }) => ended));
    expect(clients.map(({ received }) => received.text.split('\r\n')[0])).toEqual(Array(100).fill('HTTP/1.1 200 OK'));
    for (const { received } of clients) expect(received.text).toMatch(/connection: close/i);
    await closed;
  });

  test('responds to a hundred new connections that it has not accepted yet', async () => {
    const { port, close } = await start(() => new Response('fine'));
    const clients = Array.from({ length: 100 }, () => connect(port, '127.0.0.1'));
    const responses = clients.map((socket) => {
      let text = '';
      socket.on('data', (data) => {
        text += data;
      });
      socket.on('error', () => undefined);
      socket.write(get);
      return new Promise<string>((resolve) => socket.on('close', () => resolve(text.split('\r\n')[0] ?? '')));
    });
    // By then the system has accepted them, but the server has not.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    await close();
    expect(await Promise.all(responses)).toEqual(Array(100).fill('HTTP/1.1 200 OK'));
  });

  test('responds to a hundred running requests and accepts no new connection', async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let running = 0;
    const { port, close } = await start(
      async () => {
        running += 1;
        await gate;
        return new Response('fine');
      },
      { acceptMs: 500 },
    );
    const clients = await Promise.all(Array.from({ length: 100 }, () => dial(port)));
    for (const { socket } of clients) socket.write(get);
    while (running < 100) await sleep(5);
    const closed = close();
    let last = await tryToDial(port);
    while (last === 'connected') last = await sleep(20).then(() => tryToDial(port));
    expect(['ECONNREFUSED', 'ECONNRESET']).toContain(last);
    release();
    await Promise.all(clients.map(({ ended }) => ended));
    for (const { received } of clients) expect(received.text).toMatch(/^HTTP\/1\.1 200 OK/);
    await closed;
  });

  test('does not wait for a connection over which nothing was sent', async () => {
    const { port, close } = await start(() => new Response('fine'), { graceMs: 60_000, headersMs: 60_000, requestMs: 60_000 });
    const { ended } = await dial(port);
    await close();
    await ended;
  });

  test('stops in bounded time, whatever is still running', async () => {
    const respond = vi.fn(() => new Promise<Response>(() => undefined));
    const { port, close } = await start(respond, { graceMs: 100 });
    const { socket, ended } = await dial(port);
    socket.write(get);
    await vi.waitFor(() => expect(respond).toHaveBeenCalled());
    await close();
    await ended;
  });
});

test('does not wait for a connection whose last response kept it alive (BACK-44)', async () => {
  let release: (() => void) | null = null;
  const { port, close } = await start(
    () =>
      new Promise<Response>((resolve) => {
        release = () => resolve(new Response('fine'));
      }),
    { graceMs: 60_000, acceptMs: 500 },
  );
  const { socket, received, ended } = await dial(port);
  socket.write(get);
  const respond = await vi.waitUntil(() => release);
  const closed = close();
  // Until then, the server closes idle connections when it stops to listen.
  await expect.poll(() => tryToDial(port), { timeout: 10_000 }).not.toBe('connected');
  respond();
  await Promise.all([closed, ended]);
  expect(received.text).toMatch(/^HTTP\/1\.1 200 OK/);
});

test('responds to requests that arrived while the process was busy, though none of them was read before (BACK-44)', async () => {
  const { port, close } = await start(() => {
    // Longer than the interval at which idle connections are closed, like the first pages of a new process.
    for (const end = performance.now() + 150; performance.now() < end; );
    return new Response('fine');
  });
  const clients = await Promise.all(Array.from({ length: 20 }, () => dial(port)));
  const closed = close();
  for (const { socket } of clients) socket.write(get);
  await Promise.all(clients.map(({ ended }) => ended));
  for (const { received } of clients) expect(received.text).toMatch(/^HTTP\/1\.1 200 OK/);
  await closed;
});

describe('every response has the headers that keep a browser from guessing (BACK-55)', () => {
  test.each([
    ['a response', get, 200],
    ['a failure', get.replace('/ ', '/fail '), 500],
    ['an invalid address', get.replace('/ ', '/\\ '), 400],
  ])('%s', async (_, request, status) => {
    const { port } = await start((each) => {
      if (each.url.endsWith('/fail')) throw new Error('fails on purpose');
      return new Response('fine');
    });
    const { socket, received, until } = await dial(port);
    socket.write(request);
    await until(/\r\n\r\n/);
    expect(received.text).toContain(`HTTP/1.1 ${status} `);
    expect(received.text).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(received.text).toMatch(/^referrer-policy: no-referrer\r$/im);
    socket.destroy();
  });
});

describe('incomplete requests time out (BACK-41)', () => {
  const limits = { headersMs: 200, requestMs: 200, checkMs: 50 };
  test.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    ['a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"half":'],
  ])('%s', async (_, part) => {
    const { port } = await start(async (request) => {
      await request.text().catch(() => undefined);
      return new Response('too late');
    }, limits);
    const { socket, received, ended } = await dial(port);
    socket.write(part);
    await ended;
    expect(received.text).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });
});
