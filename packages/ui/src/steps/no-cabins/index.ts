export { NoCabinsView, type NoCabinsViewProps } from './no-cabins-view.tsx';
