import { eraseCommand } from '../erasure/erase-command.ts';
import { runCommand } from './run-command.ts';

runCommand(eraseCommand);
