import { useState } from 'react';
import { classes } from './classes.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import styles from './picture.module.css';

export type PictureProps = {
  src: string | null;
  alt: string;
  /** In CSS pixels, of the size that is shown; they give the shape that is kept free while it loads. */
  width: number;
  height: number;
  /** For pictures of the first view: fetched at once, the `first` before all else. The others are lazy, and come last. */
  eager?: boolean | 'first' | undefined;
  className?: string | undefined;
};

/** A picture with a drawing as its fallback when it is missing or broken. */
export function Picture({ src, alt, width, height, eager = false, className }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || broken === src) return <DrawnPicture alt={alt} width={width} height={height} className={styles.picture} />;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager === 'first' ? 'high' : eager ? 'auto' : 'low'}
      // The first is painted with the page, if it is there by then.
      decoding={eager === 'first' ? 'sync' : 'async'}
      className={classes(styles.picture, className)}
      style={{ aspectRatio: `${width} / ${height}` }}
      onError={() => setBroken(src)}
    />
  );
}
