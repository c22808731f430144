/** Every entry point in one. Importing single entry points keeps bundles small. */
export * from './analytics/index.ts';
export * from './booking/index.ts';
export * from './brand/index.ts';
export * from './cabins/index.ts';
export * from './calendar/index.ts';
export * from './date/index.ts';
export * from './errors/index.ts';
export * from './insurance/index.ts';
export * from './market/index.ts';
export * from './money/index.ts';
export * from './passengers/index.ts';
export * from './payment/index.ts';
export * from './price-check/index.ts';
export * from './pricing/index.ts';
export * from './schema/index.ts';
export * from './temporal/index.ts';
export * from './translations/index.ts';
