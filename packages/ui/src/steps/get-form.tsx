import type { ReactNode } from 'react';
import styles from './get-form.module.css';

type GetFormProps = { href: string; children: ReactNode };

/**
 * A form that leads to an address, for a button that chooses: without scripts its submit does. With scripts the button's click is handled, and
 * prevented: a sandboxed frame may forbid submissions.
 */
export function GetForm({ href, children }: GetFormProps) {
  const [path, query] = href.split('?');
  return (
    <form action={path} className={styles.form}>
      {Array.from(new URLSearchParams(query), ([key, value], index) => (
        <input key={index} type="hidden" name={key} value={value} />
      ))}
      {children}
    </form>
  );
}
