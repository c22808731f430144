import type { Runtime } from '../../app/runtime.ts';

/** True if the date step links back to the tour list: not in production, and not in frames. */
export const leadsToTourList = ({ config, shell, framed }: Pick<Runtime, 'config' | 'shell' | 'framed'>): boolean =>
  config.stage !== 'production' && shell === 'booking' && !framed;
