import type { Database } from '../database/database.ts';
import type { Log } from '../log/logger.ts';
import type { ProviderCalls } from './provider-calls.ts';

/** Dependencies of all code that moves money. */
export type PaymentDeps = { db: Database; provider: ProviderCalls; now(): Date; log: Log };
