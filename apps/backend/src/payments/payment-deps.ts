import type { Database } from '../database/database.ts';
import type { Log } from '../log/logger.ts';
import type { ProviderCalls } from './provider-calls.ts';

/** What everything that moves money needs. */
export type PaymentDeps = { db: Database; provider: ProviderCalls; now(): Date; log: Log };
