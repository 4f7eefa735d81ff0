import { buildClientEmailKey, buildClientKey, toNetwork } from './client-key';

describe('buildClientKey', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7'],
    ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
    ['2001:0DB8:0000:0007:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['no address', 'unknown'],
    [undefined, 'unknown'],
  ])('buildClientKey(%s) is %s [S73]', (address, key) => {
    expect(buildClientKey(address)).toBe(key);
  });
});

describe('toNetwork', () => {
  it.each([
    ['2001:db8:0:7::/64', '2001:db8:0::/48'],
    ['0:0:0:0::/64', '0:0:0::/48'],
    ['192.0.2.7', '192.0.2.7'],
    ['unknown', 'unknown'],
  ])('toNetwork(%s) is %s [S73]', (client, network) => {
    expect(toNetwork(client)).toBe(network);
  });

  it('buildClientEmailKey() is the same for all clients of a /48 [S73]', () => {
    const keys = ['2001:db8:0:7::/64', '2001:db8:0:8::/64'].map((client) =>
      buildClientEmailKey(client, 'mira@example.com'),
    );
    expect(new Set(keys).size).toBe(1);
  });
});
