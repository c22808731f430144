import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../primitives/index.ts';
import styles from './accepted-cards.module.css';

const Word = ({ children, ...look }: { children: string; fill: string; fontStyle?: string }) => (
  <text {...look} x="19" y="16.5" textLength="26" lengthAdjust="spacingAndGlyphs" textAnchor="middle" fontSize="12" fontWeight="800">
    {children}
  </text>
);

/** The cards by their names in the configuration, each with its mark of 38 × 24, drawn for this project. */
const cards = new Map<string, { name: string; background: string; mark: ReactNode }>([
  [
    'visa',
    {
      name: 'Visa',
      background: '#fff',
      mark: (
        <Word fill="#1a1f71" fontStyle="italic">
          VISA
        </Word>
      ),
    },
  ],
  [
    'mastercard',
    {
      name: 'Mastercard',
      background: '#fff',
      mark: (
        <>
          <circle cx="15" cy="12" r="7" fill="#eb001b" />
          <circle cx="23" cy="12" r="7" fill="#f79e1b" />
          <path d="M19 6.26a7 7 0 0 1 0 11.48 7 7 0 0 1 0-11.48Z" fill="#ff5f00" />
        </>
      ),
    },
  ],
  ['amex', { name: 'American Express', background: '#016fd0', mark: <Word fill="#fff">AMEX</Word> }],
]);

/** The marks of the cards that are accepted. A card without a mark is left out; without any there is no list. */
export function AcceptedCards({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('payment');
  const shown = names.flatMap((name) => cards.get(name) ?? []);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.cards} aria-label={t('form.accepted')} translate="no">
      {shown.map(({ name, background, mark }) => (
        <li key={name}>
          <svg width="38" height="24" aria-hidden="true" focusable="false">
            <rect width="38" height="24" rx="4" fill={background} />
            {mark}
          </svg>
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
