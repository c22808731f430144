import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent } from 'storybook/test';
import { SampleTourDate, sampleArgs } from './sample-tour-date.tsx';

const meta = {
  title: 'Steps/TourDate/Motion',
  component: SampleTourDate,
  parameters: { layout: 'fullscreen' },
  args: sampleArgs,
} satisfies Meta<typeof SampleTourDate>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The months slide in from the side where they are, in 200 ms; nothing else is animated: May 2027 has six weeks, June five. With reduced motion nothing
 * moves. DATE-13, DATE-45, DATE-46.
 */
export const MonthChange: Story = {
  args: { width: 1 },
  async play({ canvas, canvasElement }) {
    const calendar = canvasElement.querySelector<HTMLElement>('[data-months]') as HTMLElement;
    const moves = () =>
      calendar.getAnimations().map(({ effect }) => ({
        duration: effect?.getTiming().duration,
        from: (effect as KeyframeEffect).getKeyframes()[0] as ComputedKeyframe & Record<string, string>,
      }));
    const settle = () => Promise.all(calendar.getAnimations().map(({ finished }) => finished));
    const height = () => calendar.getBoundingClientRect().height;
    const sixWeeks = height();
    const media = spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    const [slide, ...others] = moves();
    await expect(slide?.duration).toBe(200);
    await expect(others).toEqual([]);
    await expect(Number.parseFloat(slide?.from.translate ?? '')).toBeGreaterThan(0);
    await expect(sixWeeks - height()).toBeCloseTo(72, 0);
    await settle();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(Number.parseFloat(moves()[0]?.from.translate ?? '')).toBeLessThan(0);
    await settle();
    media.mockRestore();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(moves()).toEqual([]);
  },
};

/**
 * A swipe to the left shows the next month, one to the right the previous one, within the range. A finger that scrolls the page, that only taps, or
 * one of two that zoom, turns nothing. DATE-54.
 */
export const Swipe: Story = {
  args: { width: 1 },
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, canvasElement }) {
    const calendar = canvasElement.querySelector<HTMLElement>('[data-months]') as HTMLElement;
    const touch = (x: number, y: number) => new Touch({ identifier: 1, target: calendar, clientX: x, clientY: y });
    const swipe = (x: number, y: number, fingers = 1, end: 'touchEnd' | 'touchCancel' = 'touchEnd') => {
      const start = Array.from({ length: fingers }, () => touch(200, 300));
      fireEvent.touchStart(calendar, { touches: start, changedTouches: start });
      fireEvent[end](calendar, { changedTouches: [touch(200 + x, 300 + y)] });
    };
    const expectMonth = (month: string) => expect(canvas.getByRole('grid')).toHaveAccessibleName(month);
    await expectMonth('May 2027');
    for (const turnsNothing of [() => swipe(-20, 0), () => swipe(-60, 50), () => swipe(-90, 0, 2), () => swipe(-90, 0, 1, 'touchCancel')]) {
      turnsNothing();
      await expectMonth('May 2027');
    }
    swipe(-60, 20);
    await expectMonth('June 2027');
    swipe(60, -20);
    await expectMonth('May 2027');
    // Nothing is before the range.
    swipe(90, 0);
    await expectMonth('May 2027');
    await expect(getComputedStyle(calendar).touchAction).toBe('pan-y pinch-zoom');
  },
};
