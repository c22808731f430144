import { useEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';
import styles from './error-tooltip.module.css';

let keepErrors = false;

/** Moves focus to an invalid field without hiding its error, which the visitor has not read yet. */
export function focusWithError(element: HTMLElement): void {
  keepErrors = true;
  element.focus();
  keepErrors = false;
}

/**
 * A field's error. It disappears when the field (its parent element, which must be positioned) is clicked or focused, and reappears
 * when the field is left as wrong as before. Name `id` in the field's `aria-describedby`: hidden, it still describes.
 * ERR-17.
 */
export function ErrorTooltip({ id, message }: { id: string; message: string | null }) {
  const element = useRef<HTMLSpanElement>(null);
  const [gone, setGone] = useState<string | null>(null);
  if (gone !== null && gone !== message) setGone(null);

  useEffect(() => {
    const field = element.current?.parentElement;
    if (!field || message === null) return undefined;
    const hide = () => {
      if (!keepErrors) setGone(message);
    };
    const leave = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node) || !field.contains(event.relatedTarget)) setGone(null);
    };
    field.addEventListener('pointerdown', hide);
    field.addEventListener('click', hide);
    field.addEventListener('focusin', hide);
    field.addEventListener('focusout', leave);
    return () => {
      field.removeEventListener('pointerdown', hide);
      field.removeEventListener('click', hide);
      field.removeEventListener('focusin', hide);
      field.removeEventListener('focusout', leave);
    };
  }, [message]);

  if (message === null) return null;
  return (
    <span ref={element} id={id} className={classes(styles.tooltip, gone === message && styles.gone)}>
      {message}
    </span>
  );
}
