export { type CabinChoice, CabinsView, type CabinsViewProps } from './cabins-view.tsx';
