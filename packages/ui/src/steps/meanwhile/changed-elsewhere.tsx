import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button, Notice } from '../../primitives/index.ts';
import styles from './meanwhile.module.css';

/** One value that differs: whose, which, what this page shows and what the other window has. Empty text is no value. */
export type Change = { who: string; field: string; from: string; to: string };

export type ChangedElsewhereProps = {
  /** Null: everything was removed. */
  changes: readonly Change[] | null;
  /** Grows with each try to go on: the notice then gets the focus. */
  tries: number;
  onTake(): void;
  onKeep(): void;
};

const most = 8;

/** The draft of this page was changed in another window: says what is new there, and asks which one counts. STORE-16, PASS-14. */
export function ChangedElsewhere({ changes, tries, onTake, onKeep }: ChangedElsewhereProps) {
  const { t } = useTranslation('meanwhile');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries === 0) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [tries]);
  const more = (changes?.length ?? 0) - most;
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Notice
        tone="error"
        title={t(changes ? 'changed' : 'cleared')}
        action={
          <div className={styles.ways}>
            <Button onClick={onTake}>{t(changes ? 'take' : 'takeCleared')}</Button>
            <Button onClick={onKeep}>{t('keep')}</Button>
          </div>
        }
      >
        <p>{t(changes ? 'changedText' : 'clearedText')}</p>
        {changes ? (
          <ul className={styles.changes}>
            {changes.slice(0, most).map(({ who, field, from, to }) => (
              <li key={`${who} ${field}`}>
                {who}, {field}: {t('value', { from: from || t('none'), to: to || t('none') })}
              </li>
            ))}
            {more > 0 ? <li>{t('more', { count: more })}</li> : null}
          </ul>
        ) : null}
      </Notice>
    </div>
  );
}
