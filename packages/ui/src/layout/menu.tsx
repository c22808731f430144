import { type ReactNode, useRef } from 'react';
import { classes } from '../primitives/classes.ts';
import { Icon } from '../primitives/icon.tsx';
import styles from './menu.module.css';

export type MenuProps = { summary: ReactNode; children: ReactNode; className?: string | undefined };

/** A popup list below its summary; it closes on Escape, on a choice, or when focus leaves it. */
export function Menu({ summary, children, className }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');
  return (
    <details
      ref={details}
      className={classes(styles.menu, className)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || close()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        close();
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevron-down" size={18} className={styles.chevron} />
      </summary>
      {/* Focusable by click, so that a press on a link inside does not first close the list in browsers that do not focus links. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a link's own click bubbles up to here. */}
      <div className={styles.sheet} tabIndex={-1} onClick={(event) => (event.target as Element).closest('a') && close()}>
        {children}
      </div>
    </details>
  );
}
