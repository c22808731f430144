import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ErrorTooltip, focusWithError } from '../primitives/index.ts';
import styles from './step-field.module.css';

/** A missing choice. A new `attempt` shows the message again. */
export type StepError = { message: string; attempt: number };

type StepFieldProps = {
  label: string;
  error: StepError | null;
  /** CSS selector of the element to focus when the choice is missing. */
  focus: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * The choice of a choosing step as a field. Its error is its accessible description, and a tooltip that disappears on click or focus.
 * An attempt to continue without the choice moves the focus here.
 */
export function StepField({ label, error, focus, className, children }: StepFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const attempt = error?.attempt;
  useEffect(() => {
    if (attempt === undefined) return;
    const target = root.current?.querySelector<HTMLElement>(focus);
    if (target) focusWithError(target);
    document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' });
  }, [attempt, focus, id]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a part of a form
    <div
      ref={root}
      role="group"
      aria-label={label}
      aria-describedby={error ? id : undefined}
      data-field=""
      data-invalid={error ? '' : undefined}
      className={className ? `${styles.field} ${className}` : styles.field}
    >
      <ErrorTooltip key={attempt} id={id} message={error?.message ?? null} />
      {children}
    </div>
  );
}
