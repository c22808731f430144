import { type ReactNode, useRef } from 'react';
import { classes } from '../../primitives/classes.ts';
import { Icon } from '../../primitives/icon.tsx';
import { useAfterContent } from '../../primitives/rendering/use-after-content.ts';
import styles from './menu.module.css';

export type MenuProps = { summary: ReactNode; children: ReactNode; className?: string | undefined };

/** A popup list below its summary. It closes on Escape, on a choice, or when it loses the focus. */
export function Menu({ summary, children, className }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isRendered = useAfterContent(false);
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
      {/* Focusable, as some browsers do not focus links on click: pressing a link would blur the menu and close it before the click. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the click event of a link bubbles up to here. */}
      <div className={styles.sheet} tabIndex={-1} onClick={(event) => (event.target as Element).closest('a') && close()}>
        {isRendered ? children : null}
      </div>
    </details>
  );
}
