export type { GroupToolsProps } from './group/group-tools.tsx';
export type { NamedLostChoice } from './lost-choices.tsx';
export type { OfferedProduct, PassengerOffer } from './offer.ts';
export { PassengersView, type PassengersViewProps } from './passengers-view.tsx';
