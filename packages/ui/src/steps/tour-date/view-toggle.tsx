import { useId } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../primitives/index.ts';
import styles from './view-toggle.module.css';

export type DateViewMode = 'calendar' | 'list';
type ViewToggleProps = { mode: DateViewMode; onMode(mode: DateViewMode): void };

const modes = ['calendar', 'list'] as const;

/** Switches between calendar and list: two native radio buttons, styled as a segmented control. */
export function ViewToggle({ mode, onMode }: ViewToggleProps) {
  const { t } = useTranslation('tourDate');
  const name = useId();
  return (
    <fieldset className={styles.toggle}>
      <VisuallyHidden as="legend">{t('view')}</VisuallyHidden>
      {modes.map((value) => (
        <label key={value} className={styles.option}>
          <input type="radio" name={name} checked={mode === value} onChange={() => onMode(value)} />
          <span>{t(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}
