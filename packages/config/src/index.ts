/** The configuration of a deployment: its schema, and the brand facts and legal texts that result from it. */
export { type BrandFacts, brandFacts, type Phone } from './brand-facts.ts';
export { cardFee } from './card-fee.ts';
export { type Insurer, type LegalTexts, legalTexts, type MissingTerms, missingTerms, type TermAddresses } from './legal.ts';
export { parseUrl } from './parse-url.ts';
export { pictureCaption } from './picture-caption.ts';
export {
  type Assurance,
  type ChatSettings,
  hasTranslations,
  type OptionalTranslations,
  type PictureVariants,
  publishableKey,
  type RuntimeConfig,
  RuntimeConfigSchema,
  type Stage,
  stages,
} from './runtime-config.ts';
