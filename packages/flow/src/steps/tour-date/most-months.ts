/**
 * The most months that the window may have room for, for what comes before the calendar's layout: its first requests, its first rendering. How many do
 * fit, the calendar's style sheet decides (`FittingMonths`). A server knows no window: it renders two.
 */
export const mostMonths = (): 1 | 2 => (!('matchMedia' in globalThis) || matchMedia('(min-width: 43.75em)').matches ? 2 : 1);
