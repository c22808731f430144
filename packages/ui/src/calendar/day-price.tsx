import styles from './day-price.module.css';

/** Where an amount has its sign: before the figures or after them, with or without a space. */
const sign = /(€\s|\s€|€)/;

type DayPriceProps = { price: string; kind: 'price' | 'was' };

/** A price in a day's cell. Its figures and its sign are whole; in a narrow day the sign has a line of its own. */
export function DayPrice({ price, kind }: DayPriceProps) {
  const Element = kind === 'was' ? 'del' : 'span';
  const parts = price.split(sign).filter((part) => part !== '');
  return (
    <Element className={styles[kind]} data-text={kind} translate="no">
      {parts.map((part) => (
        <span key={part} className={sign.test(part) ? styles.sign : undefined}>
          {part}
        </span>
      ))}
    </Element>
  );
}
