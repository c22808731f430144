import { describe, expect, test } from 'vitest';
import { frameHeight, highest } from './frame-height.ts';

const frame = {} as MessageEventSource;
const expected = { origin: 'https://tool.example', source: frame };
const message = (data: unknown, change: object = {}) => ({ origin: 'https://tool.example', source: frame, data, ...change });

describe('the host script checks event.origin and event.source, and takes only finite heights within bounds', () => {
  test.each([
    ['whole pixels', 812, 812],
    ['a fraction is rounded up', 812.2, 813],
    ['the bound itself', highest, highest],
  ])('%s', (_, height, taken) => {
    expect(frameHeight(message({ type: 'resize', height }), expected)).toBe(taken);
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
    ['absurd', message({ type: 'resize', height: highest + 1 })],
    ['no object', message('resize')],
    ['null', message(null)],
  ])('%s is not taken', (_, event) => {
    expect(frameHeight(event, expected)).toBeNull();
  });

  test('a frame that has no window yet matches nothing', () => {
    expect(frameHeight(message({ type: 'resize', height: 800 }, { source: null }), { ...expected, source: null })).toBeNull();
  });
});
