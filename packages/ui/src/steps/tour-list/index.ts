export type { ListedTour } from './search-tours.ts';
export { TourListView, type TourListViewProps } from './tour-list-view.tsx';
export { ToursBelow } from './tours-below.tsx';
