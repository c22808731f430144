import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Target, Visitor } from '../journey/visitor.ts';
import { shownAddress } from './open-screen.tsx';

const findAll = (target: Target): Locator => {
  const part = target.within === undefined ? page : page.css(target.within);
  if ('role' in target) return part.getByRole(target.role, { name: target.name, exact: true });
  if ('label' in target) return part.getByLabelText(target.label, { exact: true });
  if ('text' in target) return part.getByText(target.text, { exact: true });
  return part.css(target.css);
};
const find = (target: Target): Locator => findAll(target).shown();
const click = (target: Target): Promise<void> => find(target).click();

/** A visitor of the open screen. */
export const visitor: Visitor = {
  timeZone: undefined,
  see: (...anyOf) =>
    expect
      .element(
        anyOf
          .map(findAll)
          .reduce((one, other) => one.or(other))
          .shown(),
      )
      .toBeVisible(),
  isShown: async (target) => find(target).query() !== null,
  expectCount: (target, count) =>
    expect
      .poll(
        () =>
          findAll(target)
            .elements()
            .filter((element) => element.checkVisibility()).length,
      )
      .toBe(count),
  expectHeading: (text) => expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(text),
  expectAddress: (pattern) => expect.poll(shownAddress).toMatch(pattern),
  async expectLink(target, pattern) {
    await expect.element(find(target)).toHaveAttribute('href', expect.stringMatching(pattern));
    return find(target).element().getAttribute('href') ?? '';
  },
  click,
  check: click,
  fill: (target, text) => find(target).fill(text),
  select: (target, value) => find(target).selectOptions(value),
};
