import type { ChatSettings } from '@booking/config';
import type { Runtime } from '../app/runtime.ts';

/** The chat's settings if the brand is the main one and the chat is configured; else null. */
export const chatSettings = ({ brand, config }: Runtime): ChatSettings | null => (brand === 'boatbiketours' ? config.chat : null);
