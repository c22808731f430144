/** `npm run test:full`: whole matrices. On every change, each of their values in one combination at least. */
export const isFull: boolean = import.meta.env.FULL;
