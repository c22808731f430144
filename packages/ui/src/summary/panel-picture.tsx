import { Picture } from '../primitives/pictures/picture.tsx';
import styles from './panel-picture.module.css';

/** The picture at the top of a summary in the side panel, from 1024 px: there is no room for it above the bar. */
export const PanelPicture = ({ src }: { src: string | null | undefined }) =>
  src ? (
    <div className={styles.picture}>
      <Picture src={src} alt="" width={376} height={136} />
    </div>
  ) : null;

/** The space of a picture whose address is not known yet. */
export const PanelPicturePlaceholder = () => (
  <div className={styles.picture} data-placeholder="">
    <div className={styles.reserved} />
  </div>
);
