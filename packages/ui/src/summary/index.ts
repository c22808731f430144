/// <reference types="vite/client" />
export * from './policy-name.ts';
export * from './price-changed.tsx';
export { PriceChanges, type PriceChangesProps } from './price-changes.tsx';
export * from './price-overview.tsx';
export * from './quote-groups.ts';
export * from './summary-panel.tsx';
export * from './total.tsx';
export * from './trip-facts.tsx';
export * from './trip-panel.tsx';
