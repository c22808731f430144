import { settleCommand } from '../payments/settle-command.ts';
import { runCommand } from './run-command.ts';

runCommand(settleCommand);
