/** What differs per deployment of this product: its schema, and what follows from it with the brands' built-in values. */
export { type BrandFacts, brandFacts, type Phone } from './brand-facts.ts';
export { type LegalTexts, legalTexts } from './legal.ts';
export { type ChatSettings, publishableKey, type RuntimeConfig, RuntimeConfigSchema, type Stage, stages } from './runtime-config.ts';
