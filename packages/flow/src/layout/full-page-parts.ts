/**
 * What a full page does not need at first, in one file. Nothing moves when it appears: the footer is the end, the button floats, the other parts have
 * their places.
 */
export { Footer } from '@booking/ui/footer';
export { ChatButton } from './chat-button.tsx';
export { ContinueTrip } from './continue-trip.tsx';
export { Share } from './share.tsx';
export { UnsavedGuard } from './unsaved-guard.tsx';
