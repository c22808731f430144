import type { ChatSettings } from '@booking/config';
import type { Runtime } from '../app/runtime.ts';

/** The chat's settings, where the brand is the main one and all of them are configured; else null. OUT-12. */
export const chatSettings = ({ brand, config }: Runtime): ChatSettings | null => (brand === 'boatbiketours' ? config.chat : null);
