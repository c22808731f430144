import type { CardBrand } from '@booking/config';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../primitives/index.ts';
import styles from './accepted-cards.module.css';

const names = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' } as const satisfies Record<CardBrand, string>;

const Word = ({ children, ...place }: { children: string; fill: string; fontStyle?: string }) => (
  <text {...place} x="19" y="16.5" textLength="26" lengthAdjust="spacingAndGlyphs" textAnchor="middle" fontSize="12" fontWeight="800">
    {children}
  </text>
);

/** The marks on a card of 38 × 24, drawn for this project. */
const marks: Record<CardBrand, ReactNode> = {
  visa: (
    <>
      <rect width="38" height="24" rx="4" fill="#fff" />
      <Word fill="#1a1f71" fontStyle="italic">
        VISA
      </Word>
    </>
  ),
  mastercard: (
    <>
      <rect width="38" height="24" rx="4" fill="#fff" />
      <circle cx="15" cy="12" r="7" fill="#eb001b" />
      <circle cx="23" cy="12" r="7" fill="#f79e1b" />
      <path d="M19 6.26a7 7 0 0 1 0 11.48 7 7 0 0 1 0-11.48Z" fill="#ff5f00" />
    </>
  ),
  amex: (
    <>
      <rect width="38" height="24" rx="4" fill="#016fd0" />
      <Word fill="#fff">AMEX</Word>
    </>
  ),
};

/** The marks of the cards that are accepted. Without any there is no list. PAY-73. */
export function AcceptedCards({ cards }: { cards: readonly CardBrand[] }) {
  const { t } = useTranslation('payment');
  if (cards.length === 0) return null;
  return (
    <ul className={styles.cards} aria-label={t('form.accepted')} translate="no">
      {cards.map((card) => (
        <li key={card}>
          <svg width="38" height="24" aria-hidden="true" focusable="false">
            {marks[card]}
          </svg>
          <VisuallyHidden>{names[card]}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
