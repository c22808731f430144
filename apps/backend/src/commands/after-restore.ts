import { afterRestoreCommand } from '../bookings/after-restore-command.ts';
import { runCommand } from './run-command.ts';

runCommand(afterRestoreCommand);
