export * from './error-code.ts';
export * from './issue.ts';
