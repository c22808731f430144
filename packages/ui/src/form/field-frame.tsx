import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';
import styles from './field.module.css';
import { errorId, hintId } from './field-id.ts';
import type { FieldError } from './use-field-error.ts';

type FrameProps = { id: string; label: ReactNode; hint?: ReactNode; optional?: boolean; error: FieldError; children: ReactNode };

/** The error of a field: a tooltip at its control, and, when that has gone, still the control's description. */
export function FieldTooltip({ id, error }: { id: string; error: FieldError }) {
  if (error.message === null) return null;
  return (
    <span id={errorId(id)} className={error.shown ? styles.tooltip : styles.hidden} data-shown={error.shown}>
      {error.message}
    </span>
  );
}

/** Says that a field may stay empty. */
export function Optional() {
  const { t } = useTranslation('checkout');
  return <span className={styles.optional}>{t('optional')}</span>;
}

/** Label, control, error and hint of a field with one control. */
export function FieldFrame({ id, label, hint, optional = false, error, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {optional ? <Optional /> : null}
      </label>
      <div className={styles.control} {...error.handlers}>
        {children}
        <FieldTooltip id={id} error={error} />
      </div>
      {hint ? (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** The same for a field of several controls: a fieldset with its legend. */
export function GroupFrame({ id, label, hint, optional = false, error, children }: FrameProps) {
  const described = [error.message === null ? null : errorId(id), hint ? hintId(id) : null].filter(Boolean).join(' ');
  return (
    <fieldset id={id} className={styles.field} aria-describedby={described || undefined}>
      <legend className={styles.label}>
        {label} {optional ? <Optional /> : null}
      </legend>
      <div className={styles.control} {...error.handlers}>
        {children}
        <FieldTooltip id={id} error={error} />
      </div>
      {hint ? (
        <div id={hintId(id)} className={styles.hint}>
          {hint}
        </div>
      ) : null}
    </fieldset>
  );
}
