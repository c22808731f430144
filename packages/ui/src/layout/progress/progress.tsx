import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { ActionLink } from '../../primitives/action-link.tsx';
import { Icon } from '../../primitives/icon.tsx';
import { useIsHydrating } from '../../primitives/rendering/hydration-boundary.tsx';
import { useBreakpoint } from '../../primitives/rendering/use-breakpoint.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import { Menu } from '../header/menu.tsx';
import styles from './progress.module.css';

export type ProgressStep = { key: string; label: string; href: string | null; state: 'done' | 'current' | 'later' };
export type ProgressProps = { steps: readonly ProgressStep[]; marker: 'boat' | 'bike' };

const Wave = () => (
  <svg className={styles.wave} viewBox="0 0 96 8" preserveAspectRatio="none" aria-hidden="true">
    <path
      d="M0 4q4-5 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);

const Target = ({ step, className, children }: { step: ProgressStep; className: string | undefined; children: ReactNode }) =>
  step.href === null ? (
    <span className={className} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
      {children}
    </span>
  ) : (
    <ActionLink variant="bare" href={step.href} className={className} data-state={step.state}>
      {children}
    </ActionLink>
  );

/**
 * The seven steps on a water line, with a boat or bicycle on the current step. Below 768 px it is a dropdown. The steps before the
 * current one are links.
 */
export function Progress({ steps, marker }: ProgressProps) {
  const { t } = useTranslation('progress');
  // A server does not know the width: its page has both, and the style sheet shows one.
  const isHydrating = useIsHydrating();
  const isWide = useBreakpoint('fromTablet');
  const position = steps.findIndex(({ state }) => state === 'current');
  const mark = ({ key, state }: ProgressStep) =>
    state === 'current' ? <Icon name={marker} /> : state === 'later' ? null : <Icon name={key === 'back_to_home' ? 'home' : 'check'} />;
  return (
    <nav className={styles.progress} aria-label={t('label')}>
      {isHydrating || !isWide ? (
        <Menu
          className={styles.phone}
          summary={
            <>
              <Icon name={marker} className={styles.marker} />
              <span className={styles.count}>{t('stepOf', { number: Math.max(position, 0), total: steps.length - 1 })}</span>
              <span aria-hidden="true">·</span>
              <span className={styles.label}>{steps[position]?.label}</span>
            </>
          }
        >
          <ol>
            {steps.map((step) => (
              <li key={step.key}>
                <Target step={step} className={styles.entry}>
                  <span className={styles.spot}>{mark(step)}</span>
                  <span>{step.label}</span>
                  {step.state === 'done' && step.key !== 'back_to_home' ? <VisuallyHidden>{`(${t('done')})`}</VisuallyHidden> : null}
                </Target>
              </li>
            ))}
          </ol>
        </Menu>
      ) : null}
      {isHydrating || isWide ? (
        <ol className={styles.wide}>
          {steps.map((step, index) => (
            <li key={step.key} className={styles.step} data-state={step.state}>
              {index > 0 ? <Wave /> : null}
              <Target step={step} className={styles.target}>
                <span className={styles.node}>{mark(step)}</span>
                <span className={styles.label}>{step.label}</span>
                {step.state === 'done' && step.key !== 'back_to_home' ? <VisuallyHidden>{`(${t('done')})`}</VisuallyHidden> : null}
              </Target>
            </li>
          ))}
        </ol>
      ) : null}
    </nav>
  );
}
