import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

export type VisuallyHiddenProps = Omit<ComponentProps<'label'>, 'className'> & { as?: 'span' | 'div' | 'label' | 'legend' | undefined };

/** Text for screen readers only. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  const Element = as as 'label';
  return <Element {...rest} className={styles.hidden} />;
}
