import { use, useState } from 'react';
import { classes } from '../classes.ts';
import { useOptionalPart } from '../rendering/use-optional-part.ts';
import styles from './picture.module.css';
import { PictureVariantsContext, toPictureStyle, toSrcSet } from './variants.ts';

export type PictureProps = {
  /** Its fragment may say how it is cropped, and its main colour: `toPictureStyle`. */
  src: string | null;
  alt: string;
  /** The rendered size in CSS pixels. It reserves the picture's space while it loads. */
  width: number;
  height: number;
  /** For pictures above the fold: they are fetched at once, all others once they come near. Only `first` has high priority. */
  eager?: boolean | 'first' | undefined;
  className?: string | undefined;
  /** The address of a picture that stands for a missing or broken one. Without it a ship is drawn. */
  fallback?: string | undefined;
};

const loadDrawing = () => import('./drawn-picture.tsx');

/** A picture in the size that is shown, or its fallback when it is missing or broken. */
export function Picture({ src, alt, width, height, eager = false, className, fallback }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const variants = use(PictureVariantsContext);
  const shown = src && broken !== src ? src : fallback;
  const drawing = useOptionalPart(loadDrawing, !shown);
  const aspectRatio = `${width} / ${height}`;
  if (!shown)
    return (
      <div className={styles.picture} style={{ aspectRatio }} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
        {drawing ? <drawing.DrawnPicture /> : null}
      </div>
    );
  const srcSet = toSrcSet(shown, variants);
  // A variant that is broken gives way to the picture itself.
  const offered = broken === srcSet ? undefined : srcSet;
  return (
    <img
      src={shown}
      srcSet={offered}
      sizes={offered && `min(100vw, ${width}px)`}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager === 'first' ? 'high' : 'low'}
      // Synchronous decoding paints the first picture together with the page, if it is already loaded.
      decoding={eager === 'first' ? 'sync' : 'async'}
      className={classes(styles.picture, className)}
      style={{ aspectRatio, ...toPictureStyle(shown) }}
      onError={() => setBroken(offered ?? src)}
    />
  );
}
