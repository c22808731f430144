import { parseErase, runErase } from '../erasure/erase-command.ts';
import { runCommand } from './run-command.ts';

runCommand((args) => {
  const command = parseErase(args);
  return (db, print) => runErase(db, command, print);
});
