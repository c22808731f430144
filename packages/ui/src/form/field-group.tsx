import type { FocusEventHandler, ReactNode, Ref } from 'react';
import { FieldHelp } from '../primitives/index.ts';
import styles from './field-group.module.css';

type FieldGroupProps = {
  ref: Ref<HTMLFieldSetElement>;
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error: string | null;
  onBlur: FocusEventHandler;
  children: ReactNode;
};

/** A fieldset of several controls that form one field, with help and error below. */
export function FieldGroup({ ref, id, label, hint, error, onBlur, children }: FieldGroupProps) {
  const described = [error === null ? null : `${id}-error`, hint ? `${id}-hint` : null].filter(Boolean).join(' ');
  return (
    <fieldset ref={ref} id={id} className={styles.group} data-field="" aria-describedby={described || undefined} onBlur={onBlur}>
      <legend className={styles.legend}>{label}</legend>
      {children}
      <FieldHelp id={id} hint={hint} error={error} />
    </fieldset>
  );
}
