export { type CabinChoice, type CabinSuggestion, CabinsView, type CabinsViewProps } from './cabins-view.tsx';
