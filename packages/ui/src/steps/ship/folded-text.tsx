import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { RichText, VisuallyHidden } from '../../primitives/index.ts';
import styles from './folded-text.module.css';

/** A description, folded after four lines; the button to unfold it appears only where there is more to read. */
export function FoldedText({ html, about }: { html: string; about: string }) {
  const { t } = useTranslation('ship');
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [folded, setFolded] = useState(false);
  useEffect(() => {
    const element = text.current;
    if (!element || open) return undefined;
    const observer = new ResizeObserver(() => setFolded(element.scrollHeight > element.clientHeight + 2));
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);
  return (
    <div>
      <div ref={text} id={id} className={open ? styles.open : styles.folded} data-more={folded || undefined}>
        <RichText html={html} />
      </div>
      <div className={styles.foot}>
        {(folded || open) && (
          <button type="button" className={styles.more} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {open ? t('less') : t('more')}
            <VisuallyHidden> {about}</VisuallyHidden>
          </button>
        )}
      </div>
    </div>
  );
}
