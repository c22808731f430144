export { dialCode, withDialCode } from './dial-codes.ts';
export { getRegions, type Region } from './regions.ts';
