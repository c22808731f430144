import type { Quote } from '@booking/domain/pricing';
import type { LineNames } from './line-table.ts';
import { Receipt } from './receipt.tsx';
import { TripPanel, type TripPanelProps } from './trip-panel.tsx';

export type SummaryPanelProps = LineNames &
  Omit<TripPanelProps, 'receipt'> & {
    quote: Quote | null;
  };

/** The booking summary: the known facts of the trip and its current price. SHELL-22, SHELL-23. */
export function SummaryPanel({
  picture,
  tourName,
  departure,
  shipName,
  dates,
  party,
  quote,
  onRequest,
  placeholders,
  from,
  notice,
  children,
  ...names
}: SummaryPanelProps) {
  const priced = quote !== null && quote.lines.length > 0;
  return (
    <TripPanel
      picture={picture}
      placeholders={placeholders}
      from={from}
      tourName={tourName}
      departure={departure}
      shipName={shipName}
      dates={dates}
      party={party ?? quote?.passengers}
      onRequest={onRequest}
      notice={notice}
      receipt={priced ? <Receipt quote={quote} {...names} /> : null}
    >
      {children}
    </TripPanel>
  );
}
