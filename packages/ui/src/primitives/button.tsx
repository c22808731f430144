import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classes } from './classes.ts';
import { ScriptButton } from './script-button.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant | undefined; busy?: boolean | undefined };

/** The classes of a button, also for links that look like one. */
export const buttonClass = (variant: ButtonVariant): string => classes(styles.button, styles[variant]);

/** A busy button ignores clicks but stays focusable, since a disabled button would lose the focus. */
export function Button({ variant = 'secondary', busy = false, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  // A submit leads on without scripts.
  const Element = type === 'button' ? ScriptButton : 'button';
  return (
    <Element
      {...rest}
      type={type}
      className={classes(buttonClass(variant), busy && styles.busy, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {children}
    </Element>
  );
}
