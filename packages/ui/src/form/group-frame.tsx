import type { ReactNode } from 'react';
import { ErrorTooltip } from '../primitives/index.ts';
import styles from './group-frame.module.css';

type GroupFrameProps = { id: string; label: ReactNode; hint?: ReactNode; error: string | null; onBlur(): void; children: ReactNode };

/** A field of several controls: a fieldset with its legend, the error as a tooltip, help below. */
export function GroupFrame({ id, label, hint, error, onBlur, children }: GroupFrameProps) {
  const described = [error === null ? null : `${id}-error`, hint ? `${id}-hint` : null].filter(Boolean).join(' ');
  return (
    <fieldset
      id={id}
      className={styles.group}
      aria-describedby={described || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
      }}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.anchor} data-invalid={error !== null}>
        {children}
        <ErrorTooltip id={`${id}-error`} message={error} />
      </div>
      {hint ? (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      ) : null}
    </fieldset>
  );
}
