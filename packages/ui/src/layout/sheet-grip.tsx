import { type PointerEvent, useRef } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { classes } from '../primitives/classes.ts';
import { ScriptButton } from '../primitives/script-button.tsx';
import styles from './sheet-grip.module.css';

type SheetGripProps = { className: string | undefined; onClose(): void };

/** Pixels that the sheet is pulled down before letting go closes it. */
const closesFrom = 60;

/** The grip at the top of an opened sheet: a press closes it, and so does a pull downwards, which the sheet follows. */
export function SheetGrip({ className, onClose }: SheetGripProps) {
  const { t } = useTranslation('common');
  const start = useRef<number | null>(null);
  const pulled = (event: PointerEvent): number => (start.current === null ? 0 : Math.max(0, event.clientY - start.current));
  const follow = (event: PointerEvent<HTMLButtonElement>, distance: number): void => {
    const sheet = event.currentTarget.parentElement;
    if (sheet) sheet.style.translate = distance > 0 ? `0 ${distance}px` : '';
  };
  return (
    <ScriptButton
      className={classes(styles.grip, className)}
      aria-label={t('bar.close')}
      onPointerDown={(event) => {
        start.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => follow(event, pulled(event))}
      onPointerUp={(event) => {
        if (pulled(event) > closesFrom) onClose();
        follow(event, 0);
        start.current = null;
      }}
      onPointerCancel={(event) => {
        follow(event, 0);
        start.current = null;
      }}
      onClick={onClose}
    />
  );
}
