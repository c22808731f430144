import type { LocalText } from '@booking/domain/translations';
import { createContext } from 'react';

/** What the picture at an address shows; null if nobody says it. */
export const CaptionsContext = createContext<(src: string) => LocalText | null>(() => null);
