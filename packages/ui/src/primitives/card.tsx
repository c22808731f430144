import type { ComponentProps } from 'react';
import styles from './card.module.css';
import { classes } from './classes.ts';

export type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  selected?: boolean | undefined;
  /** Removes the padding, for a card whose picture reaches its edge. */
  flush?: boolean | undefined;
  /** Stacks the children with a gap. */
  stack?: boolean | undefined;
};

/** A white box with a border. */
export function Card({ as = 'div', selected = false, flush = false, stack = false, className, ...rest }: CardProps) {
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={classes(styles.card, flush && styles.flush, stack && styles.stack, selected && styles.selected, className)}
    />
  );
}
