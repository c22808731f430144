export { ContinueLine } from './continue-line.tsx';
export { ShareTrip } from './share-trip.tsx';
