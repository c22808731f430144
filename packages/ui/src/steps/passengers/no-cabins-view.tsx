import { useText, useTranslation } from '../../i18n/index.ts';
import { type StepFrame, StepLayout } from '../../layout/index.ts';
import { ActionLink, Notice } from '../../primitives/index.ts';

export type NoCabinsViewProps = Pick<StepFrame, 'title' | 'progress' | 'aside'> & { cabinsHref: string };

/** The step without any cabins in its address: says so, and leads back to them. */
export function NoCabinsView({ title, progress, aside, cabinsHref }: NoCabinsViewProps) {
  const { t } = useTranslation('checkout');
  return (
    <StepLayout title={useText(title)} progress={progress} aside={aside} back={{ href: cabinsHref }}>
      <Notice
        tone="info"
        title={t('passengers.noCabins')}
        action={
          <ActionLink variant="primary" href={cabinsHref}>
            {t('passengers.noCabinsAction')}
          </ActionLink>
        }
      >
        {t('passengers.noCabinsText')}
      </Notice>
    </StepLayout>
  );
}
