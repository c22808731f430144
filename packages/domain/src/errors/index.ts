export * from './error-code.ts';
