import { ToursBelow as Tours } from '@booking/ui/steps/tour-list';
import type { ReactNode } from 'react';
import { useTours } from './use-tours.ts';

/** The brand's tours below a page that was not found; nothing until they are loaded, and if they cannot be. */
export function ToursBelow(): ReactNode {
  const { tours, ...cards } = useTours().cards;
  return tours && tours.length > 0 && <Tours {...cards} tours={tours} />;
}
