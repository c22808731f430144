import type { ReactNode } from 'react';

/** Height in pixels of a summary of the whole trip, with its starting price. */
const height = 360;

/** Reserves the space of the summary while the trip is loading, so that the help block below does not move. */
export const SummarySlot = ({ children }: { children: ReactNode }): ReactNode => (
  <div style={{ display: 'grid', minBlockSize: height }}>{children}</div>
);
