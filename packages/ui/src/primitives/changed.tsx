import styles from './changed.module.css';
import { useChanged } from './rendering/use-changed.ts';

/** An amount of money that is highlighted for a moment when it changes. */
export function Changed({ amount }: { amount: string }) {
  const changed = useChanged(amount);
  return (
    <span key={amount} className={changed ? styles.changed : undefined} translate="no">
      {amount}
    </span>
  );
}
