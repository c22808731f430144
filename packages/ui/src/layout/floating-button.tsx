import { Icon, type IconProps } from '../primitives/icon.tsx';
import styles from './floating-button.module.css';

export type FloatingButtonProps = { icon: IconProps['name']; label: string; onClick(): void };

/** At the bottom right, over the page; its label shows on large screens only. */
export const FloatingButton = ({ icon, label, onClick }: FloatingButtonProps) => (
  <button type="button" className={styles.button} onClick={onClick}>
    <Icon name={icon} size={24} />
    <span className={styles.label}>{label}</span>
  </button>
);
