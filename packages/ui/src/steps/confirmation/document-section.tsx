import type { ReactNode } from 'react';
import { Muted } from '../../primitives/index.ts';
import styles from './document-section.module.css';

type DocumentSectionProps = {
  /** The id of its heading. */
  id: string;
  title: string;
  lead?: string | undefined;
  children: ReactNode;
};

/** A section of the document that the visitor orders by. */
export const DocumentSection = ({ id, title, lead, children }: DocumentSectionProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <div>
      <h2 id={id}>{title}</h2>
      {lead === undefined ? null : <Muted>{lead}</Muted>}
    </div>
    {children}
  </section>
);
