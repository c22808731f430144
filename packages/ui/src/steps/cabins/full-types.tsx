import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Card, Disclosure } from '../../primitives/index.ts';
import type { CabinChoice } from './cabin-choice.ts';
import styles from './full-types.module.css';

type FullTypesProps = {
  choices: readonly CabinChoice[];
  /** Shows the cards at first: there is nothing else to see. */
  open: boolean;
  children: ReactNode;
};

/** The types of which no cabin is left, as one line with their names, which opens to their cards. */
export function FullTypes({ choices, open, children }: FullTypesProps) {
  const { t } = useTranslation('cabins');
  if (choices.length === 0) return null;
  return (
    <Card flush className={styles.full ?? ''}>
      <Disclosure summary={t('fullTypes', { cabins: choices.map(({ name }) => name).join(' · ') })} open={open}>
        <div className={styles.cards}>{children}</div>
      </Disclosure>
    </Card>
  );
}
