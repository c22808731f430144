import { useLater } from '@booking/ui/primitives';
import type { ReactNode } from 'react';
import { useServices } from '../app/services.ts';

const loadShare = () => import('./share.tsx');

/** Where the trip can be passed on: its place is kept from the start, what stands there is loaded last. Not in somebody else's page. SHELL-32, SHELL-33. */
export function ShareSlot(): ReactNode {
  const { embedded } = useServices().runtime;
  const part = useLater(loadShare, !embedded);
  return embedded ? null : <div style={{ minBlockSize: 44 }}>{part && <part.Share />}</div>;
}
