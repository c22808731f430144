import { classes, Icon } from '../../primitives/index.ts';
import styles from './initials.module.css';

const toInitial = (name: string): string => Array.from(name.trim())[0]?.toUpperCase() ?? '';

type InitialsProps = { index: number; firstName: string; lastName: string; done: boolean };

/** A passenger's initials, or number, in a circle with a check mark once nothing is missing. Decorative. */
export const Initials = ({ index, firstName, lastName, done }: InitialsProps) => (
  <span className={classes(styles.initials, done && styles.done)} aria-hidden="true" translate="no">
    <span>{toInitial(firstName) + toInitial(lastName) || index + 1}</span>
    {done ? <Icon name="check" size={14} className={styles.check} /> : null}
  </span>
);
