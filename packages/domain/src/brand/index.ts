export * from './brand-facts.ts';
export * from './brands.ts';
export { type LegalTexts, legalTexts } from './legal.ts';
export * from './resolve-brand.ts';
export {
  type BrandConfig,
  type ChatSettings,
  publishableKey,
  type RuntimeConfig,
  RuntimeConfigSchema,
  type Stage,
  stages,
} from './runtime-config.ts';
