import { useTranslation } from '@booking/ui/i18n';
import { Progress, type ProgressStep, StepIndicator } from '@booking/ui/layout';
import type { ReactNode } from 'react';
import { useServices } from './services.ts';

/** The progress list, index 0 to 6. Specification section 2. */
const keys = ['back_to_home', 'departure_date', 'ship', 'cabins', 'personal_information', 'price_overview', 'payment'] as const;
export type ProgressKey = (typeof keys)[number];
/** Addresses of the steps that can be gone back to; price overview and payment have none. */
export type ProgressLinks = Partial<Record<Exclude<ProgressKey, 'back_to_home' | 'price_overview' | 'payment'>, string>>;

/** The progress of a step with this index; embedded, the thin three-step indicator of the choosing steps. */
export function useProgress(index: 1 | 2 | 3 | 4 | 5 | 6, links: ProgressLinks = {}): ReactNode {
  const { t } = useTranslation('progress');
  const { runtime } = useServices();
  if (runtime.embedded) return index <= 3 ? <StepIndicator current={index as 1 | 2 | 3} /> : null;
  const hrefs: Partial<Record<ProgressKey, string>> = { back_to_home: runtime.facts.homeSite, ...links };
  const steps = keys.map(
    (key, position): ProgressStep => ({
      key,
      label: t(key),
      href: position < index ? (hrefs[key] ?? null) : null,
      state: position < index ? 'done' : position === index ? 'current' : 'later',
    }),
  );
  return (
    <>
      <Progress steps={steps} marker={index === 1 ? 'bike' : 'boat'} />
      {index <= 3 ? <StepIndicator current={index as 1 | 2 | 3} /> : null}
    </>
  );
}
