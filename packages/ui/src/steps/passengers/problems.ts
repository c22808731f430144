import { fieldId } from '../../form/index.ts';
import { errorText, type TFunction } from '../../i18n/index.ts';

type Issues = Readonly<Record<string, readonly { message: string }[]>>;
export type Problem = { name: string; text: string };

/** The passenger (from 0) that a field belongs to; the main booker's own fields are the first one's. */
export const passengerOf = (name: string): number => Number(/^passengers\[(\d+)\]/.exec(name)?.[1] ?? 0);

const precedes = (one: Element | null, other: Element | null): number =>
  !one || !other ? 0 : one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** The errors in the order of the page, each with the passenger that it is about. */
export const problemsOf = (issues: Issues, t: TFunction<'checkout'>): Problem[] =>
  Object.entries(issues)
    .map(([name, [issue]]) => {
      const index = passengerOf(name);
      const who = index === 0 ? t('passengers.shortMain') : t('passengers.shortAdditional', { index });
      return { name, text: `${who}: ${errorText(t, issue?.message ?? '')}` };
    })
    .toSorted((one, other) => precedes(document.getElementById(fieldId(one.name)), document.getElementById(fieldId(other.name))));
