import { describe, expect, test } from 'vitest';
import { clientAddress, createClientResolver, getClient, parseProxies } from './client-address.ts';

const proxies = parseProxies('10.0.0.0/8, fd00::/8, 192.0.2.7') ?? [];

describe('the client address of a request (BACK-33)', () => {
  test.each<[string, string, string | undefined, string]>([
    ['without a proxy: the connection', '198.51.100.1', undefined, '198.51.100.1'],
    ['a header of one who is not trusted is not believed', '198.51.100.1', '203.0.113.5', '198.51.100.1'],
    ['behind a trusted proxy: the named client', '10.1.2.3', '203.0.113.5', '203.0.113.5'],
    ['what the client itself wrote is ignored', '10.1.2.3', '1.1.1.1, 203.0.113.5', '203.0.113.5'],
    ['behind two trusted proxies', '10.1.2.3', '203.0.113.5, 192.0.2.7', '203.0.113.5'],
    ['IPv4 in IPv6 is IPv4', '::ffff:10.1.2.3', '::ffff:203.0.113.5', '203.0.113.5'],
    ['with a port', '10.1.2.3', '203.0.113.5:4711', '203.0.113.5'],
    ['IPv6 with a port', 'fd00::1', '[2001:db8::5]:4711', '2001:db8::5'],
    ['a proxy that names no client', '10.1.2.3', undefined, '10.1.2.3'],
    ['a proxy that names nonsense', '10.1.2.3', 'unknown', '10.1.2.3'],
    ['a request of a proxy itself', '10.1.2.3', '10.9.9.9', '10.9.9.9'],
    ['no connection that is known', '', '203.0.113.5', ''],
  ])('%s', (_, connection, forwarded, expected) => {
    expect(clientAddress(connection, forwarded, proxies)).toBe(expected);
  });

  test('an IPv6 network of 64 bits is one client', () => {
    expect(getClient('2001:db8::1')).toBe(getClient('2001:db8::ffff:2'));
    expect(getClient('2001:db8::1')).not.toBe(getClient('2001:db8:0:1::1'));
    expect(getClient('203.0.113.5')).toBe('203.0.113.5');
    expect(getClient('')).toBe('');
  });

  test.each(['nonsense', '10.0.0.0/33', '10.0.0.0/8;fd00::/8'])('%s is not a list of proxies', (text) => {
    expect(parseProxies(text)).toBeNull();
  });
});

test('a header that arrives while no proxy is trusted is reported once (BACK-57)', () => {
  let reported = 0;
  const onIgnored = () => {
    reported += 1;
  };
  const getClient = createClientResolver([], onIgnored);
  expect(getClient('198.51.100.1', undefined)).toBe('198.51.100.1');
  expect(reported).toBe(0);
  for (const forwarded of ['203.0.113.1', '203.0.113.2', '203.0.113.1']) expect(getClient('198.51.100.1', forwarded)).toBe('198.51.100.1');
  expect(reported).toBe(1);
  expect(createClientResolver(parseProxies('10.0.0.0/8') ?? [], onIgnored)('10.0.0.1', '203.0.113.1')).toBe('203.0.113.1');
  expect(reported).toBe(1);
});
