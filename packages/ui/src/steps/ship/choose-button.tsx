import { useTranslation } from '../../i18n/index.ts';
import { Button, Icon } from '../../primitives/index.ts';
import styles from './choose-button.module.css';

type ChooseButtonProps = {
  name: string;
  selected: boolean;
  /** No ship is chosen yet: choosing one is the main action of the step. */
  primary: boolean;
  href: string;
  onChoose(): void;
};

/**
 * The button that chooses a ship. Without scripts it submits a form, which leads to the address at which the ship is chosen. With scripts the click
 * is handled: a sandboxed frame may forbid submissions.
 */
export function ChooseButton({ name, selected, primary, href, onChoose }: ChooseButtonProps) {
  const { t } = useTranslation('ship');
  const [path, query] = href.split('?');
  return (
    <form action={path} className={styles.form}>
      {[...new URLSearchParams(query)].map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <Button
        type="submit"
        variant={primary ? 'primary' : 'secondary'}
        className={styles.button}
        aria-pressed={selected}
        aria-label={`${selected ? t('chosen') : t('choose')}: ${name}`}
        onClick={(event) => {
          event.preventDefault();
          onChoose();
        }}
      >
        {selected && <Icon name="check" size={18} />}
        <span>{selected ? t('chosen') : t('choose')}</span>
      </Button>
    </form>
  );
}
