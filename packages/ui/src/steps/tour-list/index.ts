export { TourListView, type TourListViewProps } from './tour-list-view.tsx';
