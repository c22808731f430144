import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { toBookableDay } from '../../packages/flow/src/testing/journey/bookable-day.ts';
import { createJourney } from '../../packages/flow/src/testing/journey/journey.ts';
import type { Target, Visitor } from '../../packages/flow/src/testing/journey/visitor.ts';
import { shown } from './shown.ts';
import type { Words } from './words.ts';

/** As in the configuration of Playwright. */
const timeZone = 'Europe/Amsterdam';
export const bookableDay = toBookableDay(timeZone);

type Press = (found: Locator) => Promise<void>;

/** A visitor of a page, or of a frame in it. */
function createVisitor(page: Page | FrameLocator, press: Press): Visitor {
  const findAll = (target: Target): Locator => {
    const part = target.within === undefined ? page : page.locator(target.within);
    if ('role' in target) return part.getByRole(target.role, { name: target.name, exact: true });
    if ('label' in target) return part.getByLabel(target.label, { exact: true });
    if ('text' in target) return part.getByText(target.text, { exact: true });
    return part.locator(target.css);
  };
  const find = (target: Target): Locator => shown(findAll(target));
  const readAddress = (): Promise<string> => page.locator(':root').evaluate(() => window.location.href);
  return {
    timeZone,
    see: (...anyOf) => expect(shown(anyOf.map(findAll).reduce((one, other) => one.or(other)))).toBeVisible(),
    isShown: (target) => find(target).isVisible(),
    expectCount: (target, count) => expect(findAll(target).filter({ visible: true })).toHaveCount(count),
    expectHeading: (text) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text),
    expectAddress: (pattern) => expect(async () => expect(await readAddress()).toMatch(pattern)).toPass({ timeout: 10_000 }),
    async expectLink(target, pattern) {
      await expect(find(target)).toHaveAttribute('href', pattern);
      return (await find(target).getAttribute('href')) ?? '';
    },
    click: (target) => press(find(target)),
    check: (target) => find(target).check(),
    fill: (target, text) => find(target).fill(text),
    select: (target, value) => find(target).selectOption(value),
  };
}

/**
 * The steps of the journey, in a page or in a frame of it.
 * @param press how the visitor presses an element
 */
export const journey = (page: Page | FrameLocator, words: Words, press: Press = (found) => found.click()) =>
  createJourney(createVisitor(page, press), words);
