export type { PaymentType } from '../schema/payment.ts';
export * from './payment-plan.ts';
export * from './payment-status.ts';
export * from './payment-type.ts';
