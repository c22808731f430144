export * from './translate.ts';
export * from './translation-key.ts';
