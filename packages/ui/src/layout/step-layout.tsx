import { type ReactNode, useCallback, useId, useState } from 'react';
import { type TextKey, useTranslation } from '../i18n/index.ts';
import { ActionLink } from '../primitives/action-link.tsx';
import { Icon } from '../primitives/icon.tsx';
import { Notice } from '../primitives/messages/notice.tsx';
import { useHeaderBack } from './header/header-back.ts';
import { PageHeading } from './page-heading.tsx';
import { PanelActionContext, RevealPanelContext } from './panel-action.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { PriceAnnouncement } from './price-announcement.tsx';
import { StepAction, type StepNext } from './step-action.tsx';
import { StepBar, type StepBarData } from './step-bar.tsx';
import styles from './step-layout.module.css';
import { useHeight } from './use-height.ts';

/** The props that all step views share and pass to `StepLayout`. */
export type StepViewProps = {
  /** The key of the heading. */
  title: TextKey;
  progress: ReactNode;
  /** Booking summary and help. */
  aside: ReactNode;
  back?: { href: string; label?: string | undefined } | null | undefined;
  next?: StepNext | null | undefined;
  /** Null where the page itself has the action, for example in a payment form: then the side panel follows the content below 1024 px. */
  bar?: StepBarData | null | undefined;
};

export type StepLayoutProps = Omit<StepViewProps, 'title'> & {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** The content is loading: the actions are hidden, as their final position is not known yet. */
  waiting?: boolean | undefined;
  /** An error of the step as a whole, shown next to the main action. */
  error?: string | null | undefined;
};

const emptyBar: StepBarData = { total: null, dates: null };

/**
 * The layout of a step: progress, heading, content, back link and main action. From 1024 px it has a side panel, whose summary has the main
 * action, too; below that, a bar at the bottom opens the panel. SHELL-19, SHELL-49.
 */
export function StepLayout({
  title,
  lead,
  progress,
  children,
  waiting = false,
  aside,
  back = null,
  next = null,
  error = null,
  bar = emptyBar,
}: StepLayoutProps) {
  const { t } = useTranslation('common');
  // The panel scrolls when it is opened from the bar, so it must be focusable for the arrow keys.
  const [open, setOpen] = useState(false);
  const reveal = useCallback(() => setOpen(true), []);
  const panelId = useId();
  // The panel's sticky position depends on whether it fits the screen.
  const panel = useHeight<HTMLElement>('--panel-height');
  // The scroll padding of the page keeps scroll targets above the dock. Without a bar, the panel follows the content and covers nothing.
  const dock = useHeight<HTMLDivElement>('--dock-height', true);
  useHeaderBack(back?.href ?? null);
  return (
    <div className={styles.step}>
      <div className={styles.progress}>{progress}</div>
      <div className={styles.head}>
        <PageHeading>{title}</PageHeading>
        {lead ? <div className={styles.lead}>{lead}</div> : null}
      </div>
      <div className={styles.content}>
        {bar?.notice ? <div className={styles.narrowOnly}>{bar.notice}</div> : null}
        <PartBoundary>{children}</PartBoundary>
        {error ? (
          <div className={styles.wideError}>
            <Notice tone="error">{error}</Notice>
          </div>
        ) : null}
        {!waiting && (back || next) ? (
          <div className={styles.actions}>
            {back ? (
              <ActionLink variant="quiet" href={back.href}>
                <Icon name="chevron-left" />
                <span>{back.label ?? t('back')}</span>
              </ActionLink>
            ) : null}
            {next ? <StepAction next={next} detailed className={styles.next} /> : null}
          </div>
        ) : null}
        {waiting ? null : next?.note}
      </div>
      {bar ? <PriceAnnouncement {...bar} /> : null}
      <div ref={bar ? dock : null} className={bar ? styles.dock : styles.undocked}>
        <aside
          ref={panel}
          id={panelId}
          className={bar ? styles.aside : styles.below}
          data-open={open || undefined}
          aria-label={t('bar.panel')}
          tabIndex={open ? 0 : -1}
        >
          <PartBoundary>
            <PanelActionContext value={waiting ? 'waiting' : next}>
              <RevealPanelContext value={reveal}>{aside}</RevealPanelContext>
            </PanelActionContext>
          </PartBoundary>
        </aside>
        {bar ? (
          <PartBoundary>
            <StepBar data={bar} next={next} error={error} open={open} panelId={panelId} onToggle={() => setOpen(!open)} />
          </PartBoundary>
        ) : null}
      </div>
    </div>
  );
}
