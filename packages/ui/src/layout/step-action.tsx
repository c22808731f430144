import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { ActionLink } from '../primitives/action-link.tsx';
import { Button } from '../primitives/button.tsx';
import { Icon } from '../primitives/icon.tsx';
import { VisuallyHidden } from '../primitives/visually-hidden.tsx';

export type StepNext = {
  label?: string | undefined;
  /** The label in the side panel, where it is another one. */
  panelLabel?: string | undefined;
  /** Shown after the label where the total is not beside the button: at the end of the page. */
  detail?: string | undefined;
  busy?: boolean | undefined;
  /** Renders a link when set, otherwise a button. */
  href?: string | undefined;
  newWindow?: boolean | undefined;
  onClick?: (() => void) | undefined;
  /** The id of the form that the button submits. */
  form?: string | undefined;
  /** Words about the action, below it; on small screens at the end of the content, above the bar. */
  note?: ReactNode;
  /** A choice on the page comes first: its own buttons look like the main action until it is made. */
  waits?: boolean | undefined;
  /** The button orders. On a phone a long label of it has a row of its own. */
  orders?: boolean | undefined;
};

type StepActionProps = { next: StepNext; detailed?: boolean; className?: string | undefined };

/** The main action of a step. */
export function StepAction({ next, detailed = false, className }: StepActionProps) {
  const { t } = useTranslation('common');
  const { label = t('next'), detail, busy, href, newWindow, waits = false, onClick, form } = next;
  // Of one height in both looks: a choice moves nothing.
  const look = waits ? ({ variant: 'secondary', style: { minBlockSize: 52 } } as const) : ({ variant: 'primary' } as const);
  if (href === undefined) {
    const submit = form === undefined ? {} : { type: 'submit' as const, form };
    return (
      <Button {...look} className={className} busy={busy} onClick={onClick} {...submit}>
        <span>{label}</span>
        {detailed && detail !== undefined ? <span translate="no">{`· ${detail}`}</span> : null}
      </Button>
    );
  }
  return (
    <ActionLink {...look} className={className} href={href} newWindow={newWindow} onClick={onClick}>
      <span>{label}</span>
      {newWindow ? (
        <>
          <Icon name="external" size={18} />
          <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
        </>
      ) : null}
    </ActionLink>
  );
}
