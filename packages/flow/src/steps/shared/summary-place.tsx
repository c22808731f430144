import type { ReactNode } from 'react';

/** Pixels of a summary that knows the whole trip, with the price from which it starts. */
const height = 332;

/** Keeps the place of a whole summary while the trip is still on its way, so that the help below it stays where it is. */
export const SummaryPlace = ({ children }: { children: ReactNode }): ReactNode => (
  <div style={{ display: 'grid', minBlockSize: height }}>{children}</div>
);
