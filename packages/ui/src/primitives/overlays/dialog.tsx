import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import styles from './dialog.module.css';

export type DialogProps = {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  children: ReactNode /** The button at its end; 'Close' by default. */;
  close?: string;
};

/** The native modal dialog: it traps focus, closes on Escape or a click on the backdrop, and restores focus. */
export function Dialog({ open, onClose, title, children, close }: DialogProps) {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open) element?.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard equivalent is Escape, which the native dialog handles.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <Button variant="quiet" className={styles.icon} aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>
        <Button onClick={onClose}>{close ?? t('close')}</Button>
      </div>
    </dialog>
  );
}
