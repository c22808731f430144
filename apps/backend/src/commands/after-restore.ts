import { parseRaise, raiseNumbers } from '../bookings/raise-numbers.ts';
import { runCommand } from './run-command.ts';

runCommand((args) => {
  const skipped = parseRaise(args);
  return async (db, print) => {
    print(`booking numbers continue at ${await raiseNumbers(db, skipped)}`);
    return true;
  };
});
