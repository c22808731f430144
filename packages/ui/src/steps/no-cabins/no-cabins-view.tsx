import { useText, useTranslation } from '../../i18n/index.ts';
import { StepLayout, type StepViewProps } from '../../layout/index.ts';
import { ActionLink, Notice } from '../../primitives/index.ts';

type NoCabinsViewProps = Pick<StepViewProps, 'title' | 'progress' | 'aside'> & { cabinsHref: string };

/** Shown when the address contains no cabins: a message and a link to the cabin step. */
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
