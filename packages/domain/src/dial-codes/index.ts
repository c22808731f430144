export { dialCode, withDialCode } from './dial-codes.ts';
