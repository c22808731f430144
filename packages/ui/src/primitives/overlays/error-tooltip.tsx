import { useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { scrollToView } from '../messages/scroll-to-view.ts';
import styles from './error-tooltip.module.css';

const hidingEvents = ['pointerdown', 'click', 'focusin', 'input', 'change'] as const;
let keepErrors = false;

/** Moves the focus to an invalid control, and its field into view, without hiding its error, which the visitor has not read yet. */
export function focusWithError(control: HTMLElement, field = control): void {
  keepErrors = true;
  control.focus();
  keepErrors = false;
  scrollToView(field);
}

/**
 * A field's error. It is hidden when the field (the closest `data-field`) is clicked, focused or changed, and shown again when a field
 * that is still invalid loses the focus. The space of the last one is kept, all its lines, so that nothing moves under the visitor's
 * finger. Reference `id` in the field's `aria-describedby`: a hidden error still describes the field.
 */
export function ErrorTooltip({ id, message }: { id: string; message: string | null }) {
  const element = useRef<HTMLSpanElement>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [last, setLast] = useState(message);
  if (dismissed !== null && dismissed !== message) setDismissed(null);
  if (message !== null && message !== last) setLast(message);

  // Not after the paint: a field may be focused as soon as its error is there.
  useLayoutEffect(() => {
    const field = element.current?.closest('[data-field]');
    if (!field || message === null) return undefined;
    const hide = () => {
      if (!keepErrors) setDismissed(message);
    };
    const leave = (event: Event) => {
      const { relatedTarget } = event as FocusEvent;
      if (!(relatedTarget instanceof Node) || !field.contains(relatedTarget)) setDismissed(null);
    };
    for (const event of hidingEvents) field.addEventListener(event, hide);
    field.addEventListener('focusout', leave);
    return () => {
      for (const event of hidingEvents) field.removeEventListener(event, hide);
      field.removeEventListener('focusout', leave);
    };
  }, [message]);

  if (message === null) {
    return last === null ? null : <span className={classes(styles.tooltip, styles.space)} data-message={last} aria-hidden="true" />;
  }
  const isGone = dismissed === message;
  return (
    <span ref={element} id={id} className={classes(styles.tooltip, isGone && styles.gone)} data-shown={isGone ? undefined : ''}>
      {message}
    </span>
  );
}
