/// <reference types="vite/client" />
export type { TFunction } from 'i18next';
export * from './create-i18n.ts';
export * from './error-text.ts';
export * from './i18n-provider.tsx';
export type { Bundle, Texts } from './resources.ts';
export * from './use-format.ts';
export * from './use-translation.ts';
