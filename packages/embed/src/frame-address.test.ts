import { describe, expect, test } from 'vitest';
import { type FrameOptions, frameAddress } from './frame-address.ts';

const options: FrameOptions = { base: 'https://tool.example', tour: 'a0A7T000001AbCdUAK', brand: null, params: {}, search: '' };
const address = (change: Partial<FrameOptions>) => frameAddress({ ...options, ...change })?.href;

describe('the address of the frame has the attributes of the element (EMBED-1, EMBED-19, EMBED-39)', () => {
  test.each<[string, Partial<FrameOptions>, string]>([
    ['a tour', {}, 'https://tool.example/frame/tours/a0A7T000001AbCdUAK'],
    ['several tours', { tour: 'a:b' }, 'https://tool.example/frame/tours/a:b'],
    ['the list', { tour: null }, 'https://tool.example/frame/tours?all=1'],
    ['the island brand', { brand: 'islandhopping' }, 'https://tool.example/islandhopping/frame/tours/a0A7T000001AbCdUAK'],
    [
      'language and campaign',
      { params: { locale: 'de' }, search: '?cid=x y' },
      'https://tool.example/frame/tours/a0A7T000001AbCdUAK?locale=de&cid=x+y',
    ],
    [
      "only the attribution of the host page's address",
      { search: '?page=2&utm_source=mail&gclid=g&locale=nl&email=a@b.c&utm_term=' },
      'https://tool.example/frame/tours/a0A7T000001AbCdUAK?utm_source=mail&gclid=g',
    ],
    [
      'party and date, and nothing for what is not set',
      { params: { party: '4', date: '2027-05-01', accent: '', cid: null } },
      'https://tool.example/frame/tours/a0A7T000001AbCdUAK?party=4&date=2027-05-01',
    ],
    [
      "the element's own cid, not that of the host page's address",
      { params: { cid: 'partner' }, search: '?cid=campaign&gclid=g' },
      'https://tool.example/frame/tours/a0A7T000001AbCdUAK?cid=partner&gclid=g',
    ],
    ['a base with a path', { base: 'https://tool.example/book/' }, 'https://tool.example/book/frame/tours/a0A7T000001AbCdUAK'],
    ['an id that is not a path', { tour: '../x?y' }, 'https://tool.example/frame/tours/..%2Fx%3Fy'],
  ])('%s', (_, change, expected) => {
    expect(address(change)).toBe(expected);
  });

  test('a base that is not a web address shows no frame', () => {
    expect(address({ base: 'javascript:alert(1)' })).toBeUndefined();
  });
});
