import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'warning' | 'error' | 'success';
export type NoticeProps = { tone: NoticeTone; title?: ReactNode; children?: ReactNode; action?: ReactNode };

const icons = { info: 'info', warning: 'warning', error: 'warning', success: 'check' } as const satisfies Record<NoticeTone, string>;

/** A message about the surrounding section. An error is announced to screen readers at once. */
export const Notice = ({ tone, title, children, action }: NoticeProps) => (
  <div className={classes(styles.notice, styles[tone])} role={tone === 'error' ? 'alert' : undefined}>
    <Icon name={icons[tone]} className={styles.icon} />
    <div className={styles.body}>
      {title ? <p className={styles.title}>{title}</p> : null}
      {children ? <div>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  </div>
);
