export * from './required-terms.ts';
export * from './resolve-market.ts';
