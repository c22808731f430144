import styles from './day-price.module.css';

type DayPriceProps = { price: string; kind: 'price' | 'was' };

/** A price in a day's cell. Its figures and its sign are whole; in a narrow day the sign has a line of its own. */
export function DayPrice({ price, kind }: DayPriceProps) {
  const Element = kind === 'was' ? 'del' : 'span';
  // The sign is before the figures or after them, with or without a space.
  const parts = price.match(/[\d.,]+|\D+/g) ?? [];
  return (
    <Element className={styles[kind]} data-text={kind} translate="no">
      {parts.map((part) => (
        <span key={part} className={/\d/.test(part) ? undefined : styles.sign}>
          {part}
        </span>
      ))}
    </Element>
  );
}
