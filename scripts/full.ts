/** `FULL=1` (`npm run test:full`): whatever a release needs, not only what each change needs. */
export const full = process.env.FULL === '1';
