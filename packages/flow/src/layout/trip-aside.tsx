import { SummaryPanel, type SummaryPanelProps } from '@booking/ui/summary';
import type { ReactNode } from 'react';
import { Aside } from './aside.tsx';
import type { Trip } from './use-trip.ts';

type LineNames = Pick<SummaryPanelProps, 'cabinNames' | 'productNames' | 'nameLanguages' | 'voucherTexts'>;
type TripAsideProps = Pick<SummaryPanelProps, 'quote' | 'notice' | 'onRequest' | 'children'> & {
  trip: Pick<Trip, 'tourName' | 'tourLanguage' | 'shipName' | 'portNames'> & {
    /** A page that only says what has become of the trip has no picture. */
    picture?: string | null | undefined;
    departure: SummaryPanelProps['departure'];
    names: LineNames;
  };
  /** What comes before the summary. */
  above?: ReactNode;
  /** Stands in place of the summary, on a step that shows the price as a receipt. */
  overview?: ReactNode;
  /** What follows the summary. */
  below?: ReactNode;
};

/** The side panel from the passengers to the result: the trip with its price, and help. */
export function TripAside({ trip: { names, ...trip }, above, overview, below, ...summary }: TripAsideProps) {
  const { picture, tourName, tourLanguage, portNames, departure, shipName } = trip;
  return (
    <Aside>
      {above}
      {overview ?? <SummaryPanel {...{ picture, tourName, tourLanguage, portNames, departure, shipName }} {...names} {...summary} />}
      {below}
    </Aside>
  );
}
