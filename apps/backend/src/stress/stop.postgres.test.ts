import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readCounts } from '../testing/counts.ts';
import { startProcess } from '../testing/server-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const counts = readCounts({ stops: 20, pages: 40, reads: 20 });

/** A connection whose request has been sent, with its first line of the response, or how it ended without one. */
async function send(port: number, path: string): Promise<{ ended: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  let failure = 'closed without a response';
  socket.on('data', (data) => {
    received += data;
  });
  socket.on('error', (error: NodeJS.ErrnoException) => {
    failure = error.code ?? error.message;
  });
  const ended = new Promise<string>((resolve) => socket.on('close', () => resolve(received.split('\r\n')[0] || failure)));
  await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
  await new Promise<void>((resolve) => void socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, () => resolve()));
  return { ended };
}

test('a process that is stopped under load, before it has rendered anything, responds to every request that was sent (BACK-44)', async () => {
  const { url, drop } = await createTestDatabase();
  const outcomes: Record<string, number> = {};
  for (let stop = 0; stop < counts.stops; stop += 1) {
    const server = await startProcess({ DATABASE_URL: url });
    const paths = [...Array<string>(counts.pages).fill('/?all'), ...Array<string>(counts.reads).fill('/api/v1/tours')];
    const sent = await Promise.all(paths.map((path, index) => send(server.port, `${path}${path.includes('?') ? `=${index % 10}` : ''}`)));
    // From the moment at which all have been sent to one at which some have been read.
    await sleep(stop * 10);
    const ended = server.end('SIGTERM');
    for (const outcome of await Promise.all(sent.map((each) => each.ended))) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    await ended;
  }
  await drop();
  // On a busy machine the queue refuses some, which is a response.
  const { 'HTTP/1.1 200 OK': served = 0, 'HTTP/1.1 503 Service Unavailable': refused = 0, ...resets } = outcomes;
  expect(resets).toEqual({});
  expect(served + refused).toBe(counts.stops * (counts.pages + counts.reads));
  expect(served).toBeGreaterThan(refused);
}, 600_000);
