import type { ReactNode } from 'react';
import { HelpBlock, type HelpBlockProps } from './help-block.tsx';
import { helpId } from './help-line.tsx';
import { SellerContext } from './seller-context.ts';
import styles from './step-aside.module.css';

/**
 * The content of a side panel: the summary, and the help of the brand. From 1024 px the summary stays in view, and the help is below the content of
 * the step; without a summary it is beside it.
 */
export const StepAside = ({ children, ...help }: HelpBlockProps & { children?: ReactNode }) => (
  <SellerContext value={help.facts}>
    <div className={styles.summary}>{children}</div>
    <div id={helpId} tabIndex={-1} className={styles.help}>
      <HelpBlock {...help} />
    </div>
  </SellerContext>
);
