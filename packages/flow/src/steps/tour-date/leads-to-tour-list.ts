import type { Runtime } from '../../app/runtime.ts';

/** The date step leads back to the tour list, except in production and in frames. DATE-5. */
export const leadsToTourList = ({ config, shell, framed }: Runtime): boolean =>
  config.stage !== 'production' && shell === 'booking' && !framed;
