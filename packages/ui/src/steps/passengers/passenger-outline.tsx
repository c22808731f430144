import { useStore } from '@tanstack/react-form';
import { useDeferredValue, useMemo } from 'react';
import { withForm } from '../../form/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { classes, Icon, VisuallyHidden } from '../../primitives/index.ts';
import { completeness, type PassengersSchema } from './completeness.ts';
import { passengersForm } from './form-options.ts';
import styles from './outline.module.css';

const initialOf = (name: string): string => Array.from(name.trim())[0]?.toUpperCase() ?? '';

/** All passengers at a glance: initials, complete or not; each entry leads to its card. */
export const PassengerOutline = withForm({
  ...passengersForm,
  props: { schema: null as PassengersSchema | null, onJump: (_: number): void => {} },
  render: function PassengerOutline({ form, schema, onJump }) {
    const { t } = useTranslation('checkout');
    // What is typed goes first; the outline follows when there is time.
    const values = useDeferredValue(useStore(form.store, (state) => state.values));
    const complete = useMemo(() => (schema ? completeness(schema, values) : []), [schema, values]);
    return (
      <nav aria-label={t('passengers.outline')}>
        <ol className={styles.outline}>
          {values.passengers.map(({ firstName, lastName }, index) => {
            const done = complete[index] ?? false;
            const name = `${firstName} ${lastName}`.trim();
            const who = index === 0 ? t('passengers.shortMain') : t('passengers.shortAdditional', { index });
            return (
              <li key={index}>
                <button type="button" className={classes(styles.entry, done && styles.done)} onClick={() => onJump(index)}>
                  <span className={styles.initials} aria-hidden="true">
                    {initialOf(firstName) + initialOf(lastName) || index + 1}
                    {done ? <Icon name="check" size={14} className={styles.check} /> : null}
                  </span>
                  <VisuallyHidden>
                    {`${who}${name ? `, ${name}` : ''}: ${done ? t('passengers.complete') : t('passengers.incomplete')}`}
                  </VisuallyHidden>
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
    );
  },
});
