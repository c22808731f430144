import type { Quote, QuoteLine, QuoteLineKind } from '@booking/domain/pricing';

/** The groups of a quote's lines, in display order. */
export const lineGroups = [
  'cabins',
  'bikes',
  'diets',
  'passengerItems',
  'additionalProducts',
  'guaranteeFund',
  'localCosts',
  'discount',
  'insurance',
] as const;
export type LineGroup = (typeof lineGroups)[number];

const groupByKind = {
  cabin: 'cabins',
  bike: 'bikes',
  diet: 'diets',
  passenger_product: 'passengerItems',
  additional_product: 'additionalProducts',
  guarantee_fund: 'guaranteeFund',
  discount: 'discount',
  insurance: 'insurance',
} as const satisfies Record<QuoteLineKind, LineGroup>;

const getGroup = (line: QuoteLine): LineGroup => ('localCost' in line && line.localCost ? 'localCosts' : groupByKind[line.kind]);

/** A quote's lines by group; empty groups are omitted. Lines paid at departure form one group, whatever their kind. */
export function groupLines(quote: Pick<Quote, 'lines'>): { group: LineGroup; lines: QuoteLine[] }[] {
  return lineGroups
    .map((group) => ({ group, lines: quote.lines.filter((line) => getGroup(line) === group) }))
    .filter(({ lines }) => lines.length > 0);
}
