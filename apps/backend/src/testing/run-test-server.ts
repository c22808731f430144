import { runServer } from '../run-server.ts';
import { testApplication } from './test-application.ts';

// The whole server in a process of its own.
runServer(testApplication);
