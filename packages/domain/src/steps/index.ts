export * from './agreement.ts';
export * from './missing-fields.ts';
export * from './passengers-step.ts';
export * from './payment-step.ts';
export * from './review-step.ts';
