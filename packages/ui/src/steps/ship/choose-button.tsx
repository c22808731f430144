import { useTranslation } from '../../i18n/index.ts';
import { Button, Icon } from '../../primitives/index.ts';
import { GetForm } from '../get-form.tsx';
import styles from './choose-button.module.css';

type ChooseButtonProps = {
  name: string;
  selected: boolean;
  /** No ship is chosen yet: choosing one is the main action of the step. */
  primary: boolean;
  href: string;
  onChoose(): void;
};

/** The button that chooses a ship, without scripts too: it leads to the address at which the ship is chosen. */
export function ChooseButton({ name, selected, primary, href, onChoose }: ChooseButtonProps) {
  const { t } = useTranslation('ship');
  return (
    <GetForm href={href}>
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
    </GetForm>
  );
}
