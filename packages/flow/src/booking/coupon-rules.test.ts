import { ApiError } from '@booking/api';
import type { Cents } from '@booking/domain/money';
import type { Voucher } from '@booking/domain/schema';
import { expect, test } from 'vitest';
import { couponIssue, toCouponError, validateCoupon } from './coupon-rules.ts';

const status = (code: number) =>
  new ApiError(code === 404 ? 'not-found' : code < 500 ? 'client' : 'server', code, null, null, String(code));
const percentage: Voucher = { code: 'TEN', description: null, discount_type: 'Discount Percentage', percentage: 10 };
const amount: Voucher = { code: 'SUN50', description: null, discount_type: 'Discount Amount', amount: 5000 as Cents };

test.each([400, 404, 422])('a coupon response of %i shows Invalid voucher code (PASS-52)', (code) => {
  expect(toCouponError(status(code))).toBe('voucher-invalid');
});

test.each([
  ['500', status(500)],
  ['403', status(403)],
  ['no connection', new ApiError('network', null, null, null, 'no connection')],
  ['another error', new Error('another error')],
])('any other failure (%s) shows Something went wrong (PASS-53)', (_, error) => {
  expect(toCouponError(error)).toBe('something-went-wrong');
});

test('a percentage-type coupon combined with a departure voucher that is also a percentage discount is treated as invalid', () => {
  expect(validateCoupon(percentage, { voucher: { ...percentage, code: 'SPRING' } })).toBe('voucher-invalid');
  expect(validateCoupon(amount, { voucher: percentage })).toBeNull();
  expect(validateCoupon(percentage, { voucher: amount })).toBeNull();
  expect(validateCoupon(percentage, { voucher: null })).toBeNull();
  expect(validateCoupon(null, {})).toBe('voucher-invalid');
});

test('a coupon that was found counts until the backend says that it is not valid, not because a later lookup has no response (PASS-84)', () => {
  const departure = { voucher: null };
  expect(couponIssue({ data: amount, error: null }, departure)).toBeNull();
  expect(couponIssue({ data: amount, error: status(503) }, departure)).toBeNull();
  expect(couponIssue({ data: amount, error: status(404) }, departure)).toBe('voucher-invalid');
  expect(couponIssue({ data: percentage, error: status(503) }, { voucher: percentage })).toBe('voucher-invalid');
  expect(couponIssue({ data: undefined, error: status(503) }, departure)).toBe('something-went-wrong');
  expect(couponIssue({ data: undefined, error: null }, departure)).toBeNull();
});
