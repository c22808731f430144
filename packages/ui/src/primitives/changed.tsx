import styles from './changed.module.css';
import { useChanged } from './rendering/use-changed.ts';

/** An amount of money that is highlighted for a moment when it changes, or from the start if it is new. */
export function Changed({ amount, isNew = false }: { amount: string; isNew?: boolean }) {
  const changed = useChanged(amount) || isNew;
  return (
    <span key={amount} className={changed ? styles.changed : undefined} translate="no">
      {amount}
    </span>
  );
}
