import type { ReactNode } from 'react';
import { type TextKey, useTranslation } from '../i18n/index.ts';
import { ActionLink } from '../primitives/action-link.tsx';
import { Icon } from '../primitives/icon.tsx';
import { Notice } from '../primitives/messages/notice.tsx';
import { useHeaderBack } from './header/header-back.ts';
import { PageHeading } from './page-heading.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { PriceAnnouncement } from './price-announcement.tsx';
import { SidePanel } from './side-panel.tsx';
import { StepAction, type StepNext } from './step-action.tsx';
import type { StepBarData } from './step-bar.tsx';
import styles from './step-layout.module.css';

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
  /** The heading, and the title of the document. */
  title: string;
  /** A heading that is not the document's title. */
  heading?: string | undefined;
  /** Across the page, above the heading. */
  banner?: ReactNode;
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
 * action, too; below that, a bar at the bottom opens the panel.
 */
export function StepLayout({
  title,
  heading = title,
  banner = null,
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
  useHeaderBack(back?.href ?? null);
  return (
    <div className={styles.step}>
      <div className={styles.progress}>
        {progress}
        {banner ? <div className={styles.banner}>{banner}</div> : null}
      </div>
      <div className={styles.head}>
        <PageHeading title={title}>{heading}</PageHeading>
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
      <SidePanel next={next} waiting={waiting} error={error} bar={bar}>
        {aside}
      </SidePanel>
    </div>
  );
}
