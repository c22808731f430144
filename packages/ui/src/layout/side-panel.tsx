import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { useAfterContent } from '../primitives/rendering/use-after-content.ts';
import { useBreakpoint } from '../primitives/rendering/use-breakpoint.ts';
import { ScriptButton } from '../primitives/script-button.tsx';
import { PanelActionContext, RevealPanelContext } from './panel-action.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { SheetGrip } from './sheet-grip.tsx';
import styles from './side-panel.module.css';
import type { StepNext } from './step-action.tsx';
import { StepBar, type StepBarData } from './step-bar.tsx';

type SidePanelProps = {
  children: ReactNode;
  next: StepNext | null;
  /** The content is loading: the panel's action is hidden, as its final position is not known yet. */
  waiting: boolean;
  /** An error of the step as a whole, shown next to the bar's action. */
  error: string | null;
  /** Null where the page itself has the action: then the panel follows the content below 1024 px. */
  bar: StepBarData | null;
};

/** The side panel of a step, beside its content from 1024 px; below that, the bar at the bottom of the screen opens it. */
export function SidePanel({ children, next, waiting, error, bar }: SidePanelProps) {
  const { t } = useTranslation('common');
  // The panel scrolls when it is opened from the bar, so it must be focusable for the arrow keys.
  const [open, setOpen] = useState(false);
  const isRendered = useAfterContent(useBreakpoint('fromDesktop') || open || bar === null);
  const reveal = useCallback(() => setOpen(true), []);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    toggle.current?.focus();
  };
  const panelId = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the sheet from whatever has the focus in it
    <div
      className={bar ? styles.dock : styles.undocked}
      onKeyDown={(event) => {
        if (!open || event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        close();
      }}
    >
      {/* Covers the page behind the sheet. The keyboard has Escape and the bar's button. */}
      {bar && open ? <ScriptButton className={styles.backdrop} tabIndex={-1} aria-hidden="true" onClick={close} /> : null}
      <aside
        id={panelId}
        className={bar ? styles.aside : styles.below}
        data-open={open || undefined}
        aria-label={t('bar.panel')}
        tabIndex={open ? 0 : -1}
      >
        {bar && open ? <SheetGrip className={styles.grip} onClose={close} /> : null}
        <PartBoundary>
          <PanelActionContext value={waiting ? 'waiting' : next}>
            <RevealPanelContext value={reveal}>{isRendered ? children : null}</RevealPanelContext>
          </PanelActionContext>
        </PartBoundary>
      </aside>
      {bar ? (
        <PartBoundary>
          <StepBar data={bar} next={next} error={error} open={open} panelId={panelId} toggleRef={toggle} onToggle={() => setOpen(!open)} />
        </PartBoundary>
      ) : null}
    </div>
  );
}
