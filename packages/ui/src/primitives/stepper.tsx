import { useTranslation } from '../i18n/index.ts';
import { Icon } from './icon.tsx';
import styles from './stepper.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type StepperProps = {
  label: string;
  hideLabel?: boolean | undefined;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
};

/** A small whole number with a button for one less and one more. At an end its button stays focusable and does nothing. */
export function Stepper({ label, hideLabel = false, value, min, max, onChange }: StepperProps) {
  const { t } = useTranslation('common');
  const button = (next: number, name: string, icon: 'minus' | 'plus') => {
    const ended = next < min || next > max;
    return (
      <button
        type="button"
        className={styles.button}
        aria-label={name}
        aria-disabled={ended || undefined}
        onClick={() => (ended ? undefined : onChange(next))}
      >
        <Icon name={icon} />
      </button>
    );
  };
  return (
    <fieldset className={styles.stepper}>
      {hideLabel ? <VisuallyHidden as="legend">{label}</VisuallyHidden> : <legend className={styles.label}>{label}</legend>}
      <span className={styles.row}>
        {button(value - 1, t('stepper.less', { label }), 'minus')}
        <output className={styles.value} aria-live="polite">
          {value}
        </output>
        {button(value + 1, t('stepper.more', { label }), 'plus')}
      </span>
    </fieldset>
  );
}
