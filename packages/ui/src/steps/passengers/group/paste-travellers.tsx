import { isIsoDate } from '@booking/domain/date';
import { fillTravellers, type Passenger, placeTravellers, readTravellers, type TableLine } from '@booking/domain/passengers';
import { useId, useMemo, useState } from 'react';
import { pasteContext } from '../../../form/read-pasted-date.ts';
import { useFormat, useTranslation } from '../../../i18n/index.ts';
import { Button, classes, controlClass, Field, fieldDescription, Notice, Outcome } from '../../../primitives/index.ts';
import { toWho } from '../who.ts';
import styles from './group-tools.module.css';

type PasteTravellersProps = { passengers: readonly Passenger[]; onFill(passengers: Passenger[]): void };

const toName = ({ firstName, lastName }: TableLine): string => `${firstName} ${lastName}`.trim();

/** A list of travellers as it is pasted or typed, and what of it goes to whom. Nothing is filled in before the press. */
export function PasteTravellers({ passengers, onFill }: PasteTravellersProps) {
  const { t } = useTranslation(['group', 'checkout']);
  const { t: tCheckout } = useTranslation('checkout');
  const { language, date } = useFormat();
  const id = useId();
  const [text, setText] = useState('');
  const [filled, setFilled] = useState<{ count: number } | null>(null);
  const lines = useMemo(() => readTravellers(text, pasteContext(language)), [text, language]);
  const { placed, left } = useMemo(() => placeTravellers(lines, passengers), [lines, passengers]);
  const hint = t('group:listHint');
  return (
    <div className={styles.tool}>
      <Field id={id} label={t('group:list')} hint={hint}>
        <textarea
          {...fieldDescription(id, { hint })}
          id={id}
          className={classes(controlClass, styles.list)}
          rows={4}
          wrap="off"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <p role="status" className={styles.found}>
        {text.trim() === '' ? null : lines.length === 0 ? t('group:nobody') : t('group:found', { count: lines.length })}
      </p>
      {placed.length === 0 ? null : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('group:name')}</th>
              <th scope="col">{t('checkout:field.dateOfBirth')}</th>
              <th scope="col">{t('checkout:field.bodyHeight')}</th>
            </tr>
          </thead>
          <tbody>
            {placed.map(({ passenger, line }) => (
              <tr key={passenger}>
                <th scope="row">
                  <span>{toName(line)}</span>
                  <span className={styles.who}>{toWho(tCheckout, passenger)}</span>
                </th>
                <td>{isIsoDate(line.dateOfBirth) ? date(line.dateOfBirth, 'long') : '–'}</td>
                <td>{line.bodyHeight === '' ? '–' : `${line.bodyHeight}\u00a0cm`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {left.length === 0 ? null : (
        <Notice tone="warning">{t('group:left', { count: left.length, names: left.map(toName).join(', ') })}</Notice>
      )}
      {placed.length === 0 ? null : (
        <Button
          className={styles.action}
          onClick={() => {
            setFilled({ count: placed.length });
            setText('');
            onFill(fillTravellers(passengers, placed));
          }}
        >
          {t('group:fill', { count: placed.length })}
        </Button>
      )}
      {filled && text === '' ? (
        <Outcome of={filled}>
          <Notice tone="success">{t('group:filled', filled)}</Notice>
        </Outcome>
      ) : null}
    </div>
  );
}
