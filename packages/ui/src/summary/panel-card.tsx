import { type ReactNode, useId } from 'react';
import { HelpLine } from '../layout/help-line.tsx';
import { Card } from '../primitives/card.tsx';
import { Picture } from '../primitives/pictures/picture.tsx';
import styles from './panel-card.module.css';

type PanelCardProps = {
  title: string;
  /** The address of the tour's picture; undefined while it is loading: its space is reserved. Null without one. */
  picture: string | null | undefined;
  /** What it is about: the tour. */
  name: ReactNode;
  /** What scrolls where the window has no room for all of it. */
  lines: ReactNode;
  /** The total, the action, and what follows. */
  children: ReactNode;
};

/**
 * A summary in the side panel. From 1024 px it is at most as high as the window: its lines scroll, its total, its action and the way to help do not.
 */
export function PanelCard({ title, picture, name, lines, children }: PanelCardProps) {
  const titleId = useId();
  return (
    <Card as="section" className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        {picture === null ? null : (
          <div className={styles.picture} data-placeholder={picture ? undefined : ''}>
            {picture ? <Picture src={picture} alt="" width={72} height={54} /> : null}
          </div>
        )}
        <div className={styles.about}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {name}
        </div>
      </div>
      <div className={styles.lines}>{lines}</div>
      {children}
      <HelpLine />
    </Card>
  );
}
