export * from './missing-fields.ts';
export * from './passengers-step.ts';
