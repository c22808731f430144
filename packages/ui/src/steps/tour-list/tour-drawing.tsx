import styles from './tour-drawing.module.css';

/** A pseudo-random number from 0 to 1, derived from a text and a salt. */
function seededNumber(text: string, salt: number): number {
  let hash = Math.imul(salt, 0x9e3779b1);
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A line of hills or waves across the drawing. */
function ridge(seed: string, salt: number, base: number, height: number): string {
  const points = Array.from({ length: 5 }, (_, index) => base - height * seededNumber(seed, salt + index));
  const curve = points.map((y, index) => {
    const x = index * 160 - 80;
    return `S${x - 60} ${round(y)} ${x} ${round(y)}`;
  });
  return `M-160 ${base}${curve.join('')}S700 ${base} 760 ${base}V400H-160Z`;
}

/**
 * A landscape of sky, land, water, a ship and a bicycle path. Each tour has its own drawing, the same on every visit, as the tour list's
 * response contains no pictures.
 */
export function TourDrawing({ seed }: { seed: string }) {
  const sunX = 90 + 420 * seededNumber(seed, 1);
  const sunY = 74 + 60 * seededNumber(seed, 2);
  const shipX = 120 + 250 * seededNumber(seed, 3);
  const mill = seededNumber(seed, 4) > 0.5;
  const treeX = 60 + 460 * seededNumber(seed, 5);
  return (
    <svg className={styles.drawing} viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width="600" height="400" className={styles.sky} />
      <circle cx={round(sunX)} cy={round(sunY)} r="40" className={styles.sun} />
      <path d={ridge(seed, 10, 236, 70)} className={styles.far} />
      <path d={ridge(seed, 20, 258, 34)} className={styles.near} />
      {mill ? (
        <g transform={`translate(${round(treeX)} 168)`}>
          <path d="M-14 84 -8 22H8L14 84Z" className={styles.land} />
          <path d="M0 24 34-8M0 24-34-8M0 24 34 56M0 24-34 56" className={styles.sail} />
        </g>
      ) : (
        <g transform={`translate(${round(treeX)} 196)`} className={styles.land}>
          <path d="M-26 56c-8-40 6-66 14-66s22 26 14 66Z" />
          <path d="M6 56C0 28 10 8 18 8s18 20 12 48Z" />
        </g>
      )}
      <path d="M-10 252h620v158H-10Z" className={styles.water} />
      <g transform={`translate(${round(shipX)} 0)`}>
        <path d="M0 262h190l-26 42H28Z" className={styles.hull} />
        <path d="M30 262v-30h96l34 30Z" className={styles.deck} />
        <path d="M60 232v-22h36v22Z" className={styles.house} />
        <path d="M44 242h14v11H44Zm26 0h14v11H70Zm26 0h14v11H96Z" className={styles.window} />
      </g>
      <path d="M-10 302c80-16 160 16 240 0s160-16 240 0 100 8 150 0v108H-10Z" className={styles.deep} />
      <path d="M-10 352c160-34 360-30 620 6v52H-10Z" className={styles.bank} />
      <path d="M-10 384c180-30 380-26 620 2" className={styles.path} />
    </svg>
  );
}
