export { type ShipChoice, ShipView, type ShipViewProps } from './ship-view.tsx';
