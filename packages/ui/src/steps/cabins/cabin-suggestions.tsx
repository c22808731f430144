import { areFewCabins, type CabinSelection, cabinCount } from '@booking/domain/cabins';
import { add, subtract } from '@booking/domain/money';
import type { Quote } from '@booking/domain/pricing';
import type { CabinSuggestion } from '@booking/domain/steps';
import { useId } from 'react';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Button, Card, FewLeft, Icon, Price, Tag } from '../../primitives/index.ts';
import { GetForm } from '../get-form.tsx';
import type { CabinChoice } from './cabin-choice.ts';
import styles from './cabin-suggestions.module.css';

type CabinSuggestionsProps = {
  suggestions: readonly CabinSuggestion[];
  choices: readonly CabinChoice[];
  party: number;
  /** The address at which cabins are chosen. */
  getHref(cabins: CabinSelection): string;
  onTake(cabins: CabinSelection): void;
};

/** Groups cabins by occupancy: `[2, 2, 1]` becomes two cabins for 2 persons and one for 1 person. */
const getOccupancyCounts = (cabins: readonly number[]): [persons: number, count: number][] =>
  [...new Set(cabins)].map((persons) => [persons, cabins.filter((other) => other === persons).length]);

/** How the price of the trip is made up, a term a line: `2 × €1,399.00 − €279.80 discount + €144.30 fixed costs`. The price itself is beside it. */
function Arithmetic({ quote }: { quote: Quote }) {
  const { t } = useTranslation('cabins');
  const { money } = useFormat();
  const cabins = quote.lines.flatMap((line) =>
    line.kind === 'cabin' ? [`${line.persons * line.quantity} × ${money(line.unitAmount)}`] : [],
  );
  const onTop = add(subtract(quote.total, quote.cabins), quote.discount);
  const terms = [
    cabins.join('\n+ '),
    quote.discount > 0 ? t('suggestion.discount', { amount: money(quote.discount) }) : null,
    onTop > 0 ? t('suggestion.onTop', { amount: money(onTop) }) : null,
  ];
  return <p className={styles.arithmetic}>{terms.filter((term) => term !== null).join('\n')}</p>;
}

type SuggestionProps = Pick<CabinSuggestionsProps, 'choices' | 'getHref' | 'onTake'> & { suggestion: CabinSuggestion; name: string };

/** A suggestion in one row: its cabins, the price of the trip, and how it is made up. */
function Suggestion({ suggestion: { cabins, quote, chosen }, choices, name, getHref, onTake }: SuggestionProps) {
  const { t } = useTranslation('cabins');
  const id = useId();
  const used = choices.filter(({ type }) => (cabins[type.id] ?? []).length > 0);
  const parts = used.flatMap(({ type, name: cabin }) =>
    getOccupancyCounts(cabins[type.id] ?? []).map(([count, number]) =>
      number > 1 ? `${number} × ${cabin},\n${t('suggestion.each', { count })}` : `${cabin}\n${t('suggestion.people', { count })}`,
    ),
  );
  const few = Math.min(...used.map(({ type }) => type.count).filter(areFewCabins));
  return (
    <li className={styles.suggestion} data-chosen={chosen || undefined}>
      <div className={styles.what}>
        <div className={styles.kind}>
          <h3 id={id}>{name}</h3>
          {Number.isFinite(few) && <FewLeft count={few} />}
          {chosen && <Tag tone="success">{t('suggestion.chosen')}</Tag>}
        </div>
        <p id={`${id}-cabins`}>{parts.join(' ·\n')}</p>
      </div>
      <Arithmetic quote={quote} />
      <p className={styles.price}>
        <Price price={add(quote.total, quote.discount)} reduced={quote.discount > 0 ? { amount: quote.total, exact: true } : null} />
      </p>
      <GetForm href={getHref(cabins)}>
        <Button
          type="submit"
          className={styles.take}
          aria-pressed={chosen}
          aria-labelledby={`${id}-take ${id}`}
          aria-describedby={`${id}-cabins`}
          onClick={(event) => {
            event.preventDefault();
            onTake(cabins);
          }}
        >
          {chosen ? <Icon name="check" size={18} /> : null}
          <span id={`${id}-take`}>{t('suggestion.take')}</span>
        </Button>
      </GetForm>
    </li>
  );
}

/** Suggestions that place the party with one click, without scripts too. None is preselected. */
export function CabinSuggestions({ suggestions, choices, party, getHref, onTake }: CabinSuggestionsProps) {
  const { t } = useTranslation('cabins');
  const title = useId();
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby={title} className={styles.suggestions}>
      <h2 id={title} className={styles.title}>
        {t('suggestion.title', { count: party })}
      </h2>
      <Card flush>
        <ul>
          {suggestions.map((suggestion) => (
            <Suggestion
              key={suggestion.kind}
              suggestion={suggestion}
              choices={choices}
              name={t(`suggestion.${cabinCount(suggestion.cabins) === party && party > 1 ? 'own' : suggestion.kind}`)}
              getHref={getHref}
              onTake={onTake}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}
