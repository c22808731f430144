import { Card } from './card.tsx';
import styles from './form-loading.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A form that is loading: a card with the labels and boxes of its fields. */
export const FormLoading = ({ label, fields }: { label: string; fields: number }) => (
  <Card role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <div className={styles.fields} aria-hidden="true">
      {Array.from({ length: fields }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  </Card>
);
