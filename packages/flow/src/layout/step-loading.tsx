import { useText } from '@booking/ui/i18n';
import { StepLayout } from '@booking/ui/layout';
import { Loading } from '@booking/ui/primitives';
import { Aside } from './aside.tsx';
import { useScreen, useStepLayout } from './use-step-layout.tsx';

/** The loading state of a step: its heading and progress, and the outline of its form or a loading message. */
export function StepLoading() {
  const { title, progress } = useStepLayout();
  const { lead, step } = useScreen();
  const heading = useText(title);
  const line = useText(lead ?? title);
  return (
    <StepLayout title={heading} lead={lead && line} progress={progress} aside={<Aside />}>
      <Loading height={420} form={step === 'passengers'} />
    </StepLayout>
  );
}
