/** What the layout does not need at first, in one file. Nothing moves when it appears: the footer is the end, and the button floats. */
export { Footer } from '@booking/ui/footer';
export { ChatButton } from './chat-button.tsx';
export { UnsavedGuard } from './unsaved-guard.tsx';
