export { TourDateView, type TourDateViewProps } from './tour-date-view.tsx';
