/// <reference types="vite/client" />
export type { TFunction } from 'i18next';
export { I18nextProvider, useTranslation } from 'react-i18next';
export * from './create-i18n.ts';
export * from './error-text.ts';
export type { Bundle, TextKey, Texts } from './resources.ts';
export * from './use-format.ts';
export * from './use-text.ts';
