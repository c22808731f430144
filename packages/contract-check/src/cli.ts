import { ensureTemporal } from '@booking/domain/temporal';
import { runContractCheck } from './run.ts';

// The reader may close the pipe early (`contract-check … | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(1);
  throw error;
});

await ensureTemporal();
process.exitCode = await runContractCheck(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
