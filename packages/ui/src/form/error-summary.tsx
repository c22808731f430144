import { useTranslation } from '../i18n/index.ts';
import styles from './error-summary.module.css';
import { fieldId } from './field-id.ts';
import { focusField } from './focus-field.ts';

export type FieldProblem = { name: string; text: string };

/** All that is wrong, at the top of a form: each entry leads to its field. `onJump` is told first, to unfold what hides it. */
export function ErrorSummary({ problems, onJump }: { problems: readonly FieldProblem[]; onJump?(name: string): void }) {
  const { t } = useTranslation('checkout');
  return (
    <div role="alert">
      {problems.length === 0 ? null : (
        <div className={styles.summary}>
          <h2 className={styles.title}>{t('errorSummary', { count: problems.length })}</h2>
          <ul className={styles.list}>
            {problems.map(({ name, text }) => (
              <li key={name}>
                <a
                  href={`#${fieldId(name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onJump?.(name);
                    // Once what was folded is there.
                    requestAnimationFrame(() => focusField(name));
                  }}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
