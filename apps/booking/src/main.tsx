import '@booking/ui/theme';
import { startApp } from '@booking/flow';

// Not awaited: a module that waits would hold up the chunks that import from its own.
void startApp('booking');
