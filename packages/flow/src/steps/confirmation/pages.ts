/** The step and its error page: one file, because the router loads both with the step. */
export { ConfirmationContainer } from './confirmation-container.tsx';
export { ConfirmationErrorPage } from './confirmation-error-page.tsx';
