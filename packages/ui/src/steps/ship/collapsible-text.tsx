import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { RichText, VisuallyHidden } from '../../primitives/index.ts';
import styles from './collapsible-text.module.css';

/** A description, clipped after four lines. The button that expands it is shown only where text is clipped. */
export function CollapsibleText({ html, about }: { html: string; about: string }) {
  const { t } = useTranslation('ship');
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [isClipped, setIsClipped] = useState(false);
  useEffect(() => {
    const element = text.current;
    if (!element || open) return undefined;
    const observer = new ResizeObserver(() => setIsClipped(element.scrollHeight > element.clientHeight + 2));
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);
  return (
    <div>
      <div ref={text} id={id} className={open ? styles.open : styles.collapsed} data-more={isClipped || undefined}>
        <RichText html={html} />
      </div>
      <div className={styles.foot}>
        {(isClipped || open) && (
          <button type="button" className={styles.more} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            <span>{open ? t('less') : t('more')}</span>
            <VisuallyHidden>{` ${about}`}</VisuallyHidden>
          </button>
        )}
      </div>
    </div>
  );
}
