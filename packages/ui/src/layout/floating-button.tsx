import { Icon, type IconProps } from '../primitives/icon.tsx';
import { ScriptButton } from '../primitives/script-button.tsx';
import styles from './floating-button.module.css';
import { useHeight } from './use-height.ts';

export type FloatingButtonProps = { icon: IconProps['name']; label: string; onClick(): void };

/** At the bottom right, over the page; its label shows on large screens only. */
export function FloatingButton({ icon, label, onClick }: FloatingButtonProps) {
  // What stays in view ends above it.
  const button = useHeight<HTMLButtonElement>('--chat-height', true);
  return (
    <ScriptButton ref={button} className={styles.button} onClick={onClick}>
      <Icon name={icon} size={24} />
      <span className={styles.label}>{label}</span>
    </ScriptButton>
  );
}
