import type { ErrorCode } from '@booking/domain/errors';
import { useEffect, useId, useRef, useState } from 'react';
import { errorText, useTranslation } from '../i18n/index.ts';
import { Button, classes, controlClass, Field, fieldDescription, Live, Notice } from '../primitives/index.ts';
import styles from './coupon.module.css';

export type CouponProps = {
  /** The code that is applied; null when none is. */
  applied: string | null;
  /** Initial value of the editor: a stored code that could not be checked yet. */
  initial?: string | undefined;
  busy: boolean;
  error: ErrorCode | null;
  /** An empty code clears the coupon. */
  onApply(code: string): void;
  onRemove(): void;
};

/** Says, where it is seen without opening the summary, that a code which was applied before is not valid for this departure. PASS-55. */
export function DroppedCoupon({ code }: { code: string | null }) {
  const { t } = useTranslation('checkout');
  return code === null ? null : <Notice tone="info">{t('coupon.dropped', { code })}</Notice>;
}

/** Collapsed link, editor, or the coupon that is applied. PASS-49. */
export function Coupon({ applied, initial = '', busy, error, onApply, onRemove }: CouponProps) {
  const { t } = useTranslation('checkout');
  const [editing, setEditing] = useState(false);
  const [code, setCode] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const message = error ? errorText(t, error) : null;

  // Accepted: the editor closes.
  useEffect(() => {
    if (applied === null) return;
    setEditing(false);
    setCode('');
  }, [applied]);
  useEffect(() => {
    if (editing) input.current?.focus();
  }, [editing]);

  const apply = (): void => {
    const trimmed = code.trim();
    if (trimmed === '') setEditing(false);
    onApply(trimmed);
  };
  return (
    <div className={styles.coupon}>
      <Live>{applied === null ? '' : t('coupon.applied', { code: applied })}</Live>
      {applied !== null ? (
        <div className={styles.applied}>
          <span>{t('coupon.applied', { code: applied })}</span>
          <Button variant="quiet" onClick={onRemove}>
            {t('coupon.remove')}
          </Button>
        </div>
      ) : editing || message !== null ? (
        <form
          className={styles.editor}
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) apply();
          }}
        >
          <Field id={id} label={t('coupon.label')} error={busy ? null : message} className={styles.field}>
            <input
              ref={input}
              {...fieldDescription(id, { error: busy ? null : message })}
              id={id}
              className={classes(controlClass)}
              value={code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
          <Button type="submit" busy={busy}>
            {t('coupon.apply')}
          </Button>
        </form>
      ) : (
        <Button variant="quiet" onClick={() => setEditing(true)}>
          {t('coupon.question')}
        </Button>
      )}
    </div>
  );
}
