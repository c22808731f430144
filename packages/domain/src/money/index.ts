export * from './format-money.ts';
export * from './money.ts';
export { ceilToEuro, divideRounded, percentOf, timesRate } from './rounding.ts';
