import { describe, expect, test } from 'vitest';
import { frameMessage, highest } from './frame-message.ts';

const frame = {} as MessageEventSource;
const expected = { origin: 'https://tool.example', source: frame };
const message = (data: unknown, change: object = {}) => ({ origin: 'https://tool.example', source: frame, data, ...change });

describe('the host script checks event.origin and event.source, accepts only finite heights, and clamps them to the bounds', () => {
  test.each([
    ['whole pixels', 812, 812],
    ['a fraction is rounded up', 812.2, 813],
    ['the bound itself', highest, highest],
    ['absurd', highest + 1, highest],
    ['next to nothing', 0.5, 50],
  ])('%s', (_, height, clamped) => {
    expect(frameMessage(message({ type: 'resize', height }), expected)).toEqual({ height: clamped });
  });

  test.each([
    ['another origin', message({ type: 'resize', height: 800 }, { origin: 'https://other.example' })],
    ['another window of the same origin', message({ type: 'resize', height: 800 }, { source: {} })],
    ['no window', message({ type: 'resize', height: 800 }, { source: null })],
    ['another type', message({ type: 'scroll', height: 800 })],
    ['no height', message({ type: 'resize' })],
    ['a text', message({ type: 'resize', height: '800' })],
    ['not a number', message({ type: 'resize', height: Number.NaN })],
    ['infinite', message({ type: 'resize', height: Number.POSITIVE_INFINITY })],
    ['negative', message({ type: 'resize', height: -1 })],
    ['nothing', message({ type: 'resize', height: 0 })],
    ['no object', message('resize')],
    ['null', message(null)],
    ['an event of another origin', message({ v: 1, type: 'step', step: 'ship' }, { origin: 'https://other.example' })],
    ['an event without a version', message({ type: 'step', step: 'ship' })],
    ['an event of another version', message({ v: 2, type: 'step', step: 'ship' })],
    ['an unknown event', message({ v: 1, type: 'reload' })],
  ])('%s is ignored', (_, event) => {
    expect(frameMessage(event, expected)).toBeNull();
  });

  test('a frame that has no window yet matches nothing', () => {
    expect(frameMessage(message({ type: 'resize', height: 800 }, { source: null }), { ...expected, source: null })).toBeNull();
  });
});

test('an Escape that closes nothing in the frame is an event (EMBED-40)', () => {
  expect(frameMessage(message({ v: 1, type: 'escape' }), expected)).toEqual({ event: 'escape', detail: {} });
});

test('steps and the cart are events for the host page', () => {
  expect(frameMessage(message({ v: 1, type: 'step', step: 'ship' }), expected)).toEqual({ event: 'step', detail: { step: 'ship' } });
  const ecommerce = { currency: 'EUR', value: 2798, items: [] };
  expect(frameMessage(message({ v: 1, type: 'cart', event: 'add_to_cart', ecommerce }), expected)).toEqual({
    event: 'cart',
    detail: { event: 'add_to_cart', ecommerce },
  });
});
