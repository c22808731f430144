import { Picture } from '../../primitives/index.ts';
import styles from './result-picture.module.css';

const [width, height] = [1184, 200];

/** The picture of the tour across the page; without one, a boat under the sun. */
export const ResultPicture = ({ src }: { src: string | null }) => (
  <div className={styles.picture}>
    {src === null ? <Drawing /> : <Picture src={src} alt="" width={width} height={height} eager="first" className={styles.image} />}
  </div>
);

/** A small window shows the middle of it. */
const Drawing = () => (
  <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMax slice" width="100%" height="100%" aria-hidden="true">
    <rect width={width} height={height} className={styles.sky} />
    <circle cx="742" cy="62" r="34" className={styles.sun} />
    <path d="M0 150q120-62 250-34t230-6 250 4 220-26 234 44v32H0Z" className={styles.hill} />
    <g className={styles.boat}>
      <path d="M462 128h232l-20 38H486Z" />
      <path d="M500 128V96h128l26 32M528 96V52" />
      <path d="M518 106h24v12h-24Zm38 0h24v12h-24Zm38 0h24v12h-24Z" className={styles.window} />
    </g>
    <path d="M528 52c14-6 18 6 32 0v17c-14 6-18-6-32 0Z" className={styles.flag} />
    <path d="M0 158q37-16 74 0t74 0 74 0 74 0 74 0 74 0 74 0 74 0 74 0 74 0 74 0 74 0 74 0 74 0 74 0 74 0v42H0Z" className={styles.water} />
    <path d="M0 178q37-16 74 0t74 0 74 0 74 0 74 0 74 0 74 0 74 0 74 0 74 0 74 0 74 0 74 0 74 0 74 0 74 0v22H0Z" className={styles.deep} />
  </svg>
);
