import '@booking/ui/theme';
import { startApp } from '@booking/flow';

await startApp('booking');
