import { parseSettle, runSettle } from '../payments/settle-command.ts';
import { runCommand } from './run-command.ts';

runCommand((args) => {
  const command = parseSettle(args);
  return (db, print) => runSettle(db, command, print);
});
