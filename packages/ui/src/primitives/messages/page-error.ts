/** An error that concerns the whole page: its error page shows it, and no part of the page catches it. */
export class PageError extends Error {}
