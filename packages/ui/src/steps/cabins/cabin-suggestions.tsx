import { type CabinSelection, cabinCount } from '@booking/domain/cabins';
import { add, subtract } from '@booking/domain/money';
import type { Quote } from '@booking/domain/pricing';
import { useId } from 'react';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Button, Card, Icon, Price } from '../../primitives/index.ts';
import type { CabinChoice } from './cabin-choice.ts';
import styles from './cabin-suggestions.module.css';

/** A selection of cabins that places the whole party, and the quote of the trip with it. */
export type CabinSuggestion = { kind: 'cheapest' | 'roomiest'; cabins: CabinSelection; quote: Quote; chosen: boolean };

type CabinSuggestionsProps = {
  suggestions: readonly CabinSuggestion[];
  choices: readonly CabinChoice[];
  party: number;
  onTake(cabins: CabinSelection): void;
};

/** Groups cabins by occupancy: `[2, 2, 1]` becomes two cabins for 2 persons and one for 1 person. */
const getOccupancyCounts = (cabins: readonly number[]): [persons: number, count: number][] =>
  [...new Set(cabins)].map((persons) => [persons, cabins.filter((other) => other === persons).length]);

/** The price of the trip as one line of arithmetic: `2 × €1,399.00 − €279.80 discount + €144.30 fixed costs = €2,662.50`. CABIN-38. */
function Arithmetic({ quote }: { quote: Quote }) {
  const { t } = useTranslation('cabins');
  const { money } = useFormat();
  const cabins = quote.lines.flatMap((line) =>
    line.kind === 'cabin' ? [`${line.persons * line.quantity} × ${money(line.unitAmount)}`] : [],
  );
  const onTop = add(subtract(quote.total, quote.cabins), quote.discount);
  const terms = [
    cabins.join(' + '),
    quote.discount > 0 ? t('suggestion.discount', { amount: money(quote.discount) }) : null,
    onTop > 0 ? t('suggestion.onTop', { amount: money(onTop) }) : null,
    `= ${money(quote.total)}`,
  ];
  return <p className={styles.arithmetic}>{terms.filter((term) => term !== null).join(' ')}</p>;
}

/** Suggestions that place the party with one click. None is preselected. CABIN-31, CABIN-32, CABIN-34. */
export function CabinSuggestions({ suggestions, choices, party, onTake }: CabinSuggestionsProps) {
  const { t } = useTranslation('cabins');
  const title = useId();
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby={title} className={styles.suggestions}>
      <h2 id={title} className={styles.title}>
        {t('suggestion.title', { count: party })}
      </h2>
      <ul className={styles.list}>
        {suggestions.map(({ kind, cabins, quote, chosen }) => (
          <Card as="li" key={kind} selected={chosen} className={styles.suggestion}>
            <div className={styles.head}>
              <h3 id={`${title}-${kind}`}>{t(`suggestion.${cabinCount(cabins) === party && party > 1 ? 'own' : kind}`)}</h3>
              <p className={styles.price}>
                <Price
                  price={add(quote.total, quote.discount)}
                  reduced={quote.discount > 0 ? { amount: quote.total, exact: true } : null}
                />
              </p>
            </div>
            <ul className={styles.cabins} id={`${title}-${kind}-cabins`}>
              {choices.flatMap(({ type, name }) =>
                getOccupancyCounts(cabins[type.id] ?? []).map(([persons, count]) => (
                  <li key={`${type.id} ${persons}`}>
                    {t(count > 1 ? 'suggestion.cabinsEach' : 'suggestion.cabins', { number: count, cabin: name, count: persons })}
                  </li>
                )),
              )}
            </ul>
            <Arithmetic quote={quote} />
            <Button
              aria-pressed={chosen}
              aria-labelledby={`${title}-${kind}-take ${title}-${kind}`}
              aria-describedby={`${title}-${kind}-cabins`}
              onClick={() => onTake(cabins)}
            >
              {chosen ? <Icon name="check" size={18} /> : null}
              <span id={`${title}-${kind}-take`}>{t(chosen ? 'suggestion.taken' : 'suggestion.take')}</span>
            </Button>
          </Card>
        ))}
      </ul>
    </section>
  );
}
