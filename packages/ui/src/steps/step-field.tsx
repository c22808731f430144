import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ErrorTooltip, focusWithError } from '../primitives/index.ts';
import styles from './step-field.module.css';

/** What is missing on a step. A new `attempt` shows it again. */
export type StepError = { message: string; attempt: number };

type StepFieldProps = {
  label: string;
  error: StepError | null;
  /** CSS selector of what takes the focus when the step cannot be left. */
  focus: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * The one choice of a choosing step as a field: its error is a tooltip on it that goes when it is clicked or focused, and its
 * accessible description. An attempt to go on without the choice brings the focus here. ERR-16, ERR-17.
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
    // biome-ignore lint/a11y/useSemanticElements: a choice of the step, not a part of a form
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
