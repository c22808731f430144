import { createContext, type ReactNode, use } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../primitives/icon.tsx';
import { VisuallyHidden } from '../primitives/visually-hidden.tsx';
import styles from './panel-action.module.css';
import { SellerContext } from './seller-context.ts';
import { StepAction, type StepNext } from './step-action.tsx';
import { useHeight } from './use-height.ts';

/** The main action of the step, for the summary in its side panel; null if it has none. `waiting` reserves its space until the step is loaded. */
export const PanelActionContext = createContext<StepNext | 'waiting' | null>(null);

/** Shows the side panel, which is closed below 1024 px until it is opened. Outside a panel it does nothing. */
export const RevealPanelContext = createContext<() => void>(() => {});

const Line = ({ children }: { children: ReactNode }) => (
  <p className={styles.line}>
    <Icon name="check" size={16} />
    {children}
  </p>
);

/**
 * The end of a summary in the side panel: its price, and the main action of the step below it. From 1024 px both stay in view, however long the
 * summary is; the reasons to trust the seller do not, because they would leave no room for the lines of the price.
 */
export function PanelAction({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const next = use(PanelActionContext);
  const { cancellation, assurances } = use(SellerContext);
  // A line that gets the focus is scrolled to above it.
  const foot = useHeight<HTMLDivElement>('--foot-height', true);
  return (
    <>
      <div ref={foot} className={styles.foot}>
        {children}
        {next === 'waiting' ? (
          <div className={styles.reserved} />
        ) : next ? (
          <StepAction next={{ ...next, label: next.panelLabel ?? next.label }} className={styles.action} />
        ) : null}
        {cancellation === null ? null : (
          <Line>
            <span>{cancellation}</span>
          </Line>
        )}
      </div>
      {assurances.map(({ text, href, verified }) => (
        <Line key={text}>
          <span>
            {href === null ? (
              <span>{text}</span>
            ) : (
              <a href={href} target="_blank" rel="noopener">
                <span>{text}</span>
                <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
              </a>
            )}
            {verified === null ? null : <span>{` · ${verified}`}</span>}
          </span>
        </Line>
      ))}
    </>
  );
}
