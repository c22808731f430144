export * from './choice.ts';
export * from './eligibility.ts';
export * from './offers.ts';
export * from './premium.ts';
