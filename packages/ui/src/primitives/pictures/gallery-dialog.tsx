import { type KeyboardEvent, use, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Icon } from '../icon.tsx';
import { ScriptButton } from '../script-button.tsx';
import { CaptionsContext } from './captions-context.ts';
import styles from './gallery-dialog.module.css';
import { Picture } from './picture.tsx';

export type GalleryDialogProps = {
  images: readonly string[];
  /** What the pictures show. */
  title: string;
  onClose(): void;
};

const stepByKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** All pictures, large, in a native modal dialog: two buttons, the arrow keys, a swipe and, on wide screens, small pictures turn them, and Escape closes it. */
export function GalleryDialog({ images, title, onClose }: GalleryDialogProps) {
  const { t } = useTranslation(['cards', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  /** The picture that the strip is scrolling to. */
  const target = useRef<number | null>(null);
  const [index, setIndex] = useState(0);
  const titleId = useId();
  const total = images.length;
  const captions = images.map(use(CaptionsContext));
  const caption = captions[index];
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  function show(next: number): void {
    if (images[next] === undefined || !strip.current) return;
    target.current = next;
    setIndex(next);
    strip.current.scrollTo({ left: strip.current.clientWidth * next });
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = stepByKey[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(index + step);
  }
  function onScroll(): void {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    const position = scrollLeft / Math.max(clientWidth, 1);
    if (target.current !== null && Math.abs(position - target.current) < 0.02) target.current = null;
    if (target.current === null) setIndex(Math.round(position));
  }
  const button = (step: -1 | 1) => (
    <ScriptButton
      className={styles.icon}
      aria-label={t(step < 0 ? 'cards:gallery.previous' : 'cards:gallery.next')}
      aria-disabled={images[index + step] === undefined || undefined}
      onClick={() => show(index + step)}
    >
      <Icon name={step < 0 ? 'chevron-left' : 'chevron-right'} size={24} />
    </ScriptButton>
  );
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <ScriptButton className={styles.icon} aria-label={t('common:close')} onClick={() => dialog.current?.close()}>
          <Icon name="close" size={24} />
        </ScriptButton>
      </div>
      <ul
        ref={strip}
        className={styles.strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable.
        tabIndex={0}
        aria-label={title}
        onScroll={onScroll}
        // A swipe or the wheel takes over from a button.
        onPointerDown={() => {
          target.current = null;
        }}
        onWheel={() => {
          target.current = null;
        }}
      >
        {images.map((src, position) => (
          <li key={src} className={styles.slide}>
            <Picture
              src={src}
              alt={total > 1 ? t('cards:gallery.picture', { alt: title, number: position + 1, total }) : title}
              width={1200}
              height={800}
              eager={position < 2}
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
      {/* Its space is there for all pictures if one has a caption, so that none of them moves. */}
      <p className={styles.caption} aria-live="polite" hidden={captions.every((one) => one === null)}>
        <span lang={caption?.language ?? undefined}>{caption?.text ?? '\u00a0'}</span>
      </p>
      {total > 1 && (
        <div className={styles.foot}>
          {button(-1)}
          <p aria-live="polite">{t('cards:gallery.position', { number: index + 1, total })}</p>
          {button(1)}
        </div>
      )}
      {total > 1 && (
        <ul className={styles.thumbnails}>
          {images.map((src, position) => (
            <li key={src}>
              <ScriptButton
                className={styles.thumbnail}
                aria-label={t('cards:gallery.picture', { alt: title, number: position + 1, total })}
                aria-current={position === index || undefined}
                onClick={() => show(position)}
              >
                <Picture src={src} alt="" width={96} height={64} />
              </ScriptButton>
            </li>
          ))}
        </ul>
      )}
    </dialog>
  );
}
