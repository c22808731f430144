export type { PaymentType } from '../schema/payment.ts';
export * from './displayed-status.ts';
export * from './payment-type.ts';
export * from './payment-view.ts';
