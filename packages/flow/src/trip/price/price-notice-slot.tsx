import { useOptionalPart } from '@booking/ui/primitives';
import type { ReactNode } from 'react';
import type { PriceNoticeProps } from './price-changed.tsx';

const load = () => import('./price-changed.tsx');

/** The place for what is said of a changed price, on a step that loads it later. It is part of every page with a price, as it remembers the price. */
export function PriceNoticeSlot(props: PriceNoticeProps): ReactNode {
  const part = useOptionalPart(load, props.priced !== null);
  return part ? <part.PriceNotice {...props} /> : null;
}
