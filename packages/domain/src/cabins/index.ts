export * from './assignment.ts';
export * from './assignment-mode.ts';
export * from './cabin-options.ts';
export { getDefaultOccupancy } from './default-occupancy.ts';
export * from './occupancy.ts';
export * from './scarcity.ts';
export { type CabinSelection, cabinCount, fitSelection, getEntry, personCount, setCabinCount, setPersons } from './selection.ts';
export * from './selection-codec.ts';
export * from './sold-cabins.ts';
