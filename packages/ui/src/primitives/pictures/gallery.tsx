import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { ActionLink, isPlainClick } from '../action-link.tsx';
import { Icon } from '../icon.tsx';
import styles from './gallery.module.css';
import type { GalleryDialog } from './gallery-dialog.tsx';
import { Picture, type PictureProps } from './picture.tsx';

export type GalleryProps = {
  images: readonly string[];
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
  eager?: PictureProps['eager'];
};

const loadDialog = () => import('./gallery-dialog.tsx');
const preload = () => void loadDialog().catch(() => {});

/**
 * The first picture, which opens all of them large. It fills the height of its container. Without scripts, or if the gallery cannot be loaded, it
 * links to the picture itself.
 */
export function Gallery({ images, alt, width = 600, height = 400, eager }: GalleryProps) {
  const { t } = useTranslation('cards');
  const link = useRef<HTMLAnchorElement>(null);
  const [Dialog, setDialog] = useState<typeof GalleryDialog | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [src = null] = images;
  const picture = <Picture src={src} alt={alt} width={width} height={height} eager={eager} />;
  if (!src) return <div className={styles.gallery}>{picture}</div>;

  async function open(event: MouseEvent): Promise<void> {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setIsLoading(true);
    try {
      const { GalleryDialog } = await loadDialog();
      setDialog(() => GalleryDialog);
    } catch {
      window.location.assign(src as string);
    } finally {
      setIsLoading(false);
    }
  }
  function close(): void {
    setDialog(null);
    // Safari does not focus a link that is clicked, so the dialog cannot give the focus back by itself.
    link.current?.focus({ preventScroll: true });
  }
  return (
    <>
      <ActionLink
        ref={link}
        variant="bare"
        href={src}
        newWindow
        className={styles.gallery}
        aria-haspopup="dialog"
        data-waiting={isLoading ? '' : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => void open(event)}
      >
        {picture}
        <span className={styles.count}>
          <Icon name="search" size={16} />
          <span>{t('gallery.pictures', { count: images.length })}</span>
        </span>
      </ActionLink>
      {Dialog && <Dialog images={images} title={alt} onClose={close} />}
    </>
  );
}
