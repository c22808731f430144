export * from './format-money.ts';
export * from './money.ts';
export { divideRounded, percentOf, timesRate } from './rounding.ts';
