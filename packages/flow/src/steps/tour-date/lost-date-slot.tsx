import { useOptionalPart } from '@booking/ui/primitives';
import type { ReactNode } from 'react';
import type { LostDateProps } from './lost-date.tsx';

const load = () => import('./lost-date.tsx');

/** The place for the message about a lost date. Few visitors have one: only they load it. */
export function LostDateSlot(props: LostDateProps): ReactNode {
  const part = useOptionalPart(load);
  return part && <part.LostDate {...props} />;
}
