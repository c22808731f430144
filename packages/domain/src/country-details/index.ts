export { dialCode, withDialCode } from './dial-codes.ts';
export { type Region, regionsOf } from './regions.ts';
