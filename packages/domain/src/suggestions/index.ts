export { type CabinSuggestions, suggestCabins } from './suggest-cabins.ts';
