export { type MonthOption, TourDateView, type TourDateViewProps } from './tour-date-view.tsx';
