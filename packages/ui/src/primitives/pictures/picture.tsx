import { useState } from 'react';
import { classes } from '../classes.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import styles from './picture.module.css';

export type PictureProps = {
  src: string | null;
  alt: string;
  /** The rendered size in CSS pixels. It reserves the picture's space while it loads. */
  width: number;
  height: number;
  /** For pictures above the fold: they are fetched at once, `first` with high priority. All others are lazy, with low priority. */
  eager?: boolean | 'first' | undefined;
  className?: string | undefined;
  /** The address of a picture that stands for a missing or broken one. Without it a ship is drawn. */
  fallback?: string | undefined;
};

/** A picture, or its fallback when it is missing or broken. */
export function Picture({ src, alt, width, height, eager = false, className, fallback }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src && broken !== src ? src : fallback;
  if (!shown) return <DrawnPicture alt={alt} width={width} height={height} className={styles.picture} />;
  return (
    <img
      src={shown}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager === 'first' ? 'high' : eager ? 'auto' : 'low'}
      // Synchronous decoding paints the first picture together with the page, if it is already loaded.
      decoding={eager === 'first' ? 'sync' : 'async'}
      className={classes(styles.picture, className)}
      style={{ aspectRatio: `${width} / ${height}` }}
      onError={() => setBroken(src)}
    />
  );
}
