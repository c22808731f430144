import type { ReactNode } from 'react';
import { Card } from '../../primitives/index.ts';
import styles from './payment-card.module.css';

/** What is paid now, and the form that pays it. */
export const PaymentCard = ({ children }: { children: ReactNode }) => <Card className={styles.card}>{children}</Card>;
