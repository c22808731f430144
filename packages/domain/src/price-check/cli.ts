import { once } from 'node:events';
import { runPriceCheck } from './run.ts';

const writeTo = (stream: NodeJS.WriteStream) => async (text: string) => {
  if (!stream.write(text)) await once(stream, 'drain');
};

// The reader may close the pipe early (`price-check quotes.jsonl | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await runPriceCheck(process.argv.slice(2), {
  stdin: process.stdin,
  write: writeTo(process.stdout),
  writeError: writeTo(process.stderr),
});
