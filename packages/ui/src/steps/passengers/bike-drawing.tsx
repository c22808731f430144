import styles from './bike-drawing.module.css';

/** A drawing of a touring bicycle, for bicycles without a photograph. Decorative, as the name is next to it. */
export const BikeDrawing = () => (
  <svg className={styles.drawing} viewBox="0 0 240 96" aria-hidden="true" focusable="false">
    <path className={styles.sky} d="M0 0h240v96H0z" />
    <path className={styles.water} d="M0 70q20-6 40 0t40 0 40 0 40 0 40 0 40 0v26H0z" />
    <g className={styles.line}>
      <circle cx="84" cy="60" r="21" />
      <circle cx="156" cy="60" r="21" />
      <path d="M84 60l22-33h38l12 33M106 27l12 33h2l24-33M84 60h34M101 20h13M144 27l-3-10h12M66 43h20" />
      <circle cx="119" cy="60" r="5" />
    </g>
  </svg>
);
