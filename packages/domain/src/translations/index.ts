export * from './local-text.ts';
export * from './shown-translations.ts';
export * from './texts-by-key.ts';
export * from './translate.ts';
export * from './translation-key.ts';
