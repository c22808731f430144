import type { Quote } from '@booking/domain/pricing';
import type { LineNames } from './line-table.ts';
import { ReceiptLines } from './receipt.tsx';
import { Total } from './total.tsx';
import { TripPanel, type TripPanelProps } from './trip-panel.tsx';

export type SummaryPanelProps = LineNames &
  Omit<TripPanelProps, 'lines' | 'total'> & {
    quote: Quote | null;
  };

/** The booking summary: the known facts of the trip and its current price. */
export function SummaryPanel({ quote, party, cabinNames, productNames, nameLanguages, voucherTexts, ...trip }: SummaryPanelProps) {
  const priced = quote !== null && quote.lines.length > 0;
  return (
    <TripPanel
      {...trip}
      party={party ?? quote?.passengers}
      lines={priced ? <ReceiptLines quote={quote} {...{ cabinNames, productNames, nameLanguages, voucherTexts }} /> : null}
      total={priced ? <Total quote={quote} /> : null}
    />
  );
}
