import { useTranslation } from '../i18n/index.ts';
import { classes } from '../primitives/index.ts';
import styles from './error-summary.module.css';
import { fieldId } from './field-id.ts';
import { focusField } from './focus-field.ts';

export type FieldProblem = { name: string; text: string; solved: boolean };

/**
 * The errors of the last submit, above the form; each entry links to its field. Solved ones stay in the list, ticked off, so that nothing
 * moves while the visitor types. `onJump` is called first, to expand what hides the field.
 */
export function ErrorSummary({ problems, onJump }: { problems: readonly FieldProblem[]; onJump(name: string): void }) {
  const { t } = useTranslation('checkout');
  const open = problems.filter(({ solved }) => !solved).length;
  return (
    <div className={classes(problems.length > 0 && styles.summary)}>
      <p className={styles.title} role="status">
        {problems.length > 0 ? t('errorSummary', { count: open }) : null}
      </p>
      {problems.length === 0 ? null : (
        <ul className={styles.list}>
          {problems.map(({ name, text, solved }) => (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                className={classes(solved && styles.solved)}
                onClick={(event) => {
                  event.preventDefault();
                  onJump(name);
                  // After the field has been expanded.
                  requestAnimationFrame(() => focusField(name));
                }}
              >
                {text}
              </a>{' '}
              {solved ? t('errorSolved') : null}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
