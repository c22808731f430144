import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openServer } from '../database/database.ts';
import { bookingBody, findDeparture, getCabins, isFree, settledBooking } from '../testing/test-booking.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

// Tests waiting for another connection. The embedded database has only one.
let drop: () => Promise<void>;
let database: OpenDatabase;
let server: TestServer;
beforeAll(async () => {
  const created = await createTestDatabase();
  drop = created.drop;
  database = await openServer(created.url);
  server = startTestServer(database);
}, 60_000);
afterAll(async () => {
  await server.worker.stop();
  await database.close();
  await drop();
});

test('a booking of a locked departure is stored as pending, and completed by the job once the lock is released (BACK-43)', async () => {
  const departure = await findDeparture(server, { departure: isFree });
  const body = await bookingBody(server, departure);
  const before = await getCabins(server, departure);
  await database.db.execute(sql`insert into inventory (departure_id, cabin_id, taken) values (${departure.id}, 'places', 0)`);
  const { json } = await database.db.transaction(async (holder) => {
    await holder.execute(sql`select 1 from inventory where departure_id = ${departure.id} for update`);
    const response = await server.post('/api/v1/bookings', body);
    expect(response).toMatchObject({ status: 201, json: { status: 'pending' } });
    expect(await getCabins(server, departure)).toEqual(before);
    return response;
  });
  server.worker.wake();
  expect(await settledBooking(server, json.id)).toMatchObject({ status: 'completed' });
  expect(await getCabins(server, departure)).not.toEqual(before);
}, 30_000);
