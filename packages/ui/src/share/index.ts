export { ContinueRow } from './continue-row.tsx';
export { ShareTrip } from './share-trip.tsx';
