import type { QuoteLine } from './quote-line.ts';

/** Identifies a line within a quote, and the same line in another quote. There is one discount of each source. */
export function getLineKey(line: QuoteLine): string {
  switch (line.kind) {
    case 'discount':
      return `discount ${line.source}`;
    case 'cabin':
      return `cabin ${line.id} ${line.persons}`;
    default:
      return `${line.kind} ${line.id}`;
  }
}
