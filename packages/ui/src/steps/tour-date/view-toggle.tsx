import { useId } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Icon, useOwnRadios } from '../../primitives/index.ts';
import styles from './view-toggle.module.css';

export type DateViewMode = 'calendar' | 'list';
type ViewToggleProps = { mode: DateViewMode; onMode(mode: DateViewMode): void };

const modes = ['calendar', 'list'] as const;

/** Switches between calendar and list: two native radio buttons, styled as a segmented control. */
export function ViewToggle({ mode, onMode }: ViewToggleProps) {
  const { t } = useTranslation('tourDate');
  const name = useId();
  const { ref, onChange } = useOwnRadios<HTMLFieldSetElement>(mode, (value) => onMode(value === 'list' ? 'list' : 'calendar'));
  return (
    <fieldset ref={ref} className={styles.toggle} aria-label={t('view')}>
      {modes.map((value) => (
        <label key={value} className={styles.option}>
          <input type="radio" name={name} aria-label={t(value)} value={value} defaultChecked={mode === value} onChange={onChange} />
          <span className={styles.face} aria-hidden="true">
            {value === 'calendar' && <Icon name="calendar" className={styles.icon} />}
            <span className={styles.word}>{t(value)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
