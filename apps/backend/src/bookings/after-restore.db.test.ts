import { today } from '@booking/domain/date';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartupError } from '../config/startup-error.ts';
import { bookings } from '../database/schema.ts';
import { type BackedUp, createBackedUp } from '../testing/backup.ts';
import { bookingRow } from '../testing/booking-row.ts';
import { runInProcess } from '../testing/command-process.ts';
import type { ProcessStore } from '../testing/process-store.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { afterRestoreCommand } from './after-restore-command.ts';

let store: BackedUp;
beforeAll(async () => {
  store = await createBackedUp();
});
afterAll(() => store.remove());

/** Stores bookings. Returns their serial numbers. */
async function book({ open }: ProcessStore, count: number): Promise<number[]> {
  const { db, close } = await open();
  const rows = Array.from({ length: count }, () => bookingRow());
  const stored = await db.insert(bookings).values(rows).returning({ serial: bookings.serial });
  await close();
  return stored.map(({ serial }) => serial);
}

test('after a restore and the command, no booking number is given out twice (BACK-81)', async () => {
  const before = await book(store.live, 3);
  await store.backUp();
  const lost = await book(store.live, 5);
  const restored = await store.restore();

  // Without the command, the numbers of lost bookings come again.
  const [again = 0] = await book(restored, 1);
  expect(lost).toContain(again);

  const { status, stdout } = runInProcess('after-restore', [], restored.settings);
  expect([status, stdout]).toEqual([0, `booking numbers continue at ${again + 10_001}\n`]);
  const next = await book(restored, 2);
  expect(next).toEqual([again + 10_001, again + 10_002]);
  expect(next.filter((serial) => [...before, ...lost].includes(serial))).toEqual([]);
}, 180_000);

test('an empty database is raised, too, and each time again (BACK-81)', async () => {
  const { db, close } = await openTestDatabase();
  const lines: string[] = [];
  for (const skip of ['100', '5']) {
    await afterRestoreCommand(['--skip', skip])(db, (line) => lines.push(line), { now: new Date(), today: today() });
  }
  expect(lines).toEqual(['booking numbers continue at 104302', 'booking numbers continue at 104307']);
  const [stored] = await db.insert(bookings).values(bookingRow()).returning({ serial: bookings.serial });
  expect(stored).toEqual({ serial: 104_307 });
  await close();
});

test.each([[['--skip', '0']], [['--skip', 'x']], [['--skip', '99999999']], [['100']], [['--all']]])(
  'the arguments %j are rejected with the usage',
  (args) => {
    expect(() => afterRestoreCommand(args)).toThrow(StartupError);
  },
);
