import { createReadStream } from 'node:fs';
import { readDocuments, readLines } from './documents.ts';
import { priceCheck, toError } from './price-check.ts';

export const usage = `Usage: price-check [file]

Prices bookings. Reads one JSON document, or JSON Lines (one document per line, blank lines skipped), from the
file or from standard input, and writes one compact JSON line for each, in order.

  price-check quote.json
  cat quotes.jsonl | price-check

Options:
  -h, --help  this text

Exit status: 0; 1 if any input was rejected (its line is {"error":{"path":…,"message":…}}); 2 for wrong usage.
`;

export type Streams = {
  stdin: AsyncIterable<Uint8Array>;
  /** Resolves when more can be written. */
  write(text: string): Promise<void>;
  writeError(text: string): Promise<void>;
};

// Lines are written in batches of about this many characters.
const batchSize = 1 << 16;

/** The command `price-check`: arguments and streams to an exit status. PRICE-42, PRICE-43. */
export async function runPriceCheck(args: readonly string[], { stdin, write, writeError }: Streams): Promise<0 | 1 | 2> {
  if (args.includes('--help') || args.includes('-h')) {
    await write(usage);
    return 0;
  }
  const [file = '-', ...rest] = args;
  if (rest.length > 0 || (file.startsWith('-') && file !== '-')) {
    await writeError(usage);
    return 2;
  }

  let hasErrors = false;
  let batch = '';
  const source: AsyncIterable<Uint8Array> = file === '-' ? stdin : createReadStream(file);
  const lines = readLines(source);
  try {
    for await (const document of readDocuments(lines)) {
      const output = document.json ? priceCheck(document.value) : toError('', 'no JSON');
      hasErrors ||= 'error' in output;
      batch += `${JSON.stringify(output)}\n`;
      if (batch.length < batchSize) continue;
      await write(batch);
      batch = '';
    }
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error && file !== '-')) throw error;
    await writeError(`price-check: cannot read ${file}: ${error.message}\n`);
    return 2;
  }
  if (batch) await write(batch);
  return hasErrors ? 1 : 0;
}
