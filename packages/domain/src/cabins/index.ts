export * from './assignment.ts';
export * from './assignment-mode.ts';
export * from './cabin-options.ts';
export * from './occupancy.ts';
export { type CabinSelection, cabinCount, entryOf, fitSelection, personCount, setCabinCount, setPersons } from './selection.ts';
export * from './selection-codec.ts';
