/// <reference types="vite/client" />
export { getWordmark } from '../brand/wordmark.ts';
export * from './error-view.tsx';
export * from './guarantee-text.tsx';
export * from './header/header.tsx';
export type { HeaderBack } from './header/header-back.ts';
export * from './header/language-switch.tsx';
export * from './header/menu.tsx';
export * from './help-block.tsx';
export * from './page-heading.tsx';
export * from './page-layout.tsx';
export * from './progress/progress.tsx';
export * from './progress/step-indicator.tsx';
export { SavedTripPlace } from './saved-trip-place.tsx';
export type { StepNext } from './step-action.tsx';
export { StepAside } from './step-aside.tsx';
export type { StepBarData } from './step-bar.tsx';
export * from './step-layout.tsx';
