export {
  type CabinRequest,
  type CabinStep,
  type CabinSuggestion,
  cabinStep,
  nothingStored,
  type StoredChoice,
} from './cabin-step.ts';
export type { CabinOffer } from './party-offer.ts';
