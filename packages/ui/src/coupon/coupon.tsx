import type { ErrorCode } from '@booking/domain/errors';
import { normaliseText } from '@booking/domain/schema';
import { use, useEffect, useId, useRef, useState } from 'react';
import { errorText, useTranslation } from '../i18n/index.ts';
import { RevealPanelContext } from '../layout/panel-action.tsx';
import {
  afterPaint,
  Button,
  classes,
  controlClass,
  Field,
  fieldDescription,
  focusWithError,
  Live,
  Outcome,
  scrollToView,
  useOwnText,
} from '../primitives/index.ts';
import styles from './coupon.module.css';

export type CouponProps = {
  /** The applied code; null for none. */
  applied: string | null;
  /** The editor's initial value: a stored code that has not been checked yet. */
  initial?: string | undefined;
  busy: boolean;
  error: ErrorCode | null;
  /** The code with which the visitor wanted to go on and which was not applied; a new object each time. The form with this code gets the focus. */
  sentBack?: { code: string } | null | undefined;
  /** Called with what is typed, at each change. */
  onType?: ((code: string) => void) | undefined;
  /** An empty code removes the coupon. */
  onApply(code: string): void;
  onRemove(): void;
};

/** A link that opens the editor, the editor, or the applied coupon. */
export function Coupon({ applied, initial = '', busy, error, sentBack = null, onType, onApply, onRemove }: CouponProps) {
  const { t } = useTranslation('checkout');
  const [editing, setEditing] = useState(false);
  const [code, setCode] = useState(applied === null ? initial : '');
  /** The code that the visitor has removed; null if none. */
  const [removed, setRemoved] = useState<string | null>(null);
  // What the visitor has caused here. A coupon that was stored before is no outcome.
  const [isUsed, setIsUsed] = useState(false);
  const outcome = applied !== null ? `applied ${applied}` : removed !== null ? `removed ${removed}` : null;
  const { ref: input, ...own } = useOwnText<HTMLInputElement>(code, (text) => {
    setCode(text);
    onType?.(text);
  });
  const id = useId();
  const reveal = use(RevealPanelContext);
  const isSentBack = sentBack !== null && applied === null && sentBack.code === code.trim();
  const message = error ? errorText(t, error) : null;

  // Close the editor once the code is accepted.
  const [before, setBefore] = useState(applied);
  if (applied !== before) {
    setBefore(applied);
    if (applied !== null) {
      setEditing(false);
      setCode('');
    }
  }
  useEffect(() => {
    if (editing) input.current?.focus();
  }, [editing, input]);

  // Only a new refusal moves the focus, not what is typed after it.
  const answered = useRef(sentBack);
  useEffect(() => {
    if (answered.current === sentBack) return;
    answered.current = sentBack;
    if (!isSentBack) return;
    reveal();
    void afterPaint().then(() => input.current && focusWithError(input.current));
  }, [sentBack, isSentBack, reveal, input]);

  // A refusal appears below the field, which may stand at the edge of a sheet.
  const isRefused = isUsed && !busy && message !== null;
  useEffect(() => {
    const field = isRefused ? input.current?.closest<HTMLElement>('[data-field]') : null;
    if (field) scrollToView(field);
  }, [isRefused, input]);

  const apply = (): void => {
    const entered = normaliseText('voucher', input.current?.value ?? '');
    if (entered === '') setEditing(false);
    setIsUsed(true);
    setRemoved(null);
    onApply(entered);
  };
  const remove = (): void => {
    setIsUsed(true);
    setRemoved(applied);
    onRemove();
  };
  return (
    <Outcome of={isUsed && !busy ? outcome : null} className={styles.coupon}>
      <Live>
        {applied !== null ? t('coupon.applied', { code: applied }) : removed !== null ? t('coupon.removed', { code: removed }) : ''}
      </Live>
      {applied !== null ? (
        <div className={styles.applied}>
          <span>{t('coupon.applied', { code: applied })}</span>
          <Button variant="quiet" onClick={remove}>
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
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...own}
            />
          </Field>
          <Button type="submit" busy={busy}>
            {t('coupon.apply')}
          </Button>
          {isSentBack && !busy ? <p className={styles.way}>{t('coupon.sentBack')}</p> : null}
        </form>
      ) : (
        <div>
          {removed === null ? null : <p>{t('coupon.removed', { code: removed })}</p>}
          <Button variant="quiet" onClick={() => setEditing(true)}>
            {t('coupon.question')}
          </Button>
        </div>
      )}
    </Outcome>
  );
}
