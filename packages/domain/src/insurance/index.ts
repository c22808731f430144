export * from './choice.ts';
export * from './chosen-policies.ts';
export * from './eligibility.ts';
export * from './fingerprint.ts';
export * from './offers.ts';
export * from './policy-label.ts';
export * from './premium.ts';
export * from './terms.ts';
