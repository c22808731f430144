import type { Quote } from '@booking/domain/pricing';
import type { LineNames } from './line-table.ts';
import { Receipt } from './receipt.tsx';
import { TripPanel, type TripPanelProps } from './trip-panel.tsx';

export type SummaryPanelProps = LineNames &
  Omit<TripPanelProps, 'receipt'> & {
    quote: Quote | null;
    /** Announces a new total to screen readers. Disable it if another summary on the same screen announces it. */
    live?: boolean | undefined;
  };

/** The booking summary: the known facts of the trip and its current price. SHELL-22, SHELL-23. */
export function SummaryPanel({
  tourName,
  departure,
  shipName,
  dates,
  quote,
  live = true,
  onRequest,
  children,
  ...names
}: SummaryPanelProps) {
  const priced = quote !== null && quote.lines.length > 0;
  return (
    <TripPanel
      tourName={tourName}
      departure={departure}
      shipName={shipName}
      dates={dates}
      onRequest={onRequest}
      receipt={priced ? <Receipt quote={quote} live={live} {...names} /> : null}
    >
      {children}
    </TripPanel>
  );
}
