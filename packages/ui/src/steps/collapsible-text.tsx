import type { LocalText } from '@booking/domain/translations';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { RichText, ScriptButton, VisuallyHidden } from '../primitives/index.ts';
import styles from './collapsible-text.module.css';

type CollapsibleTextProps = {
  text: LocalText;
  /** What the text is about, for the button's name. */
  about: string;
  /** How many lines are shown at first. */
  lines?: 2 | 4 | undefined;
};

/**
 * A description, clipped after some lines. The button that expands it stands at the end of the last line, and only where text is clipped, so it
 * moves nothing.
 */
export function CollapsibleText({ text: { text: html, language }, about, lines = 4 }: CollapsibleTextProps) {
  const { t } = useTranslation('cards');
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [isClipped, setIsClipped] = useState(false);
  useEffect(() => {
    const element = text.current;
    if (!element || !content.current || open) return undefined;
    const observer = new ResizeObserver(() => setIsClipped(element.scrollHeight > element.clientHeight + 2));
    // Not the clipped element: it keeps its size when its text grows.
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [open]);
  return (
    <div className={styles.text}>
      <div ref={text} id={id} className={open ? undefined : styles.collapsed} data-lines={lines}>
        <div ref={content}>
          <RichText html={html} lang={language} />
        </div>
      </div>
      {(isClipped || open) && (
        <ScriptButton className={open ? styles.less : styles.more} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <span>{open ? t('less') : t('more')}</span>
          <VisuallyHidden>{` ${about}`}</VisuallyHidden>
        </ScriptButton>
      )}
    </div>
  );
}
