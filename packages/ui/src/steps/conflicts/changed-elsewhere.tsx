import { useTranslation } from '../../i18n/index.ts';
import { Button, Disclosure, Notice, Outcome } from '../../primitives/index.ts';
import styles from './changed-elsewhere.module.css';

/** A value that differs between two windows: `from` in this window, `to` in the other one. An empty string means no value. */
export type Change = { who: string; field: string; from: string; to: string };

export type ChangedElsewhereProps = {
  /** The differences; null if the other window removed everything. */
  changes: readonly Change[] | null;
  /** Counts the attempts to leave the step. Each attempt focuses the notice. */
  tries: number;
  onTake(): void;
  onKeep(): void;
};

const maxListed = 8;

function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('conflicts');
  return (
    <ul className={styles.changes}>
      {changes.map(({ who, field, from, to }) => (
        <li key={`${who} ${field}`}>{`${who}, ${field}: ${t('value', { from: from || t('none'), to: to || t('none') })}`}</li>
      ))}
    </ul>
  );
}

/** Shown when another window changed the draft. It lists the conflicts and lets the visitor choose a version. */
export function ChangedElsewhere({ changes, tries, onTake, onKeep }: ChangedElsewhereProps) {
  const { t } = useTranslation('conflicts');
  const more = (changes?.length ?? 0) - maxListed;
  return (
    <Outcome of={tries || null}>
      <Notice
        tone="error"
        title={t(changes ? 'changed' : 'cleared')}
        action={
          <>
            <Button onClick={onTake}>{t(changes ? 'take' : 'takeCleared')}</Button>
            <Button onClick={onKeep}>{t('keep')}</Button>
          </>
        }
      >
        <p>{t(changes ? 'changedText' : 'clearedText')}</p>
        {changes ? <ChangeList changes={changes.slice(0, maxListed)} /> : null}
        {changes && more > 0 ? (
          <Disclosure summary={t('more', { count: more })}>
            <ChangeList changes={changes.slice(maxListed)} />
          </Disclosure>
        ) : null}
      </Notice>
    </Outcome>
  );
}
