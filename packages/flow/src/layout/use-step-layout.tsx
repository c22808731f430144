import { type TextKey, useTranslation } from '@booking/ui/i18n';
import { Progress, type ProgressStep as ShownStep, StepIndicator } from '@booking/ui/layout';
import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type ProgressStep, progressSteps, type Screen } from '../app/screen.ts';
import { useServices } from '../app/services.ts';

/** The addresses of previous steps. Price overview and payment are never linked. */
export type ProgressLinks = Partial<Record<Exclude<ProgressStep, 'back_to_home' | 'price_overview' | 'payment'>, string>>;

const markers = { departure_date: 'bike' } as const satisfies Partial<Record<ProgressStep, 'bike'>>;
const isChoosing = (index: number): index is 1 | 2 | 3 => index >= 1 && index <= 3;

/**
 * The layout props of a step, from the route of the current screen: its heading and its progress. In the embedded layout the
 * progress is the three-step indicator of date, ship and cabins.
 */
export function useStepLayout(links: ProgressLinks = {}): { title: TextKey; progress: ReactNode } {
  const { title, progress } = useScreen();
  return { title, progress: progress ? <StepProgress current={progress} links={links} /> : null };
}

/** The description of the current screen, from its route. */
export const useScreen = (): Screen => useMatches({ select: getScreen });

function getScreen(matches: readonly { staticData: { screen?: Screen } }[]): Screen {
  const screen = matches.at(-1)?.staticData.screen;
  if (!screen) throw new Error('the route of this step has no screen');
  return screen;
}

function StepProgress({ current, links }: { current: ProgressStep; links: ProgressLinks }): ReactNode {
  const { t } = useTranslation('progress');
  const { runtime } = useServices();
  const index = progressSteps.indexOf(current);
  const indicator = isChoosing(index) ? <StepIndicator current={index} /> : null;
  if (runtime.embedded) return indicator;
  const hrefs: Partial<Record<ProgressStep, string>> = { back_to_home: runtime.facts.homeSite, ...links };
  const steps = progressSteps.map(
    (key, position): ShownStep => ({
      key,
      label: t(key),
      href: position < index ? (hrefs[key] ?? null) : null,
      state: position < index ? 'done' : position === index ? 'current' : 'later',
    }),
  );
  return (
    <>
      <Progress steps={steps} marker={current in markers ? 'bike' : 'boat'} />
      {indicator}
    </>
  );
}
