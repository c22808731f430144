import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import styles from './gallery.module.css';
import { Picture, type PictureProps } from './picture.tsx';

export type GalleryProps = {
  images: readonly string[];
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
  eager?: PictureProps['eager'];
};

/** A row of pictures, scrolled by swipe, arrow keys or two buttons. A single picture has no controls. */
export function Gallery({ images, alt, width = 600, height = 400, eager }: GalleryProps) {
  const { t } = useTranslation('common');
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const picture = (src: string | null, name: string, first: boolean) => (
    <Picture src={src} alt={name} width={width} height={height} eager={first ? eager : false} />
  );
  if (images.length < 2) return <div className={styles.gallery}>{picture(images[0] ?? null, alt, true)}</div>;

  const turn = (step: number) => {
    const element = strip.current;
    if (element) element.scrollTo({ left: element.clientWidth * (index + step) });
  };
  const button = (step: -1 | 1) => {
    const isAtLimit = images[index + step] === undefined;
    return (
      <button
        type="button"
        className={classes(styles.turn, step < 0 ? styles.previous : styles.next)}
        aria-label={t(step < 0 ? 'gallery.previous' : 'gallery.next')}
        aria-disabled={isAtLimit || undefined}
        onClick={() => (isAtLimit ? undefined : turn(step))}
      >
        <Icon name={step < 0 ? 'chevron-left' : 'chevron-right'} />
      </button>
    );
  };
  return (
    <section className={styles.gallery} aria-label={alt}>
      <ul
        ref={strip}
        className={styles.strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable for the arrow keys.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setIndex(Math.round(scrollLeft / Math.max(clientWidth, 1)))}
      >
        {images.map((src, position) => (
          <li key={src} className={styles.slide}>
            {picture(src, t('gallery.picture', { alt, number: position + 1, total: images.length }), position === 0)}
          </li>
        ))}
      </ul>
      {button(-1)}
      {button(1)}
      <span className={styles.dots} aria-hidden="true">
        {images.map((src, position) => (
          <span key={src} className={classes(styles.dot, position === index && styles.current)} />
        ))}
      </span>
    </section>
  );
}
