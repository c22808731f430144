import { useLater } from '@booking/ui/primitives';
import type { ReactNode } from 'react';
import { useServices } from '../app/services.ts';

const loadShare = () => import('./share.tsx');

/**
 * The slot for sharing the trip. Its space is reserved from the start, and its content is loaded last. Empty in the embedded layout.
 * SHELL-32, SHELL-33.
 */
export function ShareSlot(): ReactNode {
  const { embedded } = useServices().runtime;
  const part = useLater(loadShare, !embedded);
  return embedded ? null : <div style={{ minBlockSize: 44 }}>{part && <part.Share />}</div>;
}
