export { NoCabinsView } from './no-cabins-view.tsx';
