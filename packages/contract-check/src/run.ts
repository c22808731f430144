import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { today } from '@booking/domain/date';
import { contractCheck, UnreachableError } from './contract-check.ts';
import type { PricedTrip } from './prices/check-trip.ts';
import { readArguments, UsageError, usage } from './report/arguments.ts';
import { printReport } from './report/print-report.ts';
import { toReport } from './report/report.ts';

export type Output = { write(text: string): void; writeError(text: string): void };

const toJsonLines = (trips: readonly PricedTrip[]): string =>
  trips.map(({ name, input, output }) => `${JSON.stringify({ name, input, output })}\n`).join('');

async function run(args: readonly string[], { write }: Output, send: typeof fetch): Promise<0 | 1> {
  const parsedArguments = readArguments(args);
  if (parsedArguments === 'help') {
    write(usage);
    return 0;
  }
  const { baseUrl, scope, timeoutMs, concurrency, limit, tripsFile } = parsedArguments;
  const result = await contractCheck({
    ...scope,
    baseUrl,
    timeoutMs,
    concurrency,
    fetch: send,
    wait,
    now: Date.now,
    today: today(),
    newUuid: () => crypto.randomUUID(),
  });
  if (tripsFile !== null) await writeFile(tripsFile, toJsonLines(result.trips));
  const report = toReport(baseUrl, result, limit);
  write(parsedArguments.json ? `${JSON.stringify(report, null, 2)}\n` : printReport(report));
  return report.ok && !(parsedArguments.strict && report.rules.length > 0) ? 0 : 1;
}

const isExplained = (error: unknown): error is Error =>
  error instanceof UsageError || error instanceof UnreachableError || (error instanceof Error && 'syscall' in error);

/**
 * The command `contract-check`: arguments to an exit status. An error of the check itself is no deviation: it ends with 2 too. Needs
 * `Temporal` (see `ensureTemporal`). CALL-35.
 */
export async function runContractCheck(args: readonly string[], output: Output, send: typeof fetch = fetch): Promise<0 | 1 | 2> {
  try {
    return await run(args, output, send);
  } catch (error) {
    const reason = isExplained(error) ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
    output.writeError(`contract-check: ${reason}\n${error instanceof UsageError ? `\n${usage}` : ''}`);
    return 2;
  }
}
