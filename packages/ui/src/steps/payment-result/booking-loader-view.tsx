import type { ReactNode } from 'react';
import { StepLayout } from '../../layout/index.ts';
import { ActionLink, Button, Loading, Notice } from '../../primitives/index.ts';

export type BookingLoaderViewProps = {
  title: string;
  /** The label of the spinner; null if nothing is loading. */
  waiting: string | null;
  message: { tone: 'info' | 'error' | 'success'; title: string; text: ReactNode } | null;
  action: { label: string; href: string; newWindow?: boolean } | { label: string; onClick(): void } | null;
  aside: ReactNode;
};

/** Replaces a payment page while its booking or payment loads, or if it cannot be loaded. */
export function BookingLoaderView({ title, waiting, message, action, aside }: BookingLoaderViewProps) {
  const button = action ? (
    'href' in action ? (
      <ActionLink variant="primary" href={action.href} newWindow={action.newWindow ?? false}>
        {action.label}
      </ActionLink>
    ) : (
      <Button variant="primary" onClick={action.onClick}>
        {action.label}
      </Button>
    )
  ) : null;
  return (
    <StepLayout title={title} progress={null} aside={aside} bar={null}>
      {message ? (
        <Notice tone={message.tone} title={message.title} action={button}>
          {message.text}
        </Notice>
      ) : null}
      {waiting ? <Loading label={waiting} /> : null}
    </StepLayout>
  );
}
